import type { Page } from "@playwright/test";

// What is held back on purpose never comes.
const patience = 2_000;

/** Follows what a page asks for; gives a function that waits until all of it has come. */
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
    while (open.size > 0 || Date.now() - changed < 80) {
      if (Date.now() - begun > patience) return void open.clear();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}

/** Has everything loaded that waits to be scrolled to, and leaves the page at its top. */
export async function wakeLazyParts(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Waits until what is on the page has its letters and pictures and stands still. */
export async function standStill(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
