import type { Locator, Page } from "@playwright/test";
import { form, openForm } from "../support/auth-page";
import { fillApplication, fillWaitlist, openModal, submitOf } from "./coaching";
import { expect, expectAccessible, newMember, signUp, test } from "./fixtures";

/** Fills in the field that nobody sees, as a password manager may. */
function fillHidden(within: Locator) {
  return within
    .getByLabel("Please leave this empty", { exact: true })
    .evaluate((field: HTMLInputElement) => (field.value = "https://noor.example"));
}

async function expectHeld(page: Page) {
  const sent = page.getByRole("dialog", { name: "A Person Will Look at This First" });
  await expect(sent.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(sent.getByText("It may be late.")).toBeVisible();
  await expect(sent.getByText("A confirmation is on its way")).toHaveCount(0);
  await expectAccessible(page);
}

test("a waitlist form whose hidden field is filled in says that a person looks at it first", async ({
  page,
}) => {
  await page.goto("/coaching");
  const modal = await openModal(page, "collective");
  await fillWaitlist(modal);
  await fillHidden(modal);
  await submitOf(modal).click();
  await expectHeld(page);
});

test("an application whose hidden field is filled in says that a person looks at it first", async ({
  page,
}) => {
  await page.goto("/coaching");
  const modal = await openModal(page, "partnership");
  await fillApplication(modal);
  await fillHidden(modal);
  await submitOf(modal).click();
  await expectHeld(page);
});

test.describe("a sign-up", () => {
  // The first call is refused with the work to do.
  test.use({ expectedErrors: /Failed to load resource/ });

  test("whose hidden field is filled in does a second's work and is signed in", async ({ page }) => {
    const member = newMember();
    await openForm(page, "sign-up");
    await fillHidden(form(page));
    await signUp(page, member);
    await expect(page).toHaveURL(/\/profile$/);
  });
});
