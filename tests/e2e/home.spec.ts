import type { Page } from "@playwright/test";
import sharp from "sharp";
import { bothInFull, expect, expectAccessible, hydrated, inFull, test, watchCalls } from "./fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const video = (page: Page) => page.getByRole("main").locator("video");
const isPaused = (page: Page) =>
  video(page).evaluate((film) => film instanceof HTMLVideoElement && film.paused);

inFull("the hero link leads to the quiz section, whose link opens the quiz", bothInFull, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const call = page.locator("#eq-quiz");
  await page.getByRole("main").getByRole("link", { name: "Find your archetype" }).click();
  await expect(page).toHaveURL("/#eq-quiz");
  const heading = call.getByRole("heading", { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const foot = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(foot);

  await expect(call).toContainText("Free, 5 minutes");
  await call.getByRole("link", { name: "Begin the quiz" }).click();
  await expect(page).toHaveURL("/eq-assessment");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Discover Your Emotional Archetype");
});

inFull("the hero film plays muted, and its button pauses it", bothInFull, async ({ page }) => {
  await page.goto("/");
  const pause = page.getByRole("button", { name: "Pause film" });
  await expect(pause).toBeVisible();
  await expect(video(page)).toHaveJSProperty("muted", true);
  await expect(video(page)).toHaveJSProperty("loop", true);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expectAccessible(page);

  await pause.click();
  const play = page.getByRole("button", { name: "Play film" });
  await expect(play).toBeFocused();
  await expect.poll(() => isPaused(page)).toBe(true);
  await play.press("Enter");
  await expect(pause).toBeVisible();
  await expect.poll(() => isPaused(page)).toBe(false);
});

inFull(
  "the hero film is hidden while reduced motion is preferred, even if the preference changes after the load",
  async ({ page }) => {
    const films = watchCalls(page, /\.(webm|mp4)/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    await expectAccessible(page);
    expect(films).toEqual([]);

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(page.getByRole("button", { name: "Pause film" })).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(video(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Pause film" })).toHaveCount(0);
  },
);

/**
 * Returns the thickness, in pixels, of the bar of a black "e" on white. The bar is the second stroke in the middle
 * column.
 */
async function barOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const strokes = [0];
  for (let row = 0; row < height; row += 1) {
    const ink = 1 - (data[(row * width + (width >> 1)) * 4] ?? 255) / 255;
    if (ink > 0.02) strokes.push((strokes.pop() ?? 0) + ink);
    else if (strokes.at(-1)) strokes.push(0);
  }
  return strokes[1] ?? 0;
}

inFull("the bar of an e in a title of 96 pixels is at least 1.6 pixels thick", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const level of ["h1", "h2", "h3"]) {
    const title = page.locator(`main ${level}:visible`).first();
    await title.evaluate((element) => {
      element.textContent = "e";
      Object.assign(element.style, {
        fontSize: "96px",
        color: "#000",
        background: "#fff",
        width: "fit-content",
      });
    });
    const bar = await barOf(await title.screenshot());
    expect(bar, `${level}: ${bar}`).toBeGreaterThanOrEqual(1.6);
    expect(bar, `${level}: ${bar}`).toBeLessThan(5);
  }
});
