import type { Page } from "@playwright/test";
import { expect, expectAccessible, inFull, phone, test } from "./fixtures";

const rest = (page: Page) => page.getByRole("article", { name: "Rest" });
const begin = (page: Page) => rest(page).getByRole("button", { name: "Breathe with the water" });
const stop = (page: Page) => rest(page).getByRole("button", { name: "Stop" });

/** Returns how far the water is from its resting place, in pixels of the drawing. */
const height = (page: Page) =>
  page
    .locator("[data-motion='breath']")
    .evaluate((water) => Math.abs(Number.parseFloat(getComputedStyle(water).translate.split(" ")[1] ?? "0")));

async function beginBreathing(page: Page) {
  await page.goto("/lounge");
  await page.clock.install();
  await begin(page).click();
  await expect(stop(page)).toBeFocused();
  await expect(rest(page).getByRole("status")).toHaveText("One. Breathe in.");
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  inFull("the water rises and falls with each counted breath", phone, async ({ page }) => {
    await beginBreathing(page);
    await expect.poll(() => height(page), { message: "the water rises" }).toBeGreaterThan(80);
    await expectAccessible(page);
    await page.clock.runFor(4_000);
    await expect(rest(page).getByRole("status")).toHaveText("One. Breathe out.");
    await expect.poll(() => height(page), { message: "the water falls" }).toBeLessThan(60);
    await stop(page).click();
    await expect(rest(page).getByRole("status")).toHaveText("");
    await expect(begin(page)).toBeFocused();
  });
});

test("with reduced motion ten breaths are counted in words", phone, async ({ page }) => {
  await beginBreathing(page);
  await expectAccessible(page, "#breaths");
  await page.clock.runFor(10_000);
  await expect(rest(page).getByRole("status")).toHaveText("Two. Breathe in.");
  expect(await height(page)).toBe(0);
  await page.clock.runFor(90_000);
  await expect(rest(page).getByRole("status")).toHaveText("That was ten. The room is where you left it.");
  await expect(begin(page)).toBeFocused();
});
