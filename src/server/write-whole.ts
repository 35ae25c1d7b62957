import "server-only";
import { constants } from "node:fs";
import { copyFile, link, rename, rm, writeFile } from "node:fs/promises";

/**
 * Writes a file that is either whole under its name or not there, whatever happens meanwhile; over the one that is
 * there. What a kill leaves lies beside it, as `.part`.
 */
export async function writeWhole(file: string, bytes: Uint8Array, mode: number) {
  await writeFile(`${file}.part`, bytes, { mode, flush: true });
  await rename(`${file}.part`, file);
}

/** The same for a file that must not be there yet: fails with EEXIST when it is. What a kill leaves is `part`. */
export async function writeWholeOnce(file: string, bytes: Uint8Array | string, part: string) {
  try {
    await writeFile(part, bytes, { flag: "wx", flush: true });
    await link(part, file).catch((error) => {
      if (error.code === "EEXIST" || error.code === "ENOENT") throw error;
      // Some disks of the network know no second name for a file.
      return copyFile(part, file, constants.COPYFILE_EXCL);
    });
  } finally {
    await rm(part, { force: true });
  }
}
