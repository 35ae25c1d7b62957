import type { Page } from "@playwright/test";

// The longest wait, because a test may hold a request back until its end.
const patience = 2_000;

/** Watches a page's requests. Returns a function that waits until scripts are idle and all requests are done. */
export function watchRequests(page: Page) {
  const open = new Set<unknown>();
  let changed = Date.now();
  const end = (request: unknown) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => {
    // A stream stays open as long as the page.
    if (request.resourceType() === "eventsource") return;
    open.add(request);
    changed = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    const begun = Date.now();
    // Scripts send their requests once they have run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    while (open.size > 0 || Date.now() - changed < 100) {
      if (Date.now() - begun > patience) return void open.clear();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}
