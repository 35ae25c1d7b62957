import "server-only";
import { describeError, log } from "./log";

const intervalMs = 15_000;

/**
 * Returns a worker that runs `work` when woken and every 15 seconds, one run at a time. If it is woken during a run, it
 * runs again; failures are logged and retried.
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
        // Runs again immediately if it was woken during a failed run or since the loop last checked.
        timer = setTimeout(wake, isWanted ? 0 : intervalMs);
        timer.unref();
      });
  }

  return { wake };
}

export type Worker = ReturnType<typeof createWorker>;
