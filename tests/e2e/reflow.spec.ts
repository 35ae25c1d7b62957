import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findOverflow, openPanels } from "./overflow";
import { routes } from "./routes";

const longWord = "Rechtsschutzversicherungsgesellschaften";
const labels =
  "main :is(h1, h2, h3, h4, dt, figcaption, .badge, .textlink), .btn, footer li a, .nav li:first-child a";

/** Puts a word that cannot be divided into every heading, button, label and name of the page. */
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

for (const { path } of routes.filter((route) => route.path !== "/home")) {
  test(`${path} holds long words and fits a narrow screen`, async ({ page, isMobile }) => {
    await page.goto(path);
    await openPanels(page);
    // 720 by 450: a screen of 1440 by 900 at a zoom of 200%
    const sizes = isMobile
      ? ([
          [320, 640],
          [390, 844],
        ] as const)
      : ([
          [720, 450],
          [820, 1180],
          [1440, 900],
        ] as const);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect.soft(await findOverflow(page), `at ${width}`).toEqual([]);
    }
    await lengthenWords(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect.soft(await findOverflow(page), `with long words at ${width}`).toEqual([]);
    }
  });
}
