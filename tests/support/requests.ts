import type { Page } from "@playwright/test";

// What is held back on purpose never comes.
const patience = 2_000;

/** Follows what a page asks for; gives a function that waits until its scripts rest and all of it has come. */
export function watchRequests(page: Page) {
  const open = new Set<unknown>();
  let changed = Date.now();
  const end = (request: unknown) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => {
    // A stream stays open for as long as the page.
    if (request.resourceType() === "eventsource") return;
    open.add(request);
    changed = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    const begun = Date.now();
    // What scripts ask for is asked when they have run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    while (open.size > 0 || Date.now() - changed < 100) {
      if (Date.now() - begun > patience) return void open.clear();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}
