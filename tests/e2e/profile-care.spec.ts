import { auth } from "../../src/content/auth";
import { changePassword, fillPasswords, openProfile, prove } from "../support/profile-page";
import { expect, expectAccessible, inFull, loseAnswer, test } from "./fixtures";
import { createMember, openNewProfile, signIn, signInWithoutForm } from "./members";

// The site refuses a wrong password, and calls of a page whose session has ended.
test.beforeEach(({ expectErrors }) => expectErrors(/status of 40[013]|net::ERR_FAILED/));

inFull("a member signs other devices out and stays signed in", async ({ page, openBrowser }) => {
  const member = await createMember(page);
  const others = [await openBrowser(), await openBrowser(), await openBrowser()];
  for (const other of others) await signInWithoutForm(other, member);
  await openProfile(page);
  const ends = page.getByRole("button", { name: /^Sign out ?: / });
  await expect(ends).toHaveCount(3);
  await ends.first().click();
  await expect(page.getByText("That device is signed out.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Signed-in devices" })).toBeFocused();
  await expect(ends).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(page.getByText("All other devices are signed out.")).toBeVisible();
  await expect(page.getByText("That device is signed out.")).toBeHidden();
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  for (const other of others) {
    await other.goto("/profile");
    await expect(other).toHaveURL(/\/auth/);
  }
  await openProfile(page);
});

inFull("a member downloads their data as one file after entering the password", async ({ page }) => {
  const member = await openNewProfile(page);
  await page.getByRole("button", { name: "Use another address" }).click();
  await page.getByRole("button", { name: "Download my data" }).click();
  // Each of the three forms contains the member's address, for password managers.
  const names = page.locator('form:has(input[type="password"]) input[autocomplete="username"]');
  for (const at of [0, 1, 2]) await expect(names.nth(at)).toHaveValue(member.email);
  const dialog = page.getByRole("dialog", { name: "A copy of your records" });
  await expect(dialog.getByRole("button", { name: "Download" })).toBeDisabled();
  await dialog.getByLabel("Your password").fill("not-the-password");
  await dialog.getByLabel("Your password").press("Enter");
  await expect(dialog.getByText("Current password is incorrect.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill(member.password);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^aurea-my-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your data is being downloaded.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download my data" })).toBeFocused();
});

const ended = "Your session has ended. Sign in to return here.";

inFull("a browser's other windows report a deleted account", async ({ page, context, openBrowser }) => {
  const member = await openNewProfile(page);
  const profile = await context.newPage();
  await openProfile(profile);
  const other = await context.newPage();
  await other.goto("/about");
  await expect(other.locator("html[data-hydrated]")).toBeAttached();
  const device = await openBrowser();
  await signInWithoutForm(device, member);
  await openProfile(device);
  await device.getByLabel("What we call you").fill("Nour");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Forms sent with an address that was never confirmed here")).toBeVisible();
  await prove(page, "Delete your account for good?", member.password, "Delete for good");
  await expect(page.getByRole("heading", { name: "Your account is deleted." })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("What stays is what we named before you confirmed");

  await expect(profile.getByText("You have deleted your account in another window.")).toBeVisible();
  await expect(profile.getByRole("main").getByRole("link")).toHaveText(["Go to the front page"]);
  const notice = other.getByRole("region", { name: "Your session" });
  await expect(notice).toContainText("You deleted your account in another window.");
  await expect(notice.getByRole("link")).toHaveCount(0);

  await device.getByRole("button", { name: "Save Nickname" }).click();
  await expect(device.getByText(ended)).toBeVisible();
  await device.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(device).toHaveURL("/auth?returnTo=%2Fprofile&why=ended");
  await expect(device.getByText(auth.why.ended)).toBeVisible();
  await expectAccessible(device);
  await signIn(device, member);
  await expect(device.getByRole("main").getByRole("alert").first()).not.toBeEmpty();
});

inFull("if the answer to an account deletion is lost, a retry reports the deletion", async ({ page }) => {
  const member = await openNewProfile(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await loseAnswer(page, /profile\.deleteAccount/);
  await prove(page, "Delete your account for good?", member.password, "Delete for good");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Failed to delete the account:");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted." })).toBeFocused();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?/);
});

inFull("retrying an unanswered password change says that the password may have changed", async ({ page }) => {
  const member = await openNewProfile(page);
  await loseAnswer(page, /profile\.changePassword/);
  await fillPasswords(page, member.password, "another-quiet-water");
  await changePassword(page).click();
  await expect(page.locator("[data-banner]").getByRole("alert")).toContainText("Failed to change password:");
  await changePassword(page).click();
  await expect(page.getByRole("main")).toContainText("Your password may have been changed already.");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signIn(page, { email: member.email, password: "another-quiet-water" });
  await expect(page).toHaveURL("/profile");
});
