import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

export type UploadsTally = { files: number; bytes: number; sha256: string };

function isGone(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

// What was announced and has not arrived is not kept: its browser is gone when the copy comes back.
async function picturesBelow(folder: string, from = folder): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && path !== join(from, "pending"))
      found.push(...(await picturesBelow(path, from)));
    else if (entry.isFile()) found.push(relative(from, path));
    else if (!entry.isDirectory()) throw new Error(`${path} is neither a file nor a folder`);
  }
  return found.sort();
}

async function copyOne(from: string, to: string) {
  if (existsSync(to)) return;
  await mkdir(dirname(to), { recursive: true });
  try {
    // A picture is never written over, so that a second name for it is as good as a copy.
    await link(from, to).catch(() => copyFile(from, to));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Copies the pictures that a folder has and the other has not; one that disappears meanwhile is passed over. */
export async function copyPictures(from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const path of await picturesBelow(from)) await copyOne(join(from, path), join(to, path));
}

/** Counts the pictures of a folder and takes one SHA-256 over their paths and contents. */
export async function tallyPictures(folder: string): Promise<UploadsTally> {
  const hash = createHash("sha256");
  const paths = await picturesBelow(folder);
  let bytes = 0;
  for (const path of paths) {
    const content = await readFile(join(folder, path));
    bytes += content.length;
    hash.update(`${path}\0`).update(createHash("sha256").update(content).digest());
  }
  return { files: paths.length, bytes, sha256: hash.digest("hex") };
}

/** Whether a folder holds any picture. */
export async function hasPictures(folder: string) {
  return (await picturesBelow(folder)).length > 0;
}
