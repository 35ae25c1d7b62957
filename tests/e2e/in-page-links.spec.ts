import type { Page } from "@playwright/test";
import { expect, hydrated, inFull } from "./fixtures";

const openWithMotion = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  await hydrated(page);
};

inFull(
  "after an in-page link and a link to another page, Back returns to the first page",
  async ({ page }) => {
    await page.goto("/coaching");
    await hydrated(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/coaching#main");
    await page
      .getByRole("navigation", { name: "Main", exact: true })
      .getByRole("link", { name: "About" })
      .click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL("/coaching#main");
    await expect(page.getByRole("heading", { level: 1, name: "The Master Alchemist Program" })).toBeVisible();
  },
);

inFull("an in-page link scrolls to its part each time it is used", async ({ page }) => {
  await page.goto("/coaching");
  await hydrated(page);
  const part = page.locator("#program-options").getByRole("heading", { level: 2 });
  for (const time of ["first", "second"]) {
    await page.getByRole("link", { name: "See the three ways in" }).click();
    await expect(page).toHaveURL("/coaching#program-options");
    await expect(part, time).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(part).not.toBeInViewport();
  }
});

inFull(
  "the first click on a week in the coaching page's drawing opens the week's panel and scrolls to it",
  async ({ page }) => {
    await openWithMotion(page, "/coaching");
    await page.getByRole("link", { name: "Week 5:" }).locator("text").first().click();
    await expect(page.locator("#week-5").getByRole("list")).toBeInViewport();
  },
);

inFull("an address with the anchor of a week opens the week's panel and scrolls to it", async ({ page }) => {
  await openWithMotion(page, "/coaching#week-5");
  await expect(page.locator("#week-5").getByRole("list")).toBeInViewport();
});
