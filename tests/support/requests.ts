import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

// The maximum wait in milliseconds, needed because a test may delay a request until the test ends.
const patience = 2_000;

/** Returns a function that waits until scripts are idle and all requests are done. */
export function watchRequests(page: Page) {
  const open = new Set<unknown>();
  let changed = Date.now();
  const end = (request: unknown) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => {
    // Skips a stream, because a stream stays open as long as the page.
    if (request.resourceType() === "eventsource") return;
    open.add(request);
    changed = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    const begun = Date.now();
    // Gives scripts time to send their requests.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    while (open.size > 0 || Date.now() - changed < 100) {
      if (Date.now() - begun > patience) return void open.clear();
      await wait(20);
    }
  };
}
