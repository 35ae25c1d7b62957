import type { Locator } from "@playwright/test";
import { form, openForm } from "../support/auth-page";
import { fillWaitlist, openModal, submitOf } from "./coaching";
import { expect, expectAccessible, inFull } from "./fixtures";
import { newMember, signUp } from "./members";

/** Fills in the hidden field, as a password manager may do. */
function fillHidden(within: Locator) {
  return within
    .getByLabel("Please leave this empty", { exact: true })
    .evaluate((field: HTMLInputElement) => (field.value = "https://noor.example"));
}

inFull("a visitor who fills in the hidden field reads that a person reviews the form", async ({ page }) => {
  await page.goto("/coaching");
  const modal = await openModal(page, "collective");
  await fillWaitlist(modal);
  await fillHidden(modal);
  await submitOf(modal).click();
  const sent = page.getByRole("dialog", { name: "A Person Will Look at This First" });
  await expect(sent.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(sent.getByText("It may be late.")).toBeVisible();
  await expect(sent.getByText("A confirmation is on its way")).toHaveCount(0);
  await expectAccessible(page, "dialog[open]");
});

inFull("a sign-up that fills in the hidden field needs a proof of work", async ({ expectErrors, page }) => {
  // The first call is refused with a challenge.
  expectErrors(/Failed to load resource/);
  const member = newMember();
  const statuses: number[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("account.signUp")) statuses.push(answer.status());
  });
  await openForm(page, "sign-up");
  await fillHidden(form(page));
  await signUp(page, member);
  await expect(page).toHaveURL(/\/profile$/);
  expect(statuses).toEqual([429, 200]);
});
