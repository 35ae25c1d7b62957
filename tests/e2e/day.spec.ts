import type { Page } from "@playwright/test";
import { isFull } from "../support/figure";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { motionsOf, scrollThrough } from "../support/motions";
import { routes } from "../support/routes";
import { bothInFull, expect, phone, test } from "./fixtures";

const parts = ["sky", "sun", "hours", "figure-1", "figure-2", "figure-3", "stars"];

/** Returns the elements of the page below the window whose look differs from that of reduced motion. */
async function unlikeStill(page: Page) {
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((part) => part.getBoundingClientRect().top > innerHeight)
        .filter((part) => !part.closest('[data-motion="sky"], .moving\\:block'))
        .map((part) => {
          const { opacity, visibility, clipPath, strokeDashoffset, scale, translate } =
            getComputedStyle(part);
          return `${part.outerHTML.slice(0, 80)} ${[opacity, visibility, clipPath, strokeDashoffset, scale, translate]}`;
        }),
    );
  const moving = await looks();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = new Set(await looks());
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(still.size).toBeGreaterThan(3);
  return moving.filter((look) => !still.has(look));
}

/** Returns what does not show on paper: faint parts, moving parts and shut panels. */
function missingOnPaper(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("main *")];
    const moving = all.filter((part) =>
      part.getAnimations().some(({ timeline }) => !(timeline instanceof DocumentTimeline)),
    );
    const shut = all.filter(
      (part) =>
        part.matches("details") && getComputedStyle(part, "::details-content").contentVisibility === "hidden",
    );
    const over = [...document.querySelectorAll("body *")].filter(
      (part) => getComputedStyle(part).position === "fixed" && part.checkVisibility(),
    );
    return [...moving, ...shut, ...over].map((part) => part.outerHTML.slice(0, 120));
  });
}

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

  test("a picture of a whole page and paper lack nothing that scrolling reveals", async ({ page }) => {
    const paths = isFull ? routes.map(({ path }) => path) : ["/", "/coaching"];
    for (const path of paths) {
      await page.goto(path);
      if (await page.evaluate(() => (document.querySelector("main")?.scrollHeight ?? 0) > 1.5 * innerHeight))
        expect.soft(await unlikeStill(page), path).toEqual([]);
      await page.emulateMedia({ media: "print" });
      expect.soft(await missingOnPaper(page), `${path} on paper`).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    }
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
