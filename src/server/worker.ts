import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { Stopping } from "@/process-registry";
import { describeError, log } from "./log";

const intervalMs = 15_000;

/**
 * Returns a worker that runs `work` when woken and every 15 seconds, one run at a time. If it is woken during a run, it
 * runs again; failures are logged and retried. When the server stops, the worker finishes its run and starts no other.
 */
export function createWorker(work: (isStopping: () => boolean) => Promise<void>, failed: string) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;
  let isBusy = false;
  let isWanted = false;

  async function workWhileWanted() {
    do {
      isWanted = false;
      await work(() => isStopping);
    } while (isWanted && !isStopping);
  }

  function wake() {
    isWanted = true;
    if (isBusy || isStopping) return;
    isBusy = true;
    clearTimeout(timer);
    running = workWhileWanted()
      .catch((error) => log.error(describeError(error), failed))
      .finally(() => {
        isBusy = false;
        // Runs again immediately if it was woken during a failed run or since the loop last checked.
        timer = setTimeout(wake, isWanted ? 0 : intervalMs);
        timer.unref();
      });
  }

  subscribe("aurea:stopping", (message) => {
    isStopping = true;
    if (running) (message as Stopping).waitFor(running);
  });

  return { wake };
}

export type Worker = ReturnType<typeof createWorker>;
