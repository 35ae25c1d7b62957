import { isFull } from "../support/figure";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { motionsOf, scrollThrough } from "../support/motions";
import { bothInFull, expect, phone, test } from "./fixtures";

const parts = ["sky", "sun", "hours", "figure-1", "figure-2", "figure-3", "stars"];

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the home page's day passes as it is scrolled, without layout shift", bothInFull, async ({ page }) => {
    await watchShifts(page);
    await page.goto("/");
    const motions = motionsOf(await scrollThrough(page, 60));
    expect([...new Set(motions.map(({ name }) => name))].sort()).toEqual([...parts].sort());
    for (const motion of motions) {
      expect(motion, motion.name).toMatchObject({ begins: true, passes: true, ends: true });
    }
    expect(await shiftsOf(page)).toBe(0);
  });

  test("figures on other pages animate as they are scrolled into view", async ({ page }) => {
    const pages = [
      ["/corporate", ["statistic-dial", "statistic-doors", "statistic-ratio"]],
      ["/about", ["vision"]],
      ["/pricing", ["rosette"]],
      ["/podcast", ["shell"]],
    ] as const;
    for (const [path, names] of isFull ? pages : pages.slice(0, 1)) {
      await page.goto(path);
      const motions = motionsOf(await scrollThrough(page, 80));
      expect(motions.map(({ name }) => name).sort()).toEqual(names);
      for (const motion of motions) {
        expect(motion, `${motion.name} of ${path}`).toMatchObject({ begins: true, passes: true, ends: true });
      }
    }
  });
});

test("with reduced motion the home page is complete and nothing moves", phone, async ({ page }) => {
  await page.goto("/");
  const ways = await scrollThrough(page, 120);
  expect(ways.length).toBeGreaterThan(5);
  for (const motion of motionsOf(ways)) expect(motion, motion.name).toMatchObject({ begins: false });
  const dashes = await page
    .locator("[data-motion='hours']")
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
  for (const dash of dashes) expect(dash).toBe("none");
});
