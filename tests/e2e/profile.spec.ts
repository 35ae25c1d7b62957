import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, holdBack, joinAs, newMember, signIn, test } from "./fixtures";

const refused = /status of 400|status of 401/;

async function openProfile(page: Page) {
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Nickname" })).toBeVisible();
}

async function enter(page: Page, member: { email: string; password: string }) {
  await page.goto("/auth");
  await signIn(page, member);
  await expect(page.getByRole("heading", { name: "Nickname" })).toBeVisible();
}

async function fillPasswords(page: Page, current: string, next: string, again = next) {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("New password, again").fill(again);
}

const changePassword = (page: Page) => page.getByRole("button", { name: "Change Password" });

test("a visitor is sent to sign in and comes back to the profile", async ({ page }) => {
  const member = await joinAs(page);
  await page.context().clearCookies();
  await page.goto("/profile");
  await expect(page).toHaveURL("/auth?returnTo=%2Fprofile");
  await signIn(page, member);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { name: `Good to see you, ${member.name}.` })).toBeVisible();
});

test("the page has every part of a new member's profile, and axe finds nothing", async ({ page }) => {
  const member = await joinAs(page);
  await openProfile(page);
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    "Profile picture",
    "Nickname",
    "Memberships",
    "Master Alchemist Online - Course & Coaching",
    "Change Password",
    "Account Information",
    "Signed-in devices",
    "Your data",
    "Delete account",
  ]);
  const card = page.getByRole("region", { name: "The Explorer" });
  await expect(card.getByText("Free, basic tools")).toBeVisible();
  await expect(page.getByRole("button", { name: "Current Plan" })).toBeDisabled();
  for (const plan of await page.getByRole("button", { name: "Choose Plan" }).all()) {
    await expect(plan).toBeDisabled();
  }
  await expect(page.getByRole("button", { name: "COMING SOON" })).toBeDisabled();
  await expect(page.getByRole("definition").filter({ hasText: member.email })).toContainText(
    "Not confirmed yet",
  );
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  await expectAccessible(page);
});

test("a nickname is saved with its banner, and the whole page says it", async ({ page }) => {
  const member = await joinAs(page);
  await openProfile(page);
  const field = page.getByLabel("What we call you");
  const button = page.getByRole("button", { name: "Save Nickname" });
  await expect(field).toHaveValue(member.name);

  await field.fill("  ");
  await expect(page.getByText("Nickname cannot be empty.")).toBeVisible();
  await expect(button).toBeDisabled();

  await field.fill("n".repeat(60));
  await expect(field).toHaveValue("n".repeat(50));

  const release = await holdBack(page, /profile\.updateNickname/);
  await field.fill("Nour");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await expect(page.getByText("Processing...")).toBeVisible();
  release();
  await expect(page.getByText("Nickname updated successfully!")).toBeVisible();
  await expect(page.getByText("Processing...")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Good to see you, Nour." })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Nour").first()).toBeAttached();

  await field.press("End");
  await field.press("a");
  await expect(page.getByText("Nickname updated successfully!")).toBeHidden();
  await field.fill("Nour");
  await page.getByRole("button", { name: "Save Nickname" }).click();
  await expect(page.getByText("Nickname updated successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(page.getByText("Nickname updated successfully!")).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue("Nour");
});

test.describe("a nickname that cannot be sent", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET/] });

  test("stays in its field, with the reason in red", async ({ page }) => {
    await joinAs(page);
    await openProfile(page);
    await page.route(/profile\.updateNickname/, (route) => route.abort());
    await page.getByLabel("What we call you").fill("Nour");
    await page.getByRole("button", { name: "Save Nickname" }).click();
    await expect(page.getByText(/^Failed to update nickname: /)).toBeVisible();
    await expect(page.getByLabel("What we call you")).toHaveValue("Nour");
  });
});

test.describe("the password", () => {
  test.use({ expectedErrors: [refused] });

  test("is changed, and the second browser is signed out", async ({ page, openBrowser }) => {
    const member = await joinAs(page);
    const password = "another-quiet-water";
    const second = await openBrowser();
    await enter(second, member);
    await openProfile(page);
    await expect(page.getByRole("button", { name: /^Sign out ?: / })).toHaveCount(1);

    await expect(changePassword(page)).toBeDisabled();
    await fillPasswords(page, member.password, password);
    await changePassword(page).click();
    await expect(page.getByText("Password updated successfully!")).toBeVisible();
    await expect(page.getByLabel("Current password")).toHaveValue("");
    await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();

    await second.reload();
    await expect(second).toHaveURL(/\/auth/);
    await enter(second, { ...member, password });
    await openProfile(page);
  });

  test("stays as it is when the current one is wrong or the new one does not do", async ({ page }) => {
    const member = await joinAs(page);
    await openProfile(page);
    await fillPasswords(page, "not-the-password", "another-quiet-water");
    await changePassword(page).click();
    await expect(page.getByText("Current password is incorrect.")).toBeVisible();
    await expect(page.getByLabel("Current password")).toBeFocused();
    await expect(page.getByLabel("New password, again")).toHaveValue("another-quiet-water");

    await fillPasswords(page, member.password, "password123");
    await expect(page.getByText("Current password is incorrect.")).toBeHidden();
    await changePassword(page).click();
    await expect(page.getByText("New password is too weak.")).toBeVisible();

    await fillPasswords(page, member.password, "another-quiet-water", "another-quiet-waters");
    await changePassword(page).click();
    await expect(page.getByText("New passwords do not match.")).toBeVisible();

    await fillPasswords(page, member.password, "short");
    await changePassword(page).click();
    await expect(page.getByText("Password must be at least 6 characters long.")).toBeVisible();
    await expect(page.getByLabel("New password", { exact: true })).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe("the devices", () => {
  test.use({ expectedErrors: [refused] });

  test("are signed out one by one or all at once, and this one stays", async ({ page, openBrowser }) => {
    const member = await joinAs(page);
    const others = [await openBrowser(), await openBrowser(), await openBrowser()];
    for (const other of others) await enter(other, member);
    await openProfile(page);
    const ends = page.getByRole("button", { name: /^Sign out ?: / });
    await expect(ends).toHaveCount(3);
    await ends.first().click();
    await expect(page.getByText("That device is signed out.")).toBeVisible();
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
});

test("the two coaching forms open with name and address filled in", async ({ page }) => {
  const member = await joinAs(page);
  await openProfile(page);
  await page.getByRole("button", { name: "JOIN THE WAITLIST FOR LAUNCHING COHORT" }).click();
  const waitlist = page.getByRole("dialog", { name: "Join The Collective" });
  await expect(waitlist.getByLabel("Full Name*")).toHaveValue(member.name);
  await expect(waitlist.getByLabel("Email Address*")).toHaveValue(member.email);
  await page.keyboard.press("Escape");
  await expect(waitlist).toBeHidden();
  await page.getByRole("button", { name: "APPLY FOR A PRIVATE PARTNERSHIP" }).click();
  const application = page.getByRole("dialog", { name: "Apply for 1:1 Coaching Partnership" });
  await expect(application.getByLabel("Full Name*")).toHaveValue(member.name);
  await expect(application.getByLabel("Email Address*")).toHaveValue(member.email);
});

test.describe("the export", () => {
  test.use({ expectedErrors: [refused] });

  test("is one file, for the password", async ({ page }) => {
    const member = await joinAs(page);
    await openProfile(page);
    await page.getByRole("button", { name: "Download my data" }).click();
    const dialog = page.getByRole("dialog", { name: "A copy of everything" });
    await expect(dialog.getByRole("button", { name: "Download" })).toBeDisabled();
    await dialog.getByLabel("Your password").fill("not-the-password");
    await dialog.getByLabel("Your password").press("Enter");
    await expect(dialog.getByText("Current password is incorrect.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Your password").fill(member.password);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^aurea-my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(data.profile).toMatchObject({ email: member.email, displayName: member.name });
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Your data is on its way into your downloads.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Download my data" })).toBeFocused();
  });
});

test.describe("an account", () => {
  test.use({ expectedErrors: [refused] });

  test("is deleted after a word about what goes, and the address begins anew", async ({
    page,
    openBrowser,
  }) => {
    const member = newMember();
    await joinAs(page, member);
    const second = await openBrowser();
    await enter(second, member);
    await page.goto("/eq-assessment");
    await page.getByRole("button", { name: /Begin/ }).click();
    for (let question = 1; question <= 5; question += 1) {
      await expect(page.getByText(`Question ${question} of 5`).first()).toBeVisible();
      await page.locator("button.quiz__option").nth(2).click();
    }
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Performer");
    await openProfile(page);
    await expect(page.getByRole("link", { name: "The Performer" })).toBeVisible();

    const open = page.getByRole("button", { name: "Delete my account" });
    const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
    await open.click();
    await expect(dialog.getByText("Your votes still count, without your name")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await dialog.getByLabel("Your password").fill("not-the-password");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(dialog.getByText("Current password is incorrect.")).toBeVisible();
    await dialog.getByLabel("Your password").fill(member.password);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("heading", { name: "Your account is deleted." })).toBeFocused();
    await expectAccessible(page);

    await second.reload();
    await expect(second).toHaveURL(/\/auth/);
    await joinAs(page, member);
    await openProfile(page);
    await expect(page.getByText("You have not met your archetype yet.")).toBeVisible();
    await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  });
});
