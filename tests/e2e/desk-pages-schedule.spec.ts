import { makeDue } from "../support/site-database";
import {
  discardDraft,
  expectSaved,
  firstField,
  openDocument,
  publishDocument,
  restoreOriginal,
  scheduleDraft,
  writeFirst,
} from "./desk-editor";
import { expect, inFull, test } from "./fixtures";
import { openCoachBrowser, signInAsCoach } from "./members";

// The site refuses one change of a schedule and one save.
test.beforeEach(({ expectErrors }) => expectErrors(/desk\.pages\.(schedule|save)/));
test.beforeEach(({ page }) => signInAsCoach(page));

inFull("an editor shows without a reload that its scheduled draft is live", async ({ page, request }) => {
  await page.clock.install();
  await openDocument(page, "privacy");
  const words = `Scheduled ${Date.now().toString(36)}.`;
  const before = await firstField(page).inputValue();
  await writeFirst(page, words);
  await scheduleDraft(page);

  await makeDue(page, "privacy");
  const isLive = async () => (await (await request.get("/privacy")).text()).includes(words);
  await expect.poll(isLive, { timeout: 30_000 }).toBe(true);
  await page.clock.setSystemTime("2099-12-24T18:31:00");
  await page.clock.fastForward(10_000);
  await expect(page.getByText("Published. Visitors see it now.").first()).toBeVisible();
  await expect(firstField(page)).toBeEnabled();
  await expect(firstField(page)).toHaveValue(words);

  await restoreOriginal(page);
  await expect(firstField(page)).toHaveValue(before);
});

inFull(
  "an editor does not say that a scheduled draft is live if it was discarded in another window",
  async ({ page, openBrowser }) => {
    await page.clock.install();
    await openDocument(page, "about");
    const before = await firstField(page).inputValue();
    await writeFirst(page, "Never live.");
    await scheduleDraft(page);
    const other = await openCoachBrowser(openBrowser);
    await openDocument(other, "about");
    await other.getByRole("button", { name: "Take it off the schedule" }).click();
    await discardDraft(other);

    await page.clock.setSystemTime("2099-12-24T18:31:00");
    await page.clock.fastForward(10_000);
    await expect(
      page.getByText("The draft was discarded or published in another window.").first(),
    ).toBeVisible();
    await expect(page.getByText("Published. Visitors see it now.")).toHaveCount(0);
    await expect(firstField(page)).toHaveValue(before);
  },
);

inFull(
  "the question before a restore mentions the confirmed samples that change and the time of a scheduled draft",
  async ({ page }) => {
    await openDocument(page, "coaching?field=guarantee.heading");
    const confirmed = page.getByLabel("I have checked these words: they are true").filter({ visible: true });
    await confirmed.check();
    await expectSaved(page);
    await publishDocument(page);
    await page.getByRole("button", { name: /^Restore \(?The original text/ }).click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "A draft does not change. No texts change. Confirmed samples become those of that version.",
    );
    await page.getByRole("button", { name: "Restore and publish" }).click();
    await expect(confirmed).not.toBeChecked();

    await writeFirst(page, "Restored from.");
    await publishDocument(page);
    await writeFirst(page, "For later.");
    await scheduleDraft(page);
    await page.getByRole("button", { name: /^Restore \(?The original text/ }).click();
    const question = page.getByRole("alertdialog", { name: "Restore this version?" });
    await expect(question).toContainText(
      "but only until 24 Dec 2099, 18:30: then a scheduled draft replaces it",
    );
    await question.getByRole("button", { name: "Restore and publish" }).click();
    await expect(page.getByText("Restored. Visitors see this version now.")).toBeVisible();
    await page.getByRole("button", { name: "Take it off the schedule" }).click();
    await discardDraft(page);
  },
);

inFull(
  "a coach who unschedules a draft that another window has changed gets a warning and can take the saved text",
  async ({ page, openBrowser }) => {
    const other = await openCoachBrowser(openBrowser);
    await openDocument(page, "terms");
    await writeFirst(page, "For later.");
    await scheduleDraft(page);
    const takeOff = page.getByRole("button", { name: "Take it off the schedule" });
    await openDocument(other, "terms");
    await other.getByRole("button", { name: "Take it off the schedule" }).click();
    await expect(other.getByText("It is off the schedule, and can be changed again.").first()).toBeVisible();
    await writeFirst(other, "For now.");
    await takeOff.click();
    const both = page.getByRole("alertdialog", { name: "This page was changed in another window" });
    await expect(both).toContainText(/The draft by Coach was changed on \d+ \w+ \d{4}, \d\d:\d\d/);
    await both.getByRole("button", { name: "Take the saved text" }).click();
    await discardDraft(page);
  },
);

inFull(
  "an editor reports a draft that was unscheduled in another window once the coach returns or also unschedules it",
  async ({ page, openBrowser }) => {
    const other = await openCoachBrowser(openBrowser);
    await openDocument(page, "lounge");
    await writeFirst(page, "For later.");
    const takeOff = { name: "Take it off the schedule" };
    const isOff = page.getByText("It is off the schedule, and can be changed again.").first();
    for (const notice of [
      () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))),
      () => page.getByRole("button", takeOff).click(),
    ]) {
      await scheduleDraft(page);
      await expect(isOff).toHaveCount(0);
      await openDocument(other, "lounge");
      await other.getByRole("button", takeOff).click();
      await expect(other.getByRole("button", takeOff)).toHaveCount(0);
      await notice();
      await expect(isOff).toBeVisible();
      await expect(firstField(page)).toBeEnabled();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    }
    await discardDraft(page);
  },
);

inFull(
  "a coach whose save is refused because another window scheduled the draft can unschedule and save it",
  async ({ page, openBrowser }) => {
    const other = await openCoachBrowser(openBrowser);
    await openDocument(page, "archetypes");
    await openDocument(other, "archetypes");
    await writeFirst(other, "For later.");
    await scheduleDraft(other);
    await expect(other.getByRole("button", { name: "Take it off the schedule" })).toBeVisible();

    await firstField(page).fill("My words.");
    const both = page.getByRole("alertdialog", { name: "This page was changed in another window" });
    await expect(both.getByText(/^The draft by Coach is scheduled for 24 Dec 2099, 18:30\./)).toBeVisible();
    await both.getByRole("button", { name: "Decide later" }).click();
    await page.getByRole("button", { name: "Take it off the schedule" }).click();
    await both.getByRole("button", { name: "Keep this window’s text" }).click();
    await expectSaved(page);
    await expect(firstField(page)).toHaveValue("My words.");
    await discardDraft(page);
  },
);
