import type { Page } from "@playwright/test";
import { type Archetype, archetypeIds, archetypes } from "@/content/archetypes";
import { saidOf, sections } from "../support/archetype-sections";
import { isFull } from "../support/figure";
import { expect, expectAccessible, inFull, test } from "./fixtures";
import { findBrokenWords, findOverflow } from "./overflow";

const question = (page: Page) => page.getByRole("heading", { level: 1 });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("eqArchetype"));

/** Puts a result into the tab as a finished quiz leaves it, and opens its page. */
async function openResult(page: Page, archetype: Archetype) {
  await page.goto("/terms");
  await page.evaluate((id) => sessionStorage.setItem("eqArchetype", id), archetype);
  await page.goto("/eq-results");
  await expect(question(page)).toHaveText(archetypes[archetype].name);
}

test("the result of each archetype has all that is said of it", async ({ page }) => {
  for (const archetype of isFull ? archetypeIds : archetypeIds.slice(0, 1)) {
    const content = archetypes[archetype];
    await openResult(page, archetype);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toContainText(sections);
    // Some of it is there once more, for a printer.
    for (const text of saidOf(content))
      await expect(main.getByText(text).filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page);
    for (const width of [390, 820, 960, 1024, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await findBrokenWords(page), `at ${width}`).toEqual([]);
      expect(await findOverflow(page), `at ${width}`).toEqual([]);
    }
  }
});

test("without a stored result the page says it prepares one and leads to the quiz", async ({ page }) => {
  await page.goto("/terms");
  const response = await page.goto("/eq-results");
  expect(await response?.text()).toContain("Preparing your results...");
  await expect(page).toHaveURL("/eq-assessment");
  await page.goBack();
  await expect(page).toHaveURL("/terms");

  await page.evaluate(() => sessionStorage.setItem("eqArchetype", "wizard"));
  await page.goto("/eq-results");
  await expect(page).toHaveURL("/eq-assessment");
});

test("a visitor is offered an account, the lounge and the tools", async ({ page }) => {
  await openResult(page, "guardian");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Explore Without Account" })).toHaveAttribute(
    "href",
    "/lounge",
  );
  await expect(main.locator('a[href="/products"]')).toBeVisible();
  await main.getByRole("link", { name: "Create Your Free Account" }).click();
  await expect(page).toHaveURL("/auth?mode=sign-up&returnTo=/eq-results");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Your Sanctuary");
  await expect(
    main.getByText("Create your free Explorer account to save your results and access exclusive tools."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Sign in instead" }).click();
  await expect(main.getByText(/^Create your free Explorer account to save your results/)).toBeVisible();
});

inFull("a member without a name is greeted by the part of the e-mail before the @", async ({ page }) => {
  const user = { id: "1", name: null, email: "noor.de.vries@example.org", image: null };
  await page.route("**/api/auth/session", (route) => route.fulfill({ json: { user } }));
  await openResult(page, "performer");
  await expect(page.getByText("Welcome, noor.de.vries. Your Emotional Archetype is...")).toBeVisible();
});

test("retaking clears the result and begins again", async ({ page }) => {
  await openResult(page, "traveler");
  await page.getByRole("link", { name: "Retake the Assessment" }).click();
  await expect(page).toHaveURL("/eq-assessment");
  await expect(question(page)).toHaveText("Discover Your Emotional Archetype");
  expect(await stored(page)).toBeNull();
  await page.goto("/eq-results");
  await expect(page).toHaveURL("/eq-assessment");
});

test("the link to share leads to the public page and carries nothing personal", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openResult(page, "architect");
  const share = page.getByRole("group", { name: "Share this page" });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toHaveText("The link is copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/archetypes/architect`);
  await expect(share.getByRole("link", { name: "E-mail" })).toHaveAttribute(
    "href",
    `mailto:?subject=The%20Architect&body=${encodeURIComponent(link)}`,
  );
  await page.goto(link);
  await expect(question(page)).toHaveText("The Architect");
});

test("where the browser will not copy, the link is shown to be copied by hand", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto("/archetypes/guardian");
  const share = page.getByRole("group", { name: "Share this page" });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toContainText(`${baseURL}/archetypes/guardian`);
});
