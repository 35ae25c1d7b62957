import { expect, hydrated, inFull } from "./fixtures";

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
  "the first click on a week in the coaching page's drawing, and an address with its anchor, open the week's panel",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/coaching");
    await hydrated(page);
    await page.getByRole("link", { name: "Week 5:" }).locator("text").first().click();
    await expect(page.locator("#week-5").getByRole("list")).toBeInViewport();
    await page.goto("/terms");
    await page.goto("/coaching#week-6");
    await expect(page.locator("#week-6").getByRole("list")).toBeInViewport();
  },
);
