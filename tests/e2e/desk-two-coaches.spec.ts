import type { Page } from "@playwright/test";
import {
  discardDraft,
  expectSaved,
  firstField,
  openAdventurer,
  openDocument,
  publishDocument,
  restoreOriginal,
  writeFirst,
} from "./desk-editor";
import { expect, hydrated, inFull, test } from "./fixtures";
import { idOf, openCoachBrowser, openNewApplication, post, signInAsCoach } from "./members";

const publishedByCoach = /^Another version was published by Coach on .+, after you had opened this page\.$/;

test.beforeEach(({ expectErrors }) => expectErrors(/status of 409|ERR_INTERNET_DISCONNECTED/));
test.beforeEach(({ page }) => signInAsCoach(page));

inFull(
  "declining an applicant is refused if another coach has invited them meanwhile, even after a refetch",
  async ({ page }) => {
    await page.clock.install();
    await openNewApplication(page);
    await page.getByRole("button", { name: "Start the review" }).click();
    await expect(page.getByText("Saved. The status is now “In review”.")).toBeVisible();
    await page.getByRole("button", { name: "Decline" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Subject").fill("About your application");

    const id = idOf(page);
    await post(page, "desk.applications.move", { id, from: "in_review", to: "invited", mail: null });
    // The page refetches the application when the start of the review can no longer be undone.
    await page.clock.fastForward("10:01");
    await expect(page.getByRole("button", { name: "Accept", includeHidden: true })).toBeAttached();
    await dialog.getByRole("button", { name: /^Decline/ }).click();
    await expect(dialog.getByRole("alert")).toContainText("your change was not saved");
    await expect(dialog.getByLabel("Subject")).toHaveValue("About your application");
  },
);

const theirs = { subject: "The subject of another coach", body: "It is ready.", toAll: false };

async function writeSubject(page: Page) {
  await page.goto("/desk/announcements");
  await page.getByRole("button", { name: "Write the email: The Tide" }).click();
  await expect(page).toHaveURL(/\/desk\/announcements\/.+/);
  await hydrated(page);
  await page.getByLabel("Subject").fill("My subject");
}

const saveTheirs = (page: Page) => post(page, "desk.announcements.save", { id: idOf(page), ...theirs });

inFull(
  "an announcement that another coach has saved meanwhile is not overwritten after a lost connection",
  async ({ page, context }) => {
    await page.clock.install();
    await writeSubject(page);
    await saveTheirs(page);
    // Data older than ten seconds is refetched when the connection is back.
    await page.clock.fastForward(11_000);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: theirs.subject })).toBeVisible();
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect(page.getByText("so your change was not saved")).toBeVisible();
    await expect(page.getByLabel("Subject")).toHaveValue("My subject");
  },
);

inFull(
  "saving over another coach's version of an announcement is refused at first and succeeds after a reload",
  async ({ page }) => {
    await writeSubject(page);
    const subject = page.getByLabel("Subject");
    const save = page.getByRole("button", { name: "Save the draft" });
    await saveTheirs(page);
    await page.reload();
    await hydrated(page);
    await expect(subject).toHaveValue("My subject");
    await save.click();
    await expect(page.getByText("so your change was not saved")).toBeVisible();
    await expect(subject).toHaveValue("My subject");
    await expect(page.getByRole("heading", { level: 1, name: theirs.subject })).toBeVisible();

    // The refusal says to reload the page and to save again.
    await page.reload();
    await hydrated(page);
    await expect(subject).toHaveValue("My subject");
    await save.click();
    await expect(page.getByText("Saved. The preview shows the current text.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "My subject" })).toBeVisible();
  },
);

inFull(
  "coaches who edit the same page see both texts before they save, publish or restore over each other's version",
  async ({ page, openBrowser }) => {
    const other = await openCoachBrowser(openBrowser);
    for (const coach of [page, other]) await openDocument(coach, "podcast");
    await writeFirst(other, "Their published words.");
    await publishDocument(other);
    // The history is read again as soon as the coach returns to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    const history = { name: "History" };
    const published = await other.getByRole("region", history).getByRole("listitem").count();
    await expect(page.getByRole("region", history).getByRole("listitem")).toHaveCount(published);
    await firstField(page).fill("My words.");
    const both = page.getByRole("alertdialog", { name: "This page was changed in another window" });
    await expect(both.getByRole("deletion").first()).toHaveText("Their published words.");
    await both.getByRole("button", { name: "Keep this window’s text" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Publish Podcast?" });
    await expect(question.getByRole("deletion").first()).toHaveText("Their published words.");

    // The other coach restores the default text while the dialog is open.
    await restoreOriginal(other);
    const publish = question.getByRole("button", { name: "Publish it" });
    await publish.click();
    await expect(question.getByRole("alert")).toHaveText(publishedByCoach);

    await other
      .getByRole("button", { name: /^Restore \(version of/ })
      .first()
      .click();
    const restored = other.getByRole("alertdialog", { name: "Restore this version?" });
    await expect(restored.getByRole("insertion").first()).toContainText("Their");
    await publish.click();
    await expect(page.getByText("Published. Visitors see it now.").first()).toBeVisible();
    const restore = restored.getByRole("button", { name: "Restore and publish" });
    await restore.click();
    await expect(restored.getByRole("alert")).toHaveText(publishedByCoach);
    await expect(restored.getByRole("deletion").first()).toHaveText("My words.");
    await restore.click();
    await expect(other.getByText("Restored. Visitors see this version now.")).toBeVisible();
    await restoreOriginal(page);
  },
);

inFull(
  "a coach who keeps this window's text sees at once how it differs from the text another coach published",
  async ({ page, openBrowser }) => {
    const other = await openCoachBrowser(openBrowser);
    for (const coach of [page, other]) await openDocument(coach, "corporate");
    await writeFirst(other, "Their published words.");
    await publishDocument(other);
    await firstField(page).fill("My words.");
    await page.getByRole("button", { name: "Keep this window’s text" }).click();
    await expectSaved(page);
    // The page cannot be read again.
    await page.route(/desk\.pages\.get/, (route) => route.abort("internetdisconnected"));
    await page.getByRole("button", { name: "What changes" }).click();
    const changes = page.getByRole("dialog", { name: "What changes" });
    await expect(changes.getByRole("deletion").first()).toHaveText("Their published words.");
    await page.unroute(/desk\.pages\.get/);
    await changes.getByRole("button", { name: "Close the differences" }).click();
    await discardDraft(page);
    await restoreOriginal(page);
  },
);

inFull(
  "a version that a coach restores after a click on “Decide later” is not reported as another coach's publication",
  async ({ page, openBrowser }) => {
    const other = await openCoachBrowser(openBrowser);
    await openDocument(other, "privacy");
    for (const words of ["Their first words.", "Their second words."]) {
      await writeFirst(other, words);
      await publishDocument(other);
      if (words === "Their first words.") await openDocument(page, "privacy");
    }
    await firstField(page).fill("My words.");
    const both = page.getByRole("alertdialog", { name: "This page was changed in another window" });
    await expect(both.getByText(publishedByCoach)).toBeVisible();
    const decideLater = both.getByRole("button", { name: "Decide later" });
    await decideLater.click();
    // “What changes”, “Publish” and “Schedule” ask the coach to decide first.
    await page.getByRole("button", { name: "What changes" }).click();
    await decideLater.click();
    await restoreOriginal(page);

    await page
      .getByRole("button", { name: /^Restore \(version of/ })
      .first()
      .click();
    const question = page.getByRole("alertdialog", { name: "Restore this version?" });
    await expect(question.getByRole("insertion").first()).toContainText("Their");
    await expect(question.getByRole("alert")).toHaveCount(0);
    await question.getByRole("button", { name: "Cancel" }).click();

    // The conflict dialog still names the other coach's publication, and compares with the restored text.
    await page.getByRole("button", { name: "See both and decide" }).click();
    await expect(both.getByText(publishedByCoach)).toBeVisible();
    await expect(both.getByRole("deletion").filter({ hasText: "Their" })).toHaveCount(0);
    await both.getByRole("button", { name: "Keep this window’s text" }).click();
    await expectSaved(page);
    await expect(both).toHaveCount(0);
    await expect(firstField(page)).toHaveValue("My words.");
    await discardDraft(page);
  },
);

inFull(
  "confirming the “texts to check” fails once after another coach's publication, and a message names the coach",
  async ({ page, openBrowser }) => {
    await openAdventurer(page);
    const keep = page.getByRole("button", { name: "I have read them: they are true" });
    await expect(keep).toBeVisible();

    const other = await openCoachBrowser(openBrowser);
    await openDocument(other, "offers");
    await restoreOriginal(other);
    await keep.click();
    await page.getByRole("button", { name: "Take them off" }).click();
    await expect(
      page.getByText(
        /^Another version was published by Coach on .+, after you had opened this page\. Nothing was taken off the list\./,
      ),
    ).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByText("Published. Visitors see it now.")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeFocused();

    // Restoring closes the membership again, which may make the same texts untrue.
    await keep.click();
    await page.getByRole("button", { name: "Take them off" }).click();
    await expect(page.getByText("Every text that may be true is off the list.")).toBeVisible();
    await expect(page.getByText("Nothing was taken off the list.")).toHaveCount(0);
  },
);
