import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

function whenDone(work: () => void) {
  process.once("exit", work);
}

/**
 * Mounts a disk in memory. Returns null if the process may not mount. `atEnd` registers the unmount, for processes that
 * do not exit by themselves, as in Vitest.
 */
export function makeSmallDisk(megabytes: number, atEnd = whenDone) {
  const folder = mkdtempSync(join(tmpdir(), "aurea-disk-"));
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder];
  const isMade = process.getuid?.() === 0 && spawnSync("mount", options).status === 0;
  if (!isMade) {
    rmSync(folder, { recursive: true });
    return null;
  }
  atEnd(() => {
    spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const filler = join(folder, "filler");
  let timesFull = 0;
  return {
    folder,
    fill() {
      let reason: unknown;
      for (let size = 1_048_576; size >= 1; size /= 4) {
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size));
        } catch (error) {
          // The disk has no space for this size, so the next smaller size is tried.
          reason = (error as NodeJS.ErrnoException).code;
        }
      }
      if (reason === "ENOSPC") timesFull += 1;
    },
    timesFull: () => timesFull,
    empty: () => rmSync(filler, { force: true }),
  };
}
