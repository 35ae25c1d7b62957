import { channel } from "node:diagnostics_channel";
import { expect, test } from "vitest";
import { createWorker } from "./worker";

test("a worker finishes its run when the server stops, and starts no other run", async () => {
  const runs: boolean[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const worker = createWorker(async (isStopping) => {
    await promise;
    runs.push(isStopping());
  }, "failed");
  worker.wake();
  worker.wake();
  const unfinished: Promise<unknown>[] = [];
  channel("aurea:stopping").publish({ waitFor: (work: Promise<unknown>) => unfinished.push(work) });
  worker.wake();
  resolve();
  await Promise.all(unfinished);
  expect(runs).toEqual([true]);
});
