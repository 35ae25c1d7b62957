import type { Page } from "@playwright/test";
import { type Archetype, answerLetters, archetypeIds, archetypes } from "@/content/archetypes";
import { defaultContent } from "@/content/documents";
import { sections, textsOf } from "../support/archetype-sections";
import { expect, expectAccessible, inFull } from "./fixtures";
import { createMember, post } from "./members";
import { findBrokenWords, findOverflow, setFontSize } from "./overflow";
import { countSheets } from "./screens";

const question = (page: Page) => page.getByRole("heading", { level: 1 });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("eqArchetype"));

async function openResult(page: Page, archetype: Archetype) {
  await page.goto("/terms");
  await page.evaluate((id) => sessionStorage.setItem("eqArchetype", id), archetype);
  await page.goto("/eq-results");
  await expect(question(page)).toHaveText(archetypes[archetype].name);
}

inFull("the result page shows its archetype's texts, and fits at twice the font size", async ({ page }) => {
  for (const archetype of archetypeIds) {
    const { plate, [archetype]: content } = defaultContent("archetypes");
    await openResult(page, archetype);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toContainText(sections);
    // Some texts occur twice, once for printing.
    for (const text of [...textsOf(content), plate.keep, plate.shareResult])
      await expect(main.getByText(text).filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page);
    for (const width of [390, 820, 960, 1024, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await findBrokenWords(page), `at ${width}`).toEqual([]);
      expect(await findOverflow(page), `at ${width}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await setFontSize(page, 32);
  expect(await findOverflow(page)).toEqual([]);
});

inFull("in a contrast theme the mantra's phrases are inline and cover no other letters", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openResult(page, "guardian");
  const phrases = page.getByRole("region", { name: "A Healing Mantra" }).locator("span");
  // As inline blocks, the phrases would get backgrounds that cover parts of the letters in the line above.
  await expect(phrases.first()).toBeVisible();
  for (const phrase of await phrases.all()) await expect(phrase).toHaveCSS("display", "inline");
});

inFull("the result page redirects to the quiz if no known result is stored", async ({ page }) => {
  await openResult(page, "traveler");
  const retake = page.getByRole("link", { name: "Retake the Assessment" });
  const opened = page.context().waitForEvent("page");
  await retake.click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  expect(await page.evaluate(() => sessionStorage.getItem("eqArchetype")), "kept").not.toBeNull();
  await retake.click();
  await expect(page).toHaveURL("/eq-assessment");
  await expect(question(page)).toHaveText("Discover Your Emotional Archetype");
  expect(await stored(page)).toBeNull();
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

inFull(
  "the result page shows an error if the session cannot be loaded, and the result after a retry",
  async ({ page, expectErrors }) => {
    expectErrors(/net::ERR_FAILED/);
    await page.goto("/terms");
    await createMember(page);
    await post(page, "quiz.submit", {
      answers: Array(5).fill(answerLetters[0]),
      attemptId: crypto.randomUUID(),
    });
    await page.route("**/api/auth/session", (route) => route.abort());
    await page.goto("/eq-results");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("We could not reach the site.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: "A Healing Mantra" })).toBeVisible();
  },
);

inFull("the result page offers a visitor an account, the lounge and the tools", async ({ page }) => {
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

inFull(
  "the copied share link opens the archetype's public page and contains nothing personal",
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openResult(page, "architect");
    const share = page.getByRole("group", { name: "Share this page" });
    await share.getByRole("button", { name: "Copy link" }).click();
    await expect(share.getByRole("status")).toHaveText("The link is copied.");
    const isAnnounced = share.getByRole("status").evaluate(
      (status) =>
        new Promise<boolean>((resolve) => {
          new MutationObserver(() => resolve(true)).observe(status, { characterData: true, subtree: true });
        }),
    );
    await share.getByRole("button", { name: "Copy link" }).click();
    expect(await isAnnounced, "a second copy is announced too").toBe(true);
    await expect(share.getByRole("status")).toHaveText("The link is copied.");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/archetypes/architect`);
    await expect(share.getByRole("link", { name: "Email" })).toHaveAttribute(
      "href",
      `mailto:?subject=The%20Architect&body=${encodeURIComponent(link)}`,
    );
    await page.goto(link);
    await expect(question(page)).toHaveText("The Architect");
  },
);

inFull("the share link is shown as text when the browser refuses to copy", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto("/archetypes/guardian");
  const share = page.getByRole("group", { name: "Share this page" });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toContainText(`${baseURL}/archetypes/guardian`);
});

async function expectOneSheet(page: Page, name: Archetype) {
  const { healingMantra, firstStep } = defaultContent("archetypes")[name];
  await page.emulateMedia({ media: "print" });
  for (const text of [...healingMantra, firstStep.intro, ...firstStep.steps])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator("figure").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("link").or(page.getByRole("button"))).toHaveCount(0);
  await expect(page.getByText("We are still in BETA")).toBeHidden();
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: "screen" });
}

inFull("each archetype's page offers two pictures to download and prints on one sheet", async ({ page }) => {
  for (const name of archetypeIds) {
    await page.goto(`/archetypes/${name}`);
    const plates = page.getByRole("group", { name: "Pictures and print" });
    for (const kind of ["wallpaper", "post"])
      await expect(plates.locator(`a[download][href$="-${name}-${kind}.png"]`)).toHaveCount(1);
    await expect(plates.getByRole("button", { name: "Print the sheet" })).toBeVisible();
    await expectOneSheet(page, name);
  }
});
