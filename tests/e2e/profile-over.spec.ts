import { auth } from "../../src/content/auth";

import { openProfile, prove } from "../support/profile-page";
import { enterAs, expect, expectAccessible, inFull, joinAs, signIn, test } from "./fixtures";

// Refused are calls of a page whose session has ended.
test.use({ expectedErrors: /status of 40[13]/ });

const ended = "Your session has ended. Sign in, and you are back here.";

inFull("a deleted account is reported in every other window", async ({ page, context, openBrowser }) => {
  const member = await joinAs(page);
  await openProfile(page);
  const profile = await context.newPage();
  await openProfile(profile);
  const other = await context.newPage();
  await other.goto("/about");
  await expect(other.locator("html[data-hydrated]")).toBeAttached();
  // Another device has the profile open with an unsaved nickname.
  const device = await openBrowser();
  await enterAs(device, member);
  await openProfile(device);
  await device.getByLabel("What we call you").fill("Nour");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await prove(page, "Delete your account for good?", member.password, "Delete for good");
  await expect(page.getByRole("heading", { name: "Your account is deleted." })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("What stays is what we named before you confirmed");

  await expect(profile.getByText("You have deleted your account in another window.")).toBeVisible();
  await expect(profile.getByRole("main").getByRole("link")).toHaveText(["Go to the front page"]);
  const notice = other.getByRole("region", { name: "Your session" });
  await expect(notice).toContainText("You deleted your account in another window.");
  await expect(notice.getByRole("link")).toHaveCount(0);

  // The other device is told that the session is over, and sign-in says what that may mean.
  await device.getByRole("button", { name: "Save Nickname" }).click();
  await expect(device.getByText(ended)).toBeVisible();
  await device.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(device).toHaveURL("/auth?returnTo=%2Fprofile&why=ended");
  await expect(device.getByText(auth.why.ended)).toBeVisible();
  await expectAccessible(device);
  await signIn(device, member);
  await expect(device.getByRole("main").getByRole("alert").first()).not.toBeEmpty();
});
