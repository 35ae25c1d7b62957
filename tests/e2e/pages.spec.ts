import type { Page } from "@playwright/test";
import { isFull } from "../support/figure";
import { routes } from "../support/routes";
import { expect, expectAccessible, inFull, test } from "./fixtures";
import { findBrokenWords, findOverflow, openPanels, setFontSize, spaceText, wholeWord } from "./overflow";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const tablet = { width: 820, height: 1180 };
const large = { width: 1920, height: 1080 };
const smallest = { width: 320, height: 640 };
// At 400% zoom, a window of 1280 by 1024 pixels has this size in CSS pixels.
const zoomed = { width: 320, height: 256 };
/** The quick run uses the narrowest phone and a desktop. */
const screens = [
  smallest,
  desktop,
  ...(isFull
    ? [
        tablet,
        phone,
        { width: 720, height: 450 },
        { width: 844, height: 390 },
        { width: 1024, height: 768 },
        large,
      ]
    : []),
];

const longWord = "Rechtsschutzversicherungsgesellschaften";
const labels =
  'main :is(h1, h2, h3, h4, dt, figcaption, span[data-tone], .textlink), [class~="group/button"], footer li a, header nav li:first-child a';

function lengthenWords(page: Page) {
  return page.evaluate(
    ([word, selector]) => {
      for (const element of document.querySelectorAll(selector)) {
        if (element.closest("svg") || element.closest("[aria-hidden=true]")) continue;
        element.append(` ${word}`);
      }
    },
    [longWord, labels] as const,
  );
}

/** Makes the words in headings about a third longer, as a translation may do. */
function stretchHeadings(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.parentElement?.closest("h1, h2, h3")) continue;
      text.data = text.data.replace(
        /\p{L}{4,}/gu,
        (word) => word + "ungen".slice(0, Math.round(word.length * 0.35)),
      );
    }
  });
}

const words = "main :is(h1, h2, h3, h4, p, li, dt, dd, button, a, span)";

async function expectToFit(page: Page, how: string, on = screens) {
  for (const screen of on) {
    await page.setViewportSize(screen);
    expect.soft(await findOverflow(page), `${how} at ${screen.width}`).toEqual([]);
  }
}

/**
 * Returns the parts of the first screen that are shown above their previous sibling. If the browser has painted the
 * sibling first, the part moves the sibling when it arrives.
 */
function partsAboveEarlierOnes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((part) => /static|relative|sticky/.test(getComputedStyle(part).position))
      .filter((part) => {
        const before = part.previousElementSibling?.getBoundingClientRect();
        const { top, bottom, height } = part.getBoundingClientRect();
        if (!before?.height || !height || top > innerHeight) return false;
        return bottom <= before.top && !part.closest("svg");
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}

async function expectBarsToStay(page: Page) {
  const bars = await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const found = { notice: box("body > [role=region]")?.toJSON(), header: box("header")?.toJSON() };
    window.scrollTo({ top: 0, behavior: "instant" });
    return found;
  });
  expect(bars.notice.top).toBeGreaterThanOrEqual(0);
  expect(bars.notice.top).toBeLessThan(60);
  expect(bars.notice.height).toBeGreaterThan(10);
  expect(bars.header.top).toBeGreaterThanOrEqual(bars.notice.bottom - 1);
  expect(bars.header.bottom).toBeLessThanOrEqual(phone.height * 0.15);
}

function partsPastTheBars(page: Page) {
  return page.evaluate(() => {
    const parts = [
      "[role=region] > span",
      "header > div > a svg",
      "header > div > a span",
      "header summary svg",
    ];
    return parts.filter((part) => {
      const box = document.querySelector(`body > ${part}`)?.getBoundingClientRect();
      const bar = document.querySelector(`body > ${part.split(" ")[0]}`)?.getBoundingClientRect();
      const isThere = box && bar && box.width > 0;
      return !isThere || box.top < bar.top || box.bottom > bar.bottom || box.right > bar.right;
    });
  });
}

// /home and /login show the same pages as / and /auth (tests/built/pages.test.ts). The archetypes share a template, and
// the legal pages share another.
const sameAsAnother = isFull ? /^\/(home|login)$/ : /^\/(home|login|terms|archetypes\/(?!guardian).+)$/;
const shown = routes.filter((route) => !sameAsAnother.test(route.path));
for (const [at, { path }] of shown.entries()) {
  test(`${path} is accessible and fits screens, even with long words and large text`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await partsAboveEarlierOnes(page)).toEqual([]);
    await expectBarsToStay(page);
    if (isFull) await expectAccessible(page);
    await page.setViewportSize(desktop);
    await expectBarsToStay(page);
    if (isFull) await expectAccessible(page);

    const { shut } = await openPanels(page);
    expect(shut).toEqual([]);
    // In the quick run axe checks half of the pages on a phone and the other half on a desktop.
    for (const screen of isFull ? [phone, tablet, desktop, large] : [at % 2 ? phone : desktop]) {
      await page.setViewportSize(screen);
      await expectAccessible(page);
    }
    await expectToFit(page, "as it is");
    await page.setViewportSize(tablet);
    expect(await findBrokenWords(page)).toEqual([]);
    await setFontSize(page, 32);
    await expectToFit(page, "at twice the font size", isFull ? [desktop, phone] : [phone]);
    expect.soft(await findBrokenWords(page, words, wholeWord), "at twice the font size").toEqual([]);
    expect.soft(await partsPastTheBars(page), "at twice the font size").toEqual([]);
    await setFontSize(page, 16);
    await spaceText(page);
    await expectToFit(page, "with spaced text", [desktop, phone]);
    expect.soft(await partsPastTheBars(page), "with spaced text").toEqual([]);
    await spaceText(page, false);
    if (isFull) {
      await stretchHeadings(page);
      for (const screen of [phone, desktop]) {
        await page.setViewportSize(screen);
        expect.soft(await findBrokenWords(page), `translated at ${screen.width}`).toEqual([]);
      }
    }
    await lengthenWords(page);
    await expectToFit(page, "with long words", isFull ? screens : [smallest]);
    expect(await page.context().cookies(), "set before anything was done").toEqual([]);
  });
}

/** Returns by how many pixels the banner covers the links and buttons of the header. */
async function measureCover(page: Page) {
  const covered = await page.evaluate(() => {
    const banner = document.querySelector("body > [role=region]")?.getBoundingClientRect();
    const targets = [...document.querySelectorAll("header > div > a, header > div > details > summary")];
    const tops = targets.map((target) => target.getBoundingClientRect().top);
    return { targets: targets.length, by: Number(banner?.bottom) - Math.min(...tops) };
  });
  expect(covered.targets).toBe(2);
  return covered.by;
}

test("at 400% zoom or with a minimum font size the banner covers no link of the header", async ({ page }) => {
  await page.setViewportSize(zoomed);
  await page.goto("/terms");
  expect(await measureCover(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(smallest);
  const setMinimum = (span: HTMLElement) => span.style.setProperty("font-size", "20px");
  await page.locator("body > [role=region] > span").evaluate(setMinimum);
  expect(await measureCover(page)).toBeLessThanOrEqual(0);
});

inFull("the lounge's text does not touch the tent on low screens or with large text", async ({ page }) => {
  for (const [screen, fontSize] of [
    [desktop, 32],
    [{ width: 932, height: 430 }, 16],
  ] as const) {
    await page.setViewportSize(screen);
    await page.goto("/lounge");
    await setFontSize(page, fontSize);
    const right = await page.locator("#h-lounge + p").evaluate((lead) => {
      const range = document.createRange();
      range.selectNodeContents(lead);
      return range.getBoundingClientRect().right;
    });
    // The tie of the tent's curtain begins at 43% of the picture's width.
    expect(right, `at ${screen.width}`).toBeLessThan(0.42 * screen.width);
  }
});

for (const path of ["/", "/pricing", "/products"]) {
  inFull(`the headings of ${path} keep words whole at three times the font size`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await openPanels(page);
    await setFontSize(page, 48);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findBrokenWords(page, "main :is(h1, h2, h3, h4)", wholeWord)).toEqual([]);
  });
}

inFull("the skip link is hidden at three times the font size while it is not focused", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/terms");
  await setFontSize(page, 48);
  await expect(page.getByRole("link", { name: "Skip to the page" })).not.toBeInViewport();
});

inFull("a picture and a film that are opened directly are shown by the browser", async ({ page }) => {
  await page.goto("/media/hero.webp");
  await expect(page.locator("img")).toHaveCSS("margin-top", /^[1-9]/);
  await page.goto("/media/hero.mp4");
  await expect
    .poll(() => page.locator("video").evaluate((film) => (film as HTMLVideoElement).readyState))
    .toBeGreaterThan(1);
});
