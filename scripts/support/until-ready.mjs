import { setTimeout as wait } from "node:timers/promises";

/** Waits for a successful response of a started process. Throws if the process exits, or after two minutes. */
export async function waitUntilReady(url, child) {
  const until = performance.now() + 120_000;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${url} stopped before it was ready`);
    if (performance.now() > until) throw new Error(`${url} gave no successful response within two minutes`);
    await wait(20);
  }
}
