import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const enough = 2 * 1024 ** 3;

function hasRoomInMemory() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/** Makes a folder for what tests throw away: in memory where there is room, since every commit waits for its disk. */
export function makeScratch(name: string) {
  return mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), `aurea-${name}-`));
}
