import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, hydrated, inFull, test } from "./fixtures";

type Colour = readonly [number, number, number];

/** Returns the relative luminance of WCAG 2.2. */
function luminance(colour: Colour) {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the lowest contrast, as WCAG 2.2 defines it, between the text and the pixels behind its lines. */
async function worstContrast(text: Locator) {
  const { color, lines } = await text.evaluate((element: HTMLElement) => {
    element.style.opacity = "0";
    const range = document.createRange();
    range.selectNodeContents(element);
    return {
      color: getComputedStyle(element).color,
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
  });
  expect(color).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  expect(lines).not.toEqual([]);
  const own = luminance(color.match(/\d+/g)?.map(Number) as [number, number, number]);
  let worst = 21;
  for (const clip of lines) {
    const picture = await text.page().screenshot({ clip });
    const data = await sharp(picture).ensureAlpha().raw().toBuffer();
    for (let at = 0; at < data.length; at += 4) {
      const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      worst = Math.min(worst, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
    }
  }
  await text.evaluate((element: HTMLElement) => element.style.removeProperty("opacity"));
  return worst;
}

/** Opens the page at an hour of the visitor's clock. */
async function openAt(page: Page, hour: number) {
  await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 23, hour, 30)));
  await page.goto("/");
  await hydrated(page);
}

test.use({ timezoneId: "UTC" });

const light = (page: Page) => page.locator("[data-hour]");

inFull("the hero's light follows the hour and keeps the text legible by day and night", async ({ page }) => {
  for (const [hour, name] of [
    [4, "night"],
    [7, null],
    [12, "noon"],
    [18, "dusk"],
    [22, "night"],
  ] as const) {
    await openAt(page, hour);
    if (name) await expect(light(page)).toHaveAttribute("data-hour", name);
    else await expect(light(page)).toHaveCount(0);
    const hero = page.getByRole("main").locator("section").first();
    const heading = hero.getByRole("heading", { level: 1 });
    const texts = [hero.locator("p").first(), hero.getByRole("link", { name: "See how it works" })];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // WCAG 2.2 requires 3:1 at the heading's size and 4.5:1 for small text.
      expect.soft(await worstContrast(heading), `heading at ${hour}, ${width}`).toBeGreaterThan(3);
      for (const text of texts) {
        expect.soft(await worstContrast(text), `text at ${hour}, ${width}`).toBeGreaterThan(4.5);
      }
    }
  }
});

inFull("the text about the Master Alchemist Program is legible over its picture", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "The Master Alchemist Program" });
  const picture = section.locator("img");
  await picture.evaluate((image: HTMLImageElement) => {
    image.loading = "eager";
  });
  for (const width of [390, 479, 480, 600, 720, 767, 844, 1024, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await section.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    expect.soft(await worstContrast(section.locator("p").first()), `at ${width}`).toBeGreaterThan(4.5);
  }
});
