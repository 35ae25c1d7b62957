import "server-only";
import { describeError, log } from "./log";

const intervalMs = 15_000;

/**
 * Does its work when woken and every 15 s, never twice at once: whoever wakes it meanwhile has it done once more. What fails is
 * logged in the words given, and tried again the next time.
 */
export function createWorker(work: () => Promise<void>, failed: string) {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isWanted = false;

  async function workWhileWanted() {
    do {
      isWanted = false;
      await work();
    } while (isWanted);
  }

  function wake() {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    clearTimeout(timer);
    void workWhileWanted()
      .catch((error) => log.error(describeError(error), failed))
      .finally(() => {
        isBusy = false;
        // Somebody may have woken it since it looked last.
        timer = setTimeout(wake, isWanted ? 0 : intervalMs);
        timer.unref();
      });
  }

  return { wake };
}

export type Worker = ReturnType<typeof createWorker>;
