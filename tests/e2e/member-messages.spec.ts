import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openForm, redBox } from "../support/auth-page";
import { chooseAndCrop } from "../support/picture-file";
import { changePassword, fillPasswords, openProfile, prove } from "../support/profile-page";
import { linkInMail } from "../support/sent-mails";
import { refuseWritesTo } from "../support/site-database";
import { siteFolder } from "../support/site-folder.mjs";
import {
  enterAs,
  expect,
  expectAccessible,
  holdBack,
  inFull,
  joinAs,
  newMember,
  signIn,
  signUp,
  test,
} from "./fixtures";

test.use({ expectedErrors: /Failed to load resource/ });

const oursFailed = "Something went wrong on our side. Please try again.";
const notKept = "The picture could not be kept just now. Please try again in a minute.";
const banner = (page: Page) => page.locator("[data-banner]").getByRole("alert");

async function tryPassword(page: Page, current: string) {
  await fillPasswords(page, current, "another-quiet-water");
  await changePassword(page).click();
}

async function tryNickname(page: Page) {
  await page.getByLabel("What we call you").fill("Nour");
  await page.getByRole("button", { name: "Save Nickname" }).click();
}

async function askForLink(page: Page, email: string) {
  await openForm(page, "sign-in");
  await page.getByLabel("Email Address").fill(email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send me a link" }).click();
}

inFull(
  "a database that refuses is said in each part of the profile, and nothing typed is lost",
  async ({ page }) => {
    const member = await joinAs(page);
    await openProfile(page);
    await refuseWritesTo(page, member.email);

    await tryNickname(page);
    await expect(banner(page)).toContainText(`Failed to update nickname: ${oursFailed}`);
    await expectAccessible(page);
    await page.getByLabel("What we call you").press("End");
    await page.getByLabel("What we call you").press("x");
    await expect(banner(page)).toBeEmpty();

    await tryPassword(page, member.password);
    await expect(banner(page)).toContainText(`Failed to change password: ${oursFailed}`);
    await expect(page.getByLabel("New password, again")).toHaveValue("another-quiet-water");

    await chooseAndCrop(page);
    await expect(banner(page)).toBeEmpty();
    await page.getByRole("button", { name: "Save Picture" }).click();
    await expect(banner(page)).toHaveText(`Failed to upload picture: ${notKept}`);

    await page.getByRole("button", { name: "Delete my account" }).click();
    await prove(page, "Delete your account for good?", member.password, "Delete for good");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText(`Failed to delete the account: ${oursFailed}`);
    await expect(dialog.getByLabel("Your password")).toHaveValue(member.password);
    await expectAccessible(page);
  },
);

inFull(
  "a database that refuses is said on the screens of sign-up and of a new password",
  async ({ page, openBrowser }) => {
    const member = newMember();
    await openForm(page, "sign-up");
    await refuseWritesTo(page, `x-${member.email}`);
    await signUp(page, { ...member, email: `x-${member.email}` });
    await expect(redBox(page)).toContainText("An error occurred during sign up");

    await joinAs(await openBrowser(), member);
    await askForLink(page, member.email);
    const path = await linkInMail(page, member.email, "Choose a new password");
    await refuseWritesTo(page, member.email);
    await page.goto(path);
    await page.getByLabel("New Password", { exact: true }).fill("a-reed-in-the-evening-wind");
    await page.getByLabel("Confirm New Password").fill("a-reed-in-the-evening-wind");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(redBox(page)).toContainText("An error occurred during password reset");
    await expectAccessible(page);

    await page.goto(await linkInMail(page, member.email, "Welcome to Aurea: please confirm your address"));
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await expect(redBox(page)).toHaveText(`Your address could not be confirmed.${oursFailed}`);
  },
);

test("a store that has no room for the picture says so, and the next try works", async ({ page }) => {
  const member = await joinAs(page);
  await openProfile(page);
  const { user } = await (await page.request.get("/api/auth/session")).json();
  const folder = join(siteFolder(new URL(page.url()).port), "uploads/profile_pictures");
  // A file where the member's folder would have to be.
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, user.id), "");
  await chooseAndCrop(page);
  const release = await holdBack(page, /\/api\/storage\/.*signature/);
  await page.getByRole("button", { name: "Save Picture" }).click();
  await expect(page.getByRole("button", { name: "Uploading..." })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Upload progress" })).toBeVisible();
  await expect(page.getByText("Processing...")).toBeVisible();
  release();
  await expect(banner(page)).toHaveText(`Failed to upload picture: ${notKept}`);
  await expect(page.getByRole("img", { name: "The picture you chose, not saved yet" })).toBeVisible();
  rmSync(join(folder, user.id));
  await page.getByRole("button", { name: "Save Picture" }).click();
  await expect(page.getByText("Profile picture updated successfully!")).toBeVisible();
  await expect(banner(page)).toBeEmpty();
  await expect(page.getByRole("img", { name: `The picture of ${member.name}` })).toBeVisible();
});

test("a site that cannot be reached is said, wherever the member is", async ({ page, openBrowser }) => {
  const member = await joinAs(page);
  await enterAs(await openBrowser(), member);
  await openProfile(page);
  await page.route("**/api/trpc/**", (route) => route.abort());
  const away = "We could not reach the site. Check your connection and try again.";
  await tryPassword(page, member.password);
  await expect(banner(page)).toHaveText(`Failed to change password: ${away}`);
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(banner(page)).toHaveText(`Failed to sign out: ${away}`);
  await page.getByRole("button", { name: "Download my data" }).click();
  await prove(page, "A copy of your records", member.password, "Download");
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    `Failed to collect your data: ${away}`,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Send another letter" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The letter could not be sent." })).toContainText(
    away,
  );
  await page.getByRole("button", { name: "Use another address" }).click();
  await page.getByLabel("New Email Address").fill(`new-${member.email}`);
  await page.getByLabel("Current Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The change could not be started." })).toContainText(
    away,
  );

  await page.goto(`/auth/email#${"a".repeat(43)}`);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(redBox(page)).toHaveText(`Your address could not be changed.${away}`);

  await page.context().clearCookies();
  await askForLink(page, member.email);
  await expect(redBox(page)).toContainText("An error occurred during password reset");
  await expect(redBox(page)).toContainText(away);
  await expect(page.getByLabel("Email Address")).toHaveValue(member.email);
  await expectAccessible(page);
});

inFull("a profile that cannot be loaded says so, and is there when asked again", async ({ page }) => {
  const member = await joinAs(page);
  const release = await holdBack(page, /profile\.get/);
  await page.goto("/profile");
  await expect(page.getByRole("status").filter({ hasText: "Loading your profile..." })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  await page.unrouteAll();
  await page.route(/profile\.get/, (route) => route.abort());
  await page.goto("/profile");
  await expect(page.getByRole("main").getByRole("alert").first()).toHaveText(
    "Error: We could not reach the site. Check your connection and try again.",
  );
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
});

test("a member who was signed out elsewhere is told so by what is pressed next, and comes back to it", async ({
  page,
  openBrowser,
}) => {
  const member = await joinAs(page);
  const second = await openBrowser();
  await enterAs(second, member);
  await openProfile(second);
  const main = page.getByRole("main");

  async function endAndPress(press: () => Promise<void>, refusal: string) {
    await openProfile(page);
    await second.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(second.getByText("You are signed in nowhere else.")).toBeVisible();
    await press();
    await expect(main.getByRole("alert")).toHaveText(refusal);
    await expect(main).toContainText("Your session has ended.");
    await expect(page.getByText(member.email)).toHaveCount(0);
  }

  await endAndPress(() => tryNickname(page), "User not logged in.");
  await expectAccessible(page);
  await main.getByRole("link", { name: "Sign In" }).click();
  await signIn(page, member);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByLabel("What we call you")).toHaveValue("Nour");

  await second.reload();
  const tryOne = () => tryPassword(page, member.password);
  await endAndPress(tryOne, "User not logged in or email not available.");
  await enterAs(page, member);
  await second.reload();
  await endAndPress(async () => {
    await page.getByRole("button", { name: "Download my data" }).click();
    await prove(page, "A copy of your records", member.password, "Download");
  }, "User not logged in.");
});

inFull(
  "who is signed out while the profile is on its way is asked to sign in",
  async ({ page, openBrowser }) => {
    const member = await joinAs(page);
    const second = await openBrowser();
    await enterAs(second, member);
    await openProfile(second);
    const release = await holdBack(page, /profile\.get/);
    await page.goto("/profile");
    await expect(page.getByText("Loading your profile...")).toBeVisible();
    await second.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(second.getByText("All other devices are signed out.")).toBeVisible();
    release();
    await expect(page.getByText("Please sign in to view your profile.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      "/auth?returnTo=/profile",
    );
    await expectAccessible(page);
  },
);
