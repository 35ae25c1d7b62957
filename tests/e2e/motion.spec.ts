import type { Page } from "@playwright/test";
import { voteTexts } from "../../src/content/vote-list";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { routes } from "../support/routes";
import { bothInFull, expect, expectAccessible, hydrated, inFull, phone, test } from "./fixtures";

type MotionPath = { name: string; looks: string[] };
type Motion = { name: string; begins: boolean; passes: boolean; ends: boolean };

/** Returns the look of each moving part in each frame. */
async function scrollThrough(page: Page, step = 30): Promise<MotionPath[]> {
  return page.evaluate(async (step) => {
    // No named functions here, because tsx would insert a helper function that does not exist in the page.
    const parts = [...document.querySelectorAll("[data-motion]")].filter((part) => part.checkVisibility());
    const paths = parts.map((part) => ({ name: part.getAttribute("data-motion") ?? "", looks: [""] }));
    const figures = parts.map((part) => [part, ...part.querySelectorAll("*")]);
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < end + 6 * step; top += step) {
      scrollTo({ top: Math.min(top, end), behavior: "instant" });
      for (let wait = 0; wait < 2; wait += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const [index, path] of paths.entries()) {
        let look = "";
        for (const part of figures[index] ?? []) {
          const { translate, scale, opacity, strokeDashoffset, backgroundColor } = getComputedStyle(part);
          look += [translate, scale, opacity, strokeDashoffset, backgroundColor, ""].join();
        }
        path.looks.push(look);
      }
    }
    for (const path of paths) path.looks.shift();
    return paths;
  }, step);
}

function motionsOf(paths: readonly MotionPath[]): Motion[] {
  return paths.map(({ name, looks }) => ({
    name,
    begins: looks.some((look) => look !== looks[0]),
    passes: new Set(looks).size > 3,
    ends: looks.slice(-4).every((look) => look === looks.at(-1)),
  }));
}

const parts = ["sky", "sun", "hours", "figure-1", "figure-2", "figure-3", "stars"];

/** Returns the elements below the first screen whose look differs under reduced motion. */
async function findUnfinished(page: Page) {
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

function missingInPrint(page: Page) {
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

test.describe("scrolling with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  inFull("scrolling the home page turns day to night without layout shift", bothInFull, async ({ page }) => {
    await watchShifts(page);
    await page.goto("/");
    const motions = motionsOf(await scrollThrough(page, 60));
    expect([...new Set(motions.map(({ name }) => name))].sort()).toEqual([...parts].sort());
    for (const motion of motions) {
      expect(motion, motion.name).toMatchObject({ begins: true, passes: true, ends: true });
    }
    expect(await shiftsOf(page)).toBe(0);
  });

  inFull("full-page screenshots and prints show everything that scrolling reveals", async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path);
      await expect(
        page.getByText(voteTexts(1).unknown.read),
        "the votes may arrive during the comparison",
      ).toHaveCount(0);
      if (await page.evaluate(() => (document.querySelector("main")?.scrollHeight ?? 0) > 1.5 * innerHeight))
        expect.soft(await findUnfinished(page), path).toEqual([]);
      await page.emulateMedia({ media: "print" });
      expect.soft(await missingInPrint(page), `${path} on paper`).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    }
  });

  inFull("the figures of four pages animate as they are scrolled into view", async ({ page }) => {
    const pages = [
      ["/corporate", ["statistic-dial", "statistic-doors", "statistic-ratio"]],
      ["/about", ["vision"]],
      ["/pricing", ["rosette"]],
      ["/podcast", ["shell"]],
    ] as const;
    for (const [path, names] of pages) {
      await page.goto(path);
      const motions = motionsOf(await scrollThrough(page, 80));
      expect(motions.map(({ name }) => name).sort()).toEqual(names);
      for (const motion of motions) {
        expect(motion, `${motion.name} of ${path}`).toMatchObject({
          begins: true,
          passes: true,
          ends: true,
        });
      }
    }
  });
});

test("with reduced motion the home page's drawings are complete and do not move", phone, async ({ page }) => {
  await page.goto("/");
  const paths = await scrollThrough(page, 120);
  expect(paths.length).toBeGreaterThan(5);
  for (const motion of motionsOf(paths)) expect(motion, motion.name).toMatchObject({ begins: false });
  const dashes = await page
    .locator("[data-motion='hours']")
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
  expect(new Set(dashes)).toEqual(new Set(["none"]));
});

async function watchChanges(page: Page) {
  await page.addInitScript(() => {
    const changes: string[][] = [];
    Object.assign(window, { changes });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (how) => {
      const change = start(how);
      const noted = change.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        changes.push(moving.filter((part) => part?.startsWith("::view-transition")).map(String));
      });
      noted.catch((error) => changes.push([String(error)]));
      return change;
    };
  });
}

const changesOf = (page: Page) => page.evaluate(() => (window as never as { changes: string[][] }).changes);

async function goToAbout(page: Page) {
  await page.goto("/");
  await hydrated(page);
  const header = page.getByRole("navigation", { name: "Main", exact: true });
  await header.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => changesOf(page)).toHaveLength(1);
  return (await changesOf(page)).flat();
}

test.describe("page transitions with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  inFull("the next page fades in, with the header and the banner as separate layers", async ({ page }) => {
    await watchChanges(page);
    const moving = await goToAbout(page);
    expect(moving.filter((part) => /-new\(_/.test(part)).length).toBeGreaterThan(0);
    expect(moving).toContain("::view-transition-new(header)");
    expect(moving).toContain("::view-transition-new(banner)");
  });
});

inFull("with reduced motion the next page appears without a transition", async ({ page }) => {
  await watchChanges(page);
  expect(await goToAbout(page)).toEqual([]);
});

const rest = (page: Page) => page.getByRole("article", { name: "Rest" });
const begin = (page: Page) => rest(page).getByRole("button", { name: "Breathe with the water" });
const stop = (page: Page) => rest(page).getByRole("button", { name: "Stop" });

/** Returns how far the water is from its final position, in pixels of the drawing. */
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

test.describe("the breathing exercise with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  inFull("the exercise's water rises at “Breathe in” and falls at “Breathe out”", phone, async ({ page }) => {
    await beginBreathing(page);
    await expect.poll(() => height(page), { message: "the water rises" }).toBeGreaterThan(80);
    await page.clock.runFor(4_000);
    await expect(rest(page).getByRole("status")).toHaveText("One. Breathe out.");
    await expect.poll(() => height(page), { message: "the water falls" }).toBeLessThan(60);
    await expectAccessible(page);
    await stop(page).click();
    await expect(rest(page).getByRole("status")).toHaveText("");
    await expect(begin(page)).toBeFocused();
  });
});

inFull(
  "with reduced motion the breathing exercise shows its count as text and does not move",
  phone,
  async ({ page }) => {
    await beginBreathing(page);
    await expectAccessible(page, "#breaths");
    await page.clock.runFor(10_000);
    await expect(rest(page).getByRole("status")).toHaveText("Two. Breathe in.");
    expect(await height(page)).toBe(0);
    await page.clock.runFor(90_000);
    await expect(rest(page).getByRole("status")).toHaveText("That was ten. The room is where you left it.");
    await expect(begin(page)).toBeFocused();
  },
);
