import type { Page } from "@playwright/test";
import {
  discardDraft,
  expectSaved,
  firstField,
  openDocument,
  publishDocument,
  restoreOriginal,
  writeFirst,
} from "./desk-editor";
import { delayRequests, expect, hydrated, inFull, loseAnswer, test, watchCalls } from "./fixtures";
import { openCoachBrowser, post, signInAsCoach } from "./members";

// Some tests edit the same document, so they run one after the other.
test.describe.configure({ mode: "default" });
test.beforeEach(({ expectErrors }) => expectErrors(/status of 409|desk\.pages\.(save|get|publish)/));
test.beforeEach(({ page }) => signInAsCoach(page));

inFull(
  "a coach who lost the connection is told after a reload that another version was published meanwhile",
  async ({ page, openBrowser }) => {
    const other = await openCoachBrowser(openBrowser);
    await openDocument(other, "corporate");
    await firstField(other).fill("Their words.");
    await expectSaved(other);
    await openDocument(page, "corporate");
    await page.route(/desk\.pages\.(save|get)/, (route) => route.abort());
    await firstField(page).fill("My words.");
    await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
    await publishDocument(other);

    const both = page.getByRole("alertdialog", { name: "This page was changed in another window" });
    const published = both.getByText(/^Another version was published by Coach on .+, after you had opened/);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(both.getByText("The saved text could not be loaded.")).toBeVisible();
    await page.unroute(/desk\.pages\.(save|get)/);
    await both.getByRole("button", { name: "Try again" }).click();
    await expect(published).toBeVisible();

    // The text of this window does not replace the saved text before the coach has chosen.
    await both.getByRole("button", { name: "Decide later" }).click();
    await firstField(page).fill("My other words.");
    await page.reload();
    await expect(published).toBeVisible();
    await expect(firstField(page)).toHaveValue("My other words.");
    await both.getByRole("button", { name: "Take the saved text" }).click();
    await expect(both).toHaveCount(0);
    await restoreOriginal(page);
  },
);

/** Edits a page before its scripts load. */
async function editEarly(page: Page, address: string, edit: () => Promise<unknown>) {
  const release = await delayRequests(page, /\/_next\/static\/chunks\/.*\.js/);
  await page.goto(address, { waitUntil: "commit" });
  await edit();
  release();
  await hydrated(page);
}

inFull("an unsaved text survives a reload and typing before the scripts have loaded", async ({ page }) => {
  await openDocument(page, "products");
  await page.route(/desk\.pages\.save/, (route) => route.abort());
  await firstField(page).fill("Words that were not saved.");
  await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await editEarly(page, "/desk/pages/products", () => firstField(page).fill("Early words."));
  await expect(firstField(page)).toHaveValue("Words that were not saved.");
  await page.unroute(/desk\.pages\.save/);
  await firstField(page).fill("Words that are saved.");
  await expectSaved(page);
  await discardDraft(page);
});

inFull("text that a coach types before the session has loaded is saved", async ({ page }) => {
  await page.goto("/profile");
  // A stored value makes the page record the coach as its owner in sessionStorage.
  await page.evaluate(() => sessionStorage.setItem("eqArchetype", "guardian"));
  await page.reload();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("aurea.owner"))).not.toBeNull();
  const release = await delayRequests(page, /api\/auth\/session/);
  await openDocument(page, "products");
  await firstField(page).fill("");
  await firstField(page).pressSequentially("Words typed early.");
  release();
  await expectSaved(page);
  await expect(firstField(page)).toHaveValue("Words typed early.");
  await page.reload();
  await expect(firstField(page)).toHaveValue("Words typed early.");
  await discardDraft(page);
});

inFull("choices that a coach makes before the scripts of a Desk page load are kept", async ({ page }) => {
  const word = `early${Date.now().toString(36)}`;
  await post(page, "coaching.joinWaitlist", { name: `Tessa ${word}`, email: `${word}@example.org` });
  await page.goto("/desk/members");
  const member = await page.getByRole("table").getByRole("link").first().getAttribute("href");

  await editEarly(page, `/desk/waiting-list?q=${word}`, () =>
    page.getByLabel(`Select Tessa ${word}`).check(),
  );
  await expect(page.getByText("1 person selected")).toBeVisible();
  await editEarly(page, member ?? "", () => page.getByLabel("New membership").selectOption("alchemist"));
  await expect(page.getByText("Their profile will say “The Alchemist”")).toBeVisible();
});

inFull("publishing again after a lost response reports that the page is published", async ({ page }) => {
  await openDocument(page, "terms");
  await writeFirst(page, "Published without an answer.");
  await loseAnswer(page, /desk\.pages\.publish/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: /^Publish / });
  await question.getByRole("button", { name: "Publish it" }).click();
  await expect(question.getByRole("alert")).toBeVisible();
  await question.getByRole("button", { name: "Publish it" }).click();
  await expect(page.getByText("Published. Visitors see it now.").first()).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await restoreOriginal(page);
});

inFull(
  "the form accepts no text that a publication or a restore would remove from the form",
  async ({ page }) => {
    await openDocument(page, "podcast");
    const first = firstField(page);
    async function typeWhileLoading(confirm: string) {
      const release = await delayRequests(page, /desk\.pages\.get/);
      const changed = page.waitForResponse(/desk\.pages\.(publish|restore)/);
      const dialog = page.getByRole("alertdialog");
      await dialog.getByRole("button", { name: confirm }).click();
      await (await changed).finished();
      await page.keyboard.press("Escape");
      await expect(dialog.getByRole("button", { name: "Saving…" })).toBeFocused();
      await first.focus();
      await page.keyboard.type("Typed too early.");
      const typed = await first.inputValue();
      release();
      await expect(page.getByText(/^(Published|Restored)\. Visitors see/).first()).toBeVisible();
      await expect(dialog).toHaveCount(0);
      return typed;
    }

    // “Publish” can be clicked before the text is saved.
    const releaseSave = await delayRequests(page, /desk\.pages\.save/);
    await first.fill("Published at once.");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const read = page.waitForResponse(/desk\.pages\.get/);
    releaseSave();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await read;
    await expect(first).toHaveValue(await typeWhileLoading("Publish it"));

    const before = page.waitForResponse(/desk\.pages\.get/);
    await page.getByRole("button", { name: /^Restore \(?The original text/ }).click();
    await before;
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect(await typeWhileLoading("Restore and publish")).toBe("Published at once.");
    await expect(first).not.toHaveValue("Published at once.");
  },
);

inFull(
  "a text that could not be saved can be saved after Back and Forward, without a conflict dialog",
  async ({ page }) => {
    await page.goto("/desk/pages");
    await hydrated(page);
    await page.getByRole("link", { name: "Products", exact: true }).click();
    await writeFirst(page, "Saved once.");
    await page.route(/desk\.pages\.save/, (route) => route.abort());
    await firstField(page).fill("Saved later.");
    await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pages");
    await page.goForward();
    await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
    await page.unroute(/desk\.pages\.save/);
    await page.getByRole("button", { name: "Save again" }).click();
    await expectSaved(page);
    await expect(firstField(page)).toHaveValue("Saved later.");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await discardDraft(page);
  },
);

/** Saves a text, and begins to save another. Returns a function that lets the second save continue. */
async function beginSlowSave(page: Page) {
  await writeFirst(page, "One.");
  const release = await delayRequests(page, /desk\.pages\.save/);
  const sent = page.waitForRequest(/desk\.pages\.save/);
  await firstField(page).fill("Two.");
  await sent;
  return release;
}

inFull("a draft can be discarded while its last save is still pending", async ({ page }) => {
  await openDocument(page, "pricing");
  const before = await firstField(page).inputValue();
  const release = await beginSlowSave(page);
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  release();
  await expect(firstField(page)).toHaveValue(before);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByText("The draft was discarded.").first()).toBeVisible();
});

inFull("closing the discard question during a slow save keeps the draft", async ({ page }) => {
  await openDocument(page, "products");
  const release = await beginSlowSave(page);
  const discards = watchCalls(page, /desk\.pages\.discard/);
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Saving…" })).toBeVisible();
  await page.keyboard.press("Escape");
  release();
  await expectSaved(page);
  expect(discards).toEqual([]);
  await discardDraft(page);
});

inFull(
  "a search or a filter of the Desk causes a full page load if no answer has arrived after ten seconds",
  async ({ page }) => {
    await page.route(/_rsc=/, () => {});
    await page.clock.install();
    await page.goto("/desk/waiting-list?status=all");
    await hydrated(page);
    await page.getByRole("searchbox").fill("noor & co");
    await page.getByRole("searchbox").press("Enter");
    await page.clock.runFor(9_000);
    await expect(page).toHaveURL("/desk/waiting-list?status=all");
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL("/desk/waiting-list?q=noor+%26+co&status=all");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/desk/audit");
    await hydrated(page);
    await page.getByRole("combobox", { name: "Kinds of events" }).selectOption("Second factors");
    await page.clock.runFor(11_000);
    await expect(page).toHaveURL(/\/desk\/audit\?kind=/);
  },
);
