import { setTimeout as wait } from "node:timers/promises";

/** Waits for a good answer of a process that was started, for at most two minutes. */
export async function untilReady(url, child) {
  const until = performance.now() + 120_000;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${url} stopped before it was ready`);
    if (performance.now() > until) throw new Error(`${url} gave no good answer within two minutes`);
    await wait(20);
  }
}
