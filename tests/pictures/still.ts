import type { Page } from "@playwright/test";

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

/** Runs in each page before anything else: what would go by itself after a few seconds stays. */
export const keepMessages = `{
  const wait = window.setTimeout;
  window.setTimeout = (act, ms = 0, ...given) => (ms < 3000 ? wait(act, ms, ...given) : 0);
}`;
