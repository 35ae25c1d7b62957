import type { Page } from "@playwright/test";

/** Opens all panels. Returns their number, and the texts of the panels that did not open. */
export function openPanels(page: Page) {
  return page.evaluate(() => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
    const shut: string[] = [];
    for (const fold of folds) {
      fold.removeAttribute("name");
      if (!fold.open) fold.querySelector("summary")?.click();
      if (!fold.open || !fold.lastElementChild?.clientHeight) shut.push(fold.textContent ?? "");
    }
    return { count: folds.length, shut };
  });
}

/** Returns messages about sideways scrolling, and about texts and controls that leave the screen or are cut off. */
export function findOverflow(page: Page) {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > wide) found.push(`the page is ${scrollWidth} wide on a screen of ${wide}`);

    function boxOf(element: Element) {
      let box: Element | null = element;
      while (box && getComputedStyle(box).display === "inline") box = box.parentElement;
      return (box ?? element).getBoundingClientRect();
    }
    function isScrolled(element: Element) {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    }
    function cutter(element: Element) {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/hidden|clip/.test(overflowX + overflowY)) return box.getBoundingClientRect();
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest('svg, script, .sr-only, a[href="#main"]'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isScrolled(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const box = boxOf(parent);
      const cut = cutter(parent);
      // Skips text that only screen readers present.
      if (cut && cut.width <= 2) continue;
      const where = `${parent.tagName.toLowerCase()}.${parent.className} “${text.textContent.trim().slice(-50)}”`;
      if (left < -1 || right > wide + 1) found.push(`leaves the screen: ${where}`);
      else if (right > box.right + 1.5 || left < box.left - 1.5) found.push(`leaves its box: ${where}`);
      else if (cut && (right > cut.right + 1 || bottom > cut.bottom + 2)) found.push(`is cut off: ${where}`);
    }
    for (const control of document.querySelectorAll("a, button, input, select, textarea")) {
      const { left, right, width } = control.getBoundingClientRect();
      if (width <= 2 || isScrolled(control) || !control.checkVisibility({ visibilityProperty: true }))
        continue;
      if (left < -1 || right > wide + 1) found.push(`leaves the screen: ${control.outerHTML.slice(0, 99)}`);
    }
    return [...new Set(found)];
  });
}

/** Returns the pairs of texts whose letters overlap, except in drawings and fixed bars. */
export function findOverlaps(page: Page) {
  return page.evaluate(() => {
    const lines: { box: DOMRect; word: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const word = text.textContent?.trim().slice(0, 40);
      const isApart = parent?.closest(
        "svg, script, noscript, .sr-only, thead, header, a[href='#main'], body > [role=region]",
      );
      if (!parent || !word || isApart) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const height = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.6;
      for (const { left, top, bottom, width } of range.getClientRects()) {
        if (width > 2)
          lines.push({ box: new DOMRect(left, (top + bottom - height) / 2, width, height), word });
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    const found = lines.flatMap(({ box, word }, index) => {
      const after = lines.slice(index + 1);
      const end = after.findIndex((other) => other.box.top > box.bottom - 2);
      return after
        .slice(0, end === -1 ? undefined : end)
        .filter((other) => other.box.left < box.right - 2 && other.box.right > box.left + 2)
        .map((other) => `“${word}” overlaps “${other.word}”`);
    });
    return [...new Set(found)];
  });
}

/** Sets the browser's font size, on which media queries in rem depend. */
export async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
  const found = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  if (found !== `${standard}px`) throw new Error(`the font size is ${found}`);
}

/** Matches a word or a price, but no part of an email address or URL. */
export const wholeWord = "(?<!\\S)[$\\p{L}\\d]+(?=[\\s,;:!?]|$)";

/** Returns the words that are broken across two lines. Searches headings by default, and never drawings. */
export function findBrokenWords(page: Page, place = "h1, h2, h3", pattern = "\\p{L}+") {
  return page.evaluate(
    ([selector, source]) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.closest(selector) || text.parentElement.closest("svg")) continue;
        for (const { 0: word, index } of text.textContent?.matchAll(new RegExp(source, "gu")) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const [first, second] = range.getClientRects();
          if (first && second && second.top > first.top + first.height / 2) found.push(word);
        }
      }
      return found;
    },
    [place, pattern] as const,
  );
}

export function findHiddenScroll(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("dialog[open], dialog[open] *")]
      .filter((box) => /hidden/.test(getComputedStyle(box).overflowY) && !box.closest("svg, .sr-only"))
      .filter(
        (box) =>
          !box.matches("input, textarea, select, .reactEasyCrop_Container") &&
          box.scrollHeight > box.clientHeight + 1,
      )
      .map((box) => `${box.tagName}.${box.className}: ${box.scrollHeight} in ${box.clientHeight}`),
  );
}

/** Sets the text spacing that pages must support (WCAG 2.2, 1.4.12). */
export async function spaceText(page: Page, isSpaced = true) {
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? spacing : "",
  );
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

type Screen = { width: number; height: number };

export async function findOverflowOfSpacedText(page: Page, screens: Screen[]) {
  const found: string[] = [];
  await spaceText(page);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    found.push(...(await findOverflow(page)).map((what) => `at ${screen.width}: ${what}`));
  }
  await spaceText(page, false);
  return found;
}

/**
 * Returns the width of the preview (`shown`), the inner width of its panel (`panel`), and the space below the preview in
 * the panel (`below`).
 */
export function measurePreview(page: Page) {
  return page.getByTitle(/^Preview of/).evaluate((frame) => {
    const [box, panel] = [frame.parentElement, frame.closest("section")];
    const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
    return {
      shown: frame.getBoundingClientRect().width,
      panel: panel?.firstElementChild?.clientWidth ?? Number.NaN,
      below: bottom(panel) - bottom(box),
    };
  });
}
