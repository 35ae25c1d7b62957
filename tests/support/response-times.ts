import { expect } from "vitest";

/** While so many requests are unanswered, no more are sent, because their delays are enough to show a stall. */
const mostUnderWay = 100;

/**
 * Requests the addresses in turn at fixed times, so that a stall delays as many requests as fall into it. Returns a
 * function that stops the requests and returns the 99th percentile in ms.
 */
export function watchResponseTimes(urls: string[], everyMs: number) {
  const asked: Promise<void>[] = [];
  const times: number[] = [];
  async function ask(url = "") {
    const begun = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - begun);
  }
  const timer = setInterval(() => {
    if (asked.length - times.length < mostUnderWay) asked.push(ask(urls[asked.length % urls.length]));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(asked);
    times.sort((one, other) => one - other);
    return times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  };
}
