import type { Page } from "@playwright/test";
import { expect, hydrated } from "./fixtures";

export async function openDocument(page: Page, document: string) {
  await page.goto(`/desk/pages/${document}`);
  await hydrated(page);
}

export const firstField = (page: Page) => page.getByRole("main").locator("textarea").first();

export async function expectSaved(page: Page) {
  await expect(page.getByText(/^Saved at \d\d:\d\d by Coach$/).first()).toBeVisible();
}

/** Types the words into the first field and waits until they are saved. */
export async function writeFirst(page: Page, words: string) {
  await firstField(page).fill(words);
  await expectSaved(page);
}

export async function scheduleDraft(page: Page) {
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await page.getByLabel("Goes live on").fill("2099-12-24T18:30");
  await page.getByRole("button", { name: "Schedule it" }).click();
  await expect(page.getByText(/Goes live on 24 Dec 2099, 18:30/)).toBeVisible();
}

export async function publishDocument(page: Page) {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish it" }).click();
  await expect(page.getByText("Published. Visitors see it now.").first()).toBeVisible();
}

export async function discardDraft(page: Page) {
  const discard = page.getByRole("button", { name: "Discard the draft" });
  await discard.click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(discard).toHaveCount(0);
}

export async function restoreOriginal(page: Page) {
  await page.getByRole("button", { name: /^Restore \(?The original text/ }).click();
  await page.getByRole("button", { name: "Restore and publish" }).click();
  await expect(page.getByText("Restored. Visitors see this version now.")).toBeVisible();
}

/** Publishes the Adventurer as open, with an address for its button. */
export async function openAdventurer(page: Page) {
  await openDocument(page, "offers?field=tiers.adventurer.status");
  const adventurer = page.getByRole("group", { name: "The Adventurer", exact: true });
  await adventurer.getByLabel("Status").selectOption("Open");
  await adventurer.getByLabel("Where the button leads").fill("https://pay.example.org/a");
  await expectSaved(page);
  await publishDocument(page);
}
