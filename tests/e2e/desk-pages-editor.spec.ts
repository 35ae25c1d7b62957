import type { Page } from "@playwright/test";
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
import { delayRequests, expect, hydrated, inFull, loseAnswer, test } from "./fixtures";
import { signInAsCoach } from "./members";
import { measurePreview } from "./overflow";
import { expectScreensWithoutFrame } from "./screens";

const initial = "What feels heavy is raw material.";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const frameHeading = (page: Page) =>
  page.frameLocator("iframe[title='Preview of Home']").getByRole("heading", { level: 1 });
const field = (page: Page) => page.getByLabel("Heading", { exact: true }).first();

// One save is refused, some get no answer, and after a publication the page cannot be fetched.
test.beforeEach(({ expectErrors }) => expectErrors(/desk\.pages\.(save|get)/));
test.beforeEach(({ page }) => signInAsCoach(page));

test("a coach changes a heading, previews it at three widths, publishes it and restores the old heading", async ({
  page,
  openBrowser,
}) => {
  const words = `What feels heavy ${Date.now().toString(36)} is gold.`;
  const visitor = await openBrowser();
  await visitor.goto("/home");
  await expect(heading(visitor)).toHaveText(initial);

  await page.goto("/desk/pages");
  await expect(page.getByText(/samples are left on the site/)).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(heading(page)).toHaveText("Home");
  await hydrated(page);
  await expectScreensWithoutFrame(page);

  // An invalid draft is saved. Its error appears when the focus leaves the field, and links to the field.
  await expect(field(page)).toHaveValue(initial);
  await field(page).fill("");
  await expectSaved(page);
  await expect(page.getByText("1 to correct")).toHaveCount(0);
  await expect(field(page)).not.toHaveAccessibleDescription(/Please write something here/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "1 field to correct" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Top of the page › Heading" }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Please write something here/);

  await page.keyboard.type(words);
  for (const [name, width] of [
    ["Phone", 390],
    ["Tablet", 820],
    ["Desktop", 1440],
  ] as const) {
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect(frameHeading(page)).toHaveText(words);
    const { shown, panel, below } = await measurePreview(page);
    expect(shown, "as wide as the panel allows").toBeCloseTo(Math.min(width, panel), 0);
    expect(below, "no empty strip below the frame").toBeLessThan(40);
    const [, frame] = page.frames();
    expect(await frame?.evaluate(() => innerWidth)).toBe(width);
  }
  await visitor.reload();
  await expect(heading(visitor)).toHaveText(initial);

  await expect(page.getByRole("button", { name: "1 field to correct" })).toHaveCount(0);
  await page.getByRole("button", { name: "What changes" }).click();
  const changes = page.getByRole("dialog", { name: "What changes" });
  await expect(changes.getByRole("listitem")).toContainText("Top of the page › Heading");
  await expect(changes.getByRole("insertion").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "What changes" })).toBeFocused();

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Publish Home?" });
  await expect(question).toContainText("gold");
  await question.getByRole("button", { name: "Publish it" }).click();
  await expect(page.getByText("Published. Visitors see it now.").first()).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(heading(visitor)).toHaveText(words, { timeout: 500 });
  }).toPass();

  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("Live now")).toHaveCount(1);
  await history.getByRole("button", { name: /^Compare \(?The original text/ }).click();
  const compared = page.getByRole("dialog", { name: "Compared with the live version" });
  await expect(compared.getByRole("deletion").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await restoreOriginal(page);
  await expect(page.getByText("Published. Visitors see it now.")).toHaveCount(0);
  await expect(field(page)).toHaveValue(initial);
  await expect(async () => {
    await visitor.reload();
    await expect(heading(visitor)).toHaveText(initial, { timeout: 500 });
  }).toPass();

  await page.goto("/desk/audit?kind=content");
  for (const event of ["Restored a page", "Published a page", "Created a draft of a page"]) {
    const row = page.getByRole("row").filter({ hasText: event }).filter({ hasText: "Home" });
    await expect(row.first()).toBeVisible();
  }
});

inFull(
  "items of a list can be moved, removed and put back by keyboard, and a schedule locks the form",
  async ({ page }) => {
    await openDocument(page, "testimonials");
    const items = page.getByRole("list", { name: "Testimonials" }).getByRole("listitem");
    const name = (await items.nth(0).locator("summary").textContent()) ?? "";
    await page.getByRole("button", { name: `Move down: ${name}` }).press("Enter");
    await expect(items.nth(1).locator("summary")).toHaveText(name);
    await expect(page.getByRole("button", { name: `Move down: ${name}` })).toBeFocused();
    await page.getByRole("button", { name: `Remove: ${name}` }).press("Enter");
    await expect(items.locator("summary").filter({ hasText: name })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Put it back" })).toBeFocused();
    const first = (await items.nth(0).locator("summary").textContent()) ?? "";
    await page.getByRole("button", { name: `Remove: ${first}` }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: `“${first}” is removed.` })).toHaveCount(1);
    await page.getByRole("button", { name: "Put it back" }).press("Enter");
    await expect(items.nth(0).locator("summary")).toHaveText(first);
    await expect(page.getByText(`“${name}” is removed.`)).toBeVisible();
    await page.getByRole("button", { name: "Put it back" }).press("Enter");
    await expect(items.nth(1).locator("summary")).toHaveText(name);
    await expect(items.nth(1).locator("summary")).toBeFocused();
    await expect(page.getByRole("button", { name: "Put it back" })).toHaveCount(0);
    await items.nth(0).locator("[draggable=true]").dragTo(items.nth(2));
    await expect(items.nth(0).locator("summary")).toHaveText(name);
    await expectSaved(page);

    await page.getByRole("button", { name: "Schedule", exact: true }).click();
    await page.getByRole("button", { name: "Schedule it" }).click();
    await expect(page.getByText("Please choose a day and a time.")).toBeVisible();
    const when = page.getByLabel("Goes live on");
    await expect(when).toBeFocused();
    await when.pressSequentially("121220990630AM");
    await expect(when, "a day and a time typed without a pause").toHaveValue("2099-12-12T06:30");
    await page.keyboard.press("Escape");
    await scheduleDraft(page);
    await items.nth(0).locator("summary").click();
    await expect(items.nth(0).getByLabel("Who says it")).toBeDisabled();
    await expectScreensWithoutFrame(page);
    await page.getByRole("button", { name: "Take it off the schedule" }).click();
    await expect(page.getByText("It is off the schedule, and can be changed again.").first()).toBeVisible();
    await discardDraft(page);
    await expect(
      page.getByText("The draft was discarded. The form shows what visitors see.").first(),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "What changes" })).toBeFocused();
  },
);

inFull("failed saves lose no text, and publishing is confirmed even if a refetch fails", async ({ page }) => {
  await openDocument(page, "about");
  await page.route(/desk\.pages\.save/, (route) => route.abort());
  const first = firstField(page);
  const before = await first.inputValue();
  await first.fill("Words that must not be lost.");
  await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
  await expect(first).toHaveValue("Words that must not be lost.");

  const asked = page.waitForEvent("dialog").then((dialog) => dialog.accept());
  await Promise.all([asked, page.reload()]);
  await expect(first).toHaveValue("Words that must not be lost.");
  await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
  await page.unroute(/desk\.pages\.save/);
  await page.getByRole("button", { name: "Save again" }).click();
  await expectSaved(page);
  // The preview fetches the page again after a save, and would report an error if the fetch failed.
  await expect(page.frameLocator("iframe").getByText("Words that must not be lost.").first()).toBeVisible();

  await page.context().setOffline(true);
  await first.fill("Words that wait for the network.");
  await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
  await page.context().setOffline(false);
  await expectSaved(page);

  await loseAnswer(page, /desk\.pages\.save/);
  await first.fill("Words that arrived without an answer.");
  await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => /desk\.pages\.save/.test(request.url()));
  await first.fill("Words that never arrived.");
  await failed;
  await page.context().setOffline(false);
  await expectSaved(page);
  await first.fill("Words that were added.");
  await expectSaved(page);

  await loseAnswer(page, /desk\.pages\.save/);
  await first.fill("Words that are taken back.");
  await expect(page.getByText(/^Could not save: the site did not answer/)).toBeVisible();
  await first.fill("Words that were added.");
  await expectSaved(page);
  await page.reload();
  await hydrated(page);
  await expect(first).toHaveValue("Words that were added.");

  // The publication succeeds, and then the page cannot be fetched again.
  await page.route(/desk\.pages\.get/, (route) => route.abort());
  await publishDocument(page);
  await page.unroute(/desk\.pages\.get/);
  await openDocument(page, "about");
  await restoreOriginal(page);
  await expect(first).toHaveValue(before);
});

inFull("Back shows the stored draft in the form, not the text that was opened first", async ({ page }) => {
  await page.goto("/desk/pages");
  await hydrated(page);
  await page.getByRole("link", { name: "Lounge", exact: true }).click();
  const first = firstField(page);
  const before = await first.inputValue();
  await writeFirst(page, "Come in and sit.");
  await page.getByRole("link", { name: "All pages" }).click();
  await expect(heading(page)).toHaveText("Pages");
  await page.goBack();
  await expect(first).toHaveValue("Come in and sit.");
  await discardDraft(page);
  await page.getByRole("link", { name: "All pages" }).click();
  await expect(heading(page)).toHaveText("Pages");
  await page.goBack();
  await expect(first).toHaveValue(before);
});

inFull("a slow response with the stored page does not replace text typed meanwhile", async ({ page }) => {
  const release = await delayRequests(page, /desk\.pages\.get/);
  await openDocument(page, "lounge");
  await writeFirst(page, "Sit here.");
  const answered = page.waitForResponse(/desk\.pages\.get/);
  release();
  await answered;
  await writeFirst(page, `${await firstField(page).inputValue()} Stay.`);
  await expect(firstField(page)).toHaveValue("Sit here. Stay.");
  await discardDraft(page);
});
