import type { Page } from "@playwright/test";
import { quiz } from "@/content/quiz";
import { storedInBrowser } from "@/content/stored-data";
import { takeQuiz } from "../support/profile-page";
import { bothInFull, expect, expectAccessible, inFull, phone, test } from "./fixtures";
import { createMember, newMember, signInWithoutForm, signUp } from "./members";

type Letter = "a" | "b" | "c" | "d";

const question = (page: Page) => page.getByRole("heading", { level: 1 });
const options = (page: Page) => page.getByRole("main").getByRole("group").getByRole("button");
const option = (page: Page, letter: Letter) => options(page).nth("abcd".indexOf(letter));
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("eqArchetype"));

async function expectQuestion(page: Page, n: number) {
  await expect(page.getByRole("main").getByRole("status")).toHaveText(`Question ${n} of 5`);
  await expect(question(page)).toHaveText(quiz.questions[n - 1]?.question ?? "");
}

async function begin(page: Page) {
  await page.goto("/eq-assessment");
  await page.getByRole("button", { name: "Begin" }).click();
  await expectQuestion(page, 1);
}

inFull("“Previous Question” and “Question N of 5” do not overlap if translated", phone, async ({ page }) => {
  await begin(page);
  await option(page, "a").click();
  const parts = [
    page.getByRole("main").getByRole("status"),
    page.getByRole("button", { name: "Previous Question" }),
  ];
  for (const part of parts) await part.evaluate((element) => element.append("ungenungen"));
  const [number, back] = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(number!.x + number!.width).toBeLessThanOrEqual(back!.x);
});

test("the quiz asks 5 questions, and “Previous Question” removes an answer", bothInFull, async ({ page }) => {
  await page.goto("/eq-assessment");
  await expect(question(page)).toHaveText("Discover Your Emotional Archetype");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await expect(options(page)).toHaveCount(0);
  const begin = page.getByRole("button", { name: "Begin" });
  await expect(begin, "two quick taps must not zoom the page").toHaveCSS("touch-action", "manipulation");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Begin" }).click();
  const passed = page.locator('[data-stop="passed"]');
  const previous = page.getByRole("button", { name: "Previous Question" });
  await expectQuestion(page, 1);
  await expect(previous).toHaveCount(0);
  await expect(options(page)).toHaveCount(4);
  await expect(options(page).last()).toBeInViewport({ ratio: 1 });
  await expect(options(page)).toHaveText([/^a/, /^b/, /^c/, /^d/]);
  await expect(page.locator("[data-stop]")).toHaveCount(6);
  await expectAccessible(page);

  for (let n = 2; n <= 5; n += 1) {
    // A double click answers one question only.
    await option(page, "a").dblclick();
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
    await expect(option(page, "a"), "what was answered before").toHaveAttribute("aria-pressed", "true");
  }
  await expect(previous).toHaveCount(0);
  await page.goBack();
  await expect(question(page)).toHaveText("Discover Your Emotional Archetype");
  await page.getByRole("button", { name: "Begin" }).click();
  await option(page, "a").click();
  await expectQuestion(page, 2);
  await page.goBack();
  await expectQuestion(page, 1);
  await page.goForward();
  await expectQuestion(page, 1);
  await option(page, "a").click();
  await previous.click();
  // Five answers "d" result in the Traveler; any other result would mean that an earlier answer "a" was counted.
  for (let n = 1; n <= 5; n += 1) {
    await expectQuestion(page, n);
    await option(page, "d").click();
  }
  await expect(question(page)).toHaveText("The Traveler");
  expect(await stored(page)).toBe("traveler");
  const named: string[] = storedInBrowser.flatMap((row) => row.names);
  expect(named).toEqual(expect.arrayContaining(await page.evaluate(() => Object.keys(sessionStorage))));

  for (let n = 5; n >= 4; n -= 1) {
    await page.goBack();
    await expectQuestion(page, n);
  }
  await option(page, "d").click();
  await expectQuestion(page, 5);
  await option(page, "d").click();
  await expect(question(page)).toHaveText("The Traveler");
});

inFull("the whole quiz can be taken by keyboard, with focus on each question", async ({ page }) => {
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

inFull("a full page load opens the quiz result if no answer arrives within ten seconds", async ({ page }) => {
  await page.route(/_rsc=/, () => {});
  await page.clock.install();
  await begin(page);
  for (let n = 1; n <= 5; n += 1) {
    await expectQuestion(page, n);
    await option(page, "a").click();
  }
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Preparing your results...");
  await expect(option(page, "a")).toHaveAttribute("data-chosen", "true");
  // Simulates Back from a result that was opened by a full page load: the browser shows the same quiz page again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(option(page, "a"), "what was answered before").toHaveAttribute("aria-pressed", "true");
  await option(page, "a").click();
  await page.clock.runFor(11_000);
  await expect(question(page)).toHaveText("The Guardian");
});

inFull("a member's quiz result is saved to their account", phone, async ({ page, openBrowser }) => {
  const member = newMember();
  await createMember(page, member);
  await takeQuiz(page, 1);
  await expect(
    page.getByText(`Welcome, ${member.name}. Your Emotional Archetype is...`, { exact: true }),
  ).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Your result is kept with your profile.")).toBeVisible();
  await expect(main.locator('a[href="/lounge"]')).toBeVisible();
  await expect(main.locator('a[href="/products"]')).toBeVisible();
  await expect(main.getByRole("link", { name: "Create Your Free Account" })).toHaveCount(0);
  await expectAccessible(page);

  const device = await openBrowser();
  await signInWithoutForm(device, member);
  await device.goto("/eq-results");
  await expect(question(device)).toHaveText("The Architect");
  await expect(device.getByRole("main").getByText("Kept in your account")).toBeVisible();
  await expect(question(device), "a visit moves no focus").not.toBeFocused();
});

inFull("a quiz result whose save failed is shown, and saved by a retry", async ({ expectErrors, page }) => {
  expectErrors(/Failed to load resource/);
  await createMember(page);
  await page.route(/quiz\.submit/, (route) => route.abort());
  await takeQuiz(page, 2);
  const failed = "Your result could not be saved. It is still here in this tab, and nothing is lost.";
  await expect(page.getByText(failed)).toBeVisible();
  await expect(question(page)).toHaveText("The Performer");
  await expectAccessible(page);
  await page.unrouteAll();
  // The profile saves the first result of an account.
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "The Performer" })).toBeVisible();

  await page.route(/quiz\.submit/, (route) => route.abort());
  await takeQuiz(page, 0);
  await expect(page.getByText(failed)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your result is kept with your profile.")).toBeFocused();
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "The Guardian" })).toBeVisible();
});

inFull("a visitor's quiz result is saved when they sign up in another tab", async ({ page, context }) => {
  await takeQuiz(page, 2);
  const opened = context.waitForEvent("page");
  const create = page.getByRole("link", { name: "Create Your Free Account" });
  await create.click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await page.getByRole("link", { name: "Explore Without Account" }).click();
  await expect(page).toHaveURL("/lounge");
  await signUp(other, newMember());
  await expect(other).toHaveURL("/eq-results");
  await expect(question(other)).toHaveText("The Performer");
});

inFull("another tab's older quiz result never replaces a new member's result", async ({ page, context }) => {
  await takeQuiz(page, 2);
  await page.goto("/lounge");
  const other = await context.newPage();
  await takeQuiz(other, 0);
  await other.getByRole("link", { name: "Create Your Free Account" }).click();
  await signUp(other, newMember());
  await expect(question(other)).toHaveText("The Guardian");
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "The Guardian" })).toBeVisible();
});

test.describe("the quiz with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  inFull(
    "after the fifth quiz answer an animation draws the archetype's picture, and a key press skips it",
    phone,
    async ({ page }) => {
      await page.clock.install();
      await begin(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      for (let n = 1; n <= 5; n += 1) {
        await expectQuestion(page, n);
        await option(page, "a").click();
        await expect(page.locator("[data-chosen]")).toHaveText(/^a/);
        await page.clock.runFor(250);
      }

      // The result is stored before it is shown.
      await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
        "Preparing your results...",
      );
      expect(await stored(page)).toBe("guardian");
      await expect(page.locator(".fixed figure")).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(page).toHaveURL("/eq-assessment");
      await page.keyboard.press("Shift");
      await page.clock.runFor(300);
      await expect(page).toHaveURL("/eq-results");
      await page.clock.resume();
      await expect(question(page)).toBeFocused();
    },
  );
});
