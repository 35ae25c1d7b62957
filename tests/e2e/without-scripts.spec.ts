import { isFull } from "../support/figure";
import { routes } from "../support/routes";
import { expect, inFull, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

/** Matches second addresses of a page, and archetypes that share the guardian's template. */
const sameAsAnother = /^\/(home|login|archetypes\/(?!guardian).+)$/;
const pages = isFull
  ? routes.filter((route) => !sameAsAnother.test(route.path))
  : routes.filter(({ path }) => ["/", "/lounge", "/coaching"].includes(path));

test("public pages can be read without scripts", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const text = await page.getByRole("main").textContent();
    expect(text?.length, `letters on ${path}`).toBeGreaterThan(150);
    const unseen = await page
      .getByRole("main")
      .locator("h2, h3, p")
      .evaluateAll((all) =>
        all
          .filter((part) => part.checkVisibility() && !part.checkVisibility({ opacityProperty: true }))
          .map((part) => part.textContent),
      );
    expect(unseen, `hidden until a script runs on ${path}`).toEqual([]);
  }
});

inFull("without scripts, panels open, and forms, votes and the quiz ask for JavaScript", async ({ page }) => {
  // Playwright treats every noscript element as hidden, so it is found by selector and not by text or role.
  const notice = (text: string) => page.locator("noscript p, noscript [data-tone]").filter({ hasText: text });
  await page.goto("/pricing");
  const fold = page.locator("main details").first();
  await fold.locator("summary").click();
  await expect(fold.locator("p").first()).toBeVisible();
  await page.goto("/coaching");
  await expect(notice("The waiting list and the application need JavaScript.")).toHaveCount(2);
  for (const [path, text] of [
    ["/products", "Votes are cast by a script, which is switched off"],
    ["/eq-assessment", "The quiz needs JavaScript"],
    ["/auth", "Signing in needs JavaScript."],
    ["/auth/factor", "The second factor needs JavaScript."],
    ...["reset", "enter", "verify", "email"].map((name) => [
      `/auth/${name}`,
      "The button on this page needs JavaScript.",
    ]),
    ["/waiting-list/leave", "JavaScript"],
  ] as [string, string][]) {
    await page.goto(path);
    await expect(notice(text), path).toBeVisible();
  }
  await page.goto("/profile");
  await expect(page.getByText("Checking authentication...")).toBeHidden();
  await expect(page.locator("noscript a", { hasText: "go to the sign-in" })).toHaveAttribute(
    "href",
    "/auth?returnTo=%2Fprofile",
  );
  await page.goto("/lounge");
  await expect(notice("The water moves by JavaScript")).toBeVisible();
  await expect(page.getByRole("button", { name: "Breathe with the water" })).toBeHidden();
  await page.goto("/eq-results");
  await expect(notice("Your result is kept in your browser and needs JavaScript")).toBeVisible();
  await page.locator("noscript a", { hasText: "The Guardian" }).click();
  await expect(page).toHaveURL("/archetypes/guardian");
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
});
