import type { Page } from "@playwright/test";
import { type Archetype, archetypeIds, archetypes } from "@/content/archetypes";
import { quiz } from "@/content/quiz";
import { sections } from "../support/archetype-sections";
import { both, expect, expectAccessible, joinAs, newMember, phone, test } from "./fixtures";

type Letter = "a" | "b" | "c" | "d";

const question = (page: Page) => page.getByRole("heading", { level: 1 });
const options = (page: Page) => page.getByRole("main").getByRole("group").getByRole("button");
const option = (page: Page, letter: Letter) => options(page).nth("abcd".indexOf(letter));
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("eqArchetype"));

async function expectQuestion(page: Page, n: number) {
  await expect(page.getByRole("status")).toHaveText(`Question ${n} of 5`);
  await expect(question(page)).toHaveText(quiz.questions[n - 1]?.question ?? "");
}

async function begin(page: Page) {
  await page.goto("/eq-assessment");
  await page.getByRole("button", { name: "Begin" }).click();
  await expectQuestion(page, 1);
}

async function takeQuiz(page: Page, letters: string) {
  await begin(page);
  for (const [index, letter] of [...letters].entries()) {
    await expectQuestion(page, index + 1);
    await option(page, letter as Letter).click();
  }
  await expect(page).toHaveURL("/eq-results");
}

/** Puts a result into the tab as a finished quiz leaves it, and opens its page. */
async function openResult(page: Page, archetype: Archetype) {
  await page.goto("/terms");
  await page.evaluate((id) => sessionStorage.setItem("eqArchetype", id), archetype);
  await page.goto("/eq-results");
  await expect(question(page)).toHaveText(archetypes[archetype].name);
}

test(
  "the quiz asks five questions one at a time, and Previous takes the last answer back",
  both,
  async ({ page }) => {
    await page.goto("/eq-assessment");
    await expect(question(page)).toHaveText("Discover Your Emotional Archetype");
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
    await expect(options(page)).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Begin" }).click();
    const dots = page.locator("[data-stop]");
    const passed = page.locator('[data-stop="passed"]');
    const previous = page.getByRole("button", { name: "Previous Question" });
    await expectQuestion(page, 1);
    await expect(previous).toHaveCount(0);
    await expect(options(page)).toHaveCount(4);
    await expect(options(page)).toHaveText([/^a/, /^b/, /^c/, /^d/]);
    await expect(dots).toHaveCount(6);
    await expectAccessible(page);

    for (let n = 2; n <= 5; n += 1) {
      await option(page, "a").click();
      await expectQuestion(page, n);
      await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(n));
      await expect(passed).toHaveCount(n);
      await expect(previous).toBeVisible();
    }
    await expectAccessible(page);
    expect(await stored(page)).toBeNull();

    for (let n = 4; n >= 1; n -= 1) {
      await previous.click();
      await expectQuestion(page, n);
    }
    await expect(previous).toHaveCount(0);
    // Nothing of the four times "a" is left: five times "d" is a Traveler.
    for (let n = 1; n <= 5; n += 1) {
      await expectQuestion(page, n);
      await option(page, "d").click();
    }
    await expect(question(page)).toHaveText("The Traveler");
    expect(await stored(page)).toBe("traveler");
  },
);

test("the whole quiz can be taken with the keyboard, and each question is read out", async ({ page }) => {
  await page.goto("/eq-assessment");
  await page.getByRole("button", { name: "Begin" }).focus();
  await page.keyboard.press("Enter");
  for (let n = 1; n <= 5; n += 1) {
    await expectQuestion(page, n);
    await expect(question(page)).toBeFocused();
    if (n > 1) await page.keyboard.press("Tab");
    for (const letter of ["a", "b"] as const) {
      await page.keyboard.press("Tab");
      await expect(option(page, letter)).toBeFocused();
    }
    await page.keyboard.press(n % 2 ? "Enter" : "Space");
  }
  await expect(page).toHaveURL("/eq-results");
  await expect(question(page)).toHaveText("The Architect");
  await expect(question(page)).toBeFocused();
});

test("a double click answers one question, not two", async ({ page }) => {
  await begin(page);
  await option(page, "c").dblclick();
  await expectQuestion(page, 2);
  await expect(page.getByRole("button", { name: "Previous Question" })).toBeVisible();
  await option(page, "c").dblclick();
  await expectQuestion(page, 3);
});

test("five times the first answer is a Guardian, who is still one after a reload", async ({ page }) => {
  await takeQuiz(page, "aaaaa");
  await expect(page.getByText("Welcome. Your Emotional Archetype is...", { exact: true })).toBeVisible();
  await expect(question(page)).toHaveText("The Guardian");
  expect(await stored(page)).toBe("guardian");
  await page.reload();
  await expect(question(page)).toHaveText("The Guardian");
});

test("the result of each archetype has all that is said of it", async ({ page }) => {
  for (const archetype of archetypeIds) {
    const content = archetypes[archetype];
    await openResult(page, archetype);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toContainText(sections);
    const said = [
      content.subtitle,
      ...content.description,
      content.hiddenPower,
      content.invitationForGrowth,
      `“${content.healingMantra}”`,
      ...content.firstStep.steps,
    ];
    for (const text of said) await expect(main.getByText(text)).toBeVisible();
    await expectAccessible(page);
  }
});

test("on a tie the first in the order guardian, architect, performer, traveler wins", async ({ page }) => {
  await takeQuiz(page, "ddaac");
  await expect(question(page)).toHaveText("The Guardian");
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
});

test("a member is greeted by name and led to the lounge and the tools", phone, async ({ page }) => {
  const member = newMember();
  await page.goto("/terms");
  await joinAs(page, member);
  await takeQuiz(page, "bbbbb");
  await expect(
    page.getByText(`Welcome, ${member.name}. Your Emotional Archetype is...`, { exact: true }),
  ).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Your result is kept with your profile.")).toBeVisible();
  await expect(main.locator('a[href="/lounge"]')).toBeVisible();
  await expect(main.locator('a[href="/products"]')).toBeVisible();
  await expect(main.getByRole("link", { name: "Create Your Free Account" })).toHaveCount(0);
  await expectAccessible(page);
});

test("a member without a name is greeted by the part of the e-mail before the @", async ({ page }) => {
  const user = { id: "1", name: null, email: "noor.de.vries@example.org", image: null };
  await page.route("**/api/auth/session", (route) => route.fulfill({ json: { user } }));
  await openResult(page, "performer");
  await expect(page.getByText("Welcome, noor.de.vries. Your Emotional Archetype is...")).toBeVisible();
});

test.describe("while the records cannot be reached", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the result is shown all the same, and a member's is saved at the next try", async ({ page }) => {
    await page.goto("/terms");
    await joinAs(page);
    await page.route(/quiz\.submit/, (route) => route.abort());
    await takeQuiz(page, "ccccc");
    const failed = "Your result could not be saved. It is still here in this tab, and nothing is lost.";
    await expect(page.getByText(failed)).toBeVisible();
    await expect(question(page)).toHaveText("The Performer");
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Your result is kept with your profile.")).toBeFocused();
    await page.goto("/profile");
    await expect(page.getByRole("link", { name: "The Performer" })).toBeVisible();
  });
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
