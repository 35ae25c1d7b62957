import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openForm, redBox } from "../support/auth-page";
import { chooseAndCrop } from "../support/picture-file";
import { changePassword, fillPasswords, openProfile, prove } from "../support/profile-page";
import { siteFolder } from "../support/site-folder.mjs";
import { delayRequests, expect, expectAccessible, inFull, test } from "./fixtures";
import { createMember, openNewProfile, signInWithoutForm } from "./members";

test.beforeEach(({ expectErrors }) => expectErrors(/Failed to load resource/));

const notKept = "The picture could not be stored. Please try again in a minute.";
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

inFull("a picture that cannot be stored shows an error, and the next attempt succeeds", async ({ page }) => {
  const member = await openNewProfile(page);
  const { user } = await (await page.request.get("/api/auth/session")).json();
  const folder = join(siteFolder(new URL(page.url()).port), "uploads/profile_pictures");
  // A file in place of the member's folder makes storing fail.
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, user.id), "");
  await chooseAndCrop(page);
  const release = await delayRequests(page, /\/api\/storage\/.*signature/);
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

inFull(
  "while the site is unreachable, a member's forms for name, password, devices, data and address show an error",
  async ({ page, openBrowser }) => {
    const member = await createMember(page);
    await signInWithoutForm(await openBrowser(), member);
    await openProfile(page);
    await page.route("**/api/trpc/**", (route) => route.abort());
    const unreachable = "We could not reach the site. Check your connection and try again.";
    await tryNickname(page);
    await expect(banner(page)).toHaveText(`Failed to update nickname: ${unreachable}`);
    await expect(page.getByLabel("What we call you")).toHaveValue("Nour");
    await tryPassword(page, member.password);
    await expect(banner(page)).toHaveText(`Failed to change password: ${unreachable}`);
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(banner(page)).toHaveText(`Failed to sign out: ${unreachable}`);
    await page.getByRole("button", { name: "Download my data" }).click();
    await prove(page, "A copy of your records", member.password, "Download");
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
      `Failed to collect your data: ${unreachable}`,
    );
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Send another email" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "The email could not be sent." })).toContainText(
      unreachable,
    );
    await page.getByRole("button", { name: "Use another address" }).click();
    await page.getByLabel("New Email Address").fill(`new-${member.email}`);
    await page.getByLabel("Current Password", { exact: true }).fill(member.password);
    await page.getByRole("button", { name: "Change address" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "The change could not be started." }),
    ).toContainText(unreachable);

    await page.goto(`/auth/email#${"a".repeat(43)}`);
    await page.getByRole("button", { name: "Use this address" }).click();
    await expect(redBox(page)).toHaveText(`Your address could not be changed.${unreachable}`);

    await page.context().clearCookies();
    await askForLink(page, member.email);
    await expect(redBox(page)).toContainText("An error occurred during password reset");
    await expect(redBox(page)).toContainText(unreachable);
    await expect(page.getByLabel("Email Address")).toHaveValue(member.email);
    await expectAccessible(page);
  },
);
