import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memoryFolder = "/dev/shm";
const minFreeBytes = 2 * 1024 ** 3;

function hasRoomInMemory() {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= minFreeBytes;
  } catch {
    return false;
  }
}

/** Creates a temporary folder, in memory if there is room, because each transaction would wait for a disk. */
export function makeScratch(name: string) {
  return mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), `aurea-${name}-`));
}
