import "server-only";
import { constants } from "node:fs";
import { copyFile, link, rename, rm, writeFile } from "node:fs/promises";

/** Replaces a file in one step, readable for its owner only. A killed process leaves a `.part` file beside it. */
export async function writeAtomically(file: string, bytes: Uint8Array) {
  await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}

/** Creates a file in one step, or throws EEXIST if it exists. A killed process leaves the file `part`. */
export async function createAtomically(file: string, bytes: Uint8Array | string, part: string) {
  try {
    await writeFile(part, bytes, { flag: "wx", flush: true });
    await link(part, file).catch((error) => {
      if (error.code === "EEXIST" || error.code === "ENOENT") throw error;
      // Some network file systems do not support hard links.
      return copyFile(part, file, constants.COPYFILE_EXCL);
    });
  } finally {
    await rm(part, { force: true });
  }
}
