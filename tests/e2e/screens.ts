import type { Page } from "@playwright/test";
import { isFull } from "../support/figure";
import { expect, expectAccessible, hydrated } from "./fixtures";
import { findOverflow } from "./overflow";

/**
 * Checks that the page fits several screens and is accessible. Removes the frame, because axe checks only one document,
 * and reloads the page afterwards.
 */
export async function expectScreensWithoutFrame(page: Page) {
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
  await hydrated(page);
  await page.evaluate(() => document.querySelector("iframe")?.remove());
  const others = isFull ? [{ width: 820, height: 1180 }, { width: 1920, height: 1080 }, desktop] : [];
  for (const screen of [{ width: 390, height: 844 }, ...others]) {
    await page.setViewportSize(screen);
    expect(await findOverflow(page), `at ${screen.width}`).toEqual([]);
    await expectAccessible(page);
  }
  await page.setViewportSize(desktop);
  await page.reload();
  await hydrated(page);
}

/** Returns the number of A4 sheets on which the page is printed. */
export async function countSheets(page: Page) {
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
}
