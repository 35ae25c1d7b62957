import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";

/** Requests the addresses in turn. Returns a function that stops the requests and returns the 99th percentile in ms. */
export function watchResponseTimes(urls: string[], pauseMs: number) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const begun = performance.now();
      const answer = await fetch(urls[turn % urls.length] ?? "");
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      times.push(performance.now() - begun);
      await wait(pauseMs);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    times.sort((one, other) => one - other);
    return times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  };
}
