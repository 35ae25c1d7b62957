import type { Page } from "@playwright/test";
import { leaveWaitlist } from "../../src/content/leave-waitlist";
import { expectInvalid, expectValid } from "../support/auth-page";
import { findMail, linkInMail } from "../support/sent-mails";
import { expect, expectAccessible, inFull, loseAnswer, phone, test } from "./fixtures";
import { createMember, newMember, post, signIn } from "./members";

const newPassword = "a-reed-in-the-evening-wind";

async function savePassword(page: Page, password: string) {
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm New Password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
}

test.describe("password resets and address changes by emailed links", () => {
  test.beforeEach(({ expectErrors }) => expectErrors(/status of 40[01]|net::ERR_FAILED/));

  inFull("a password is reset through a link that can be used once", phone, async ({ page, openBrowser }) => {
    const member = newMember();
    const other = await openBrowser();
    await createMember(other, member);

    await page.goto("/auth");
    await page.getByLabel("Email Address").fill(member.email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByLabel("Email Address")).toHaveValue(member.email);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send me a link" }).click();
    const notice = page.getByText("If an account has this address");
    await expect(page.locator("[tabindex]").filter({ has: notice }).last()).toBeFocused();
    await page.getByRole("button", { name: "Try another address" }).click();
    await expect(page.getByLabel("Email Address")).toBeFocused();

    const path = await linkInMail(page, member.email, "Choose a new password");
    await page.goto(path);
    const username = page.locator('input[autocomplete="username"][readonly]');
    await expect(username).toHaveValue(member.email);
    await expectAccessible(page);
    await savePassword(page, "password1");
    await expect(page.getByText("New password is too weak.")).toBeVisible();
    await page.getByLabel("Confirm New Password").fill(newPassword);
    await page.getByRole("button", { name: "Save password" }).click();
    await expectInvalid(page.getByLabel("Confirm New Password"), "Passwords do not match");
    await page.getByLabel("New Password", { exact: true }).fill(newPassword);
    await expectValid(page.getByLabel("Confirm New Password"));
    await expect(page.getByText("New password is too weak.")).toBeHidden();
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password is changed");
    await expect(page).toHaveURL("/auth/reset");

    await other.goto(path);
    await savePassword(other, `${newPassword}-again`);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("This link is no longer valid");
    await other.getByRole("button", { name: "Send me a new link" }).click();
    await expect(other.getByText("An email with a new link is on its way to you.")).toBeVisible();
    await expectAccessible(other);
    await page.goto(await linkInMail(other, member.email, "A new link to choose a password"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  });

  inFull(
    "if a password reset got no answer, a second attempt says that the password may have been changed",
    async ({ page, openBrowser }) => {
      const member = newMember();
      await createMember(await openBrowser(), member);
      await page.goto("/about");
      await post(page, "account.requestPasswordReset", { email: member.email });
      await page.goto(await linkInMail(page, member.email, "Choose a new password"));
      await loseAnswer(page, /account\.resetPassword/);
      await savePassword(page, newPassword);
      await expect(page.getByText("An error occurred during password reset")).toBeVisible();
      await page.getByRole("button", { name: "Save password" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Your password may be changed already",
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.getByRole("button", { name: "Send me a new link" })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
      await signIn(page, { email: member.email, password: newPassword });
      await expect(page).toHaveURL("/profile");
    },
  );

  inFull(
    "if a change of address got no answer, a second attempt says that the address has been changed",
    async ({ page }) => {
      const { email, password } = await createMember(page);
      const moved = `moved-${email}`;
      await post(page, "account.requestEmailChange", { email: moved, password });
      await page.goto("/about");
      await page.goto(await linkInMail(page, moved, "Confirm your new address"));
      await loseAnswer(page, /account\.confirmEmailChange/);
      await page.getByRole("button", { name: "Use this address" }).click();
      await expect(page.getByText("Your address could not be changed.")).toBeVisible();
      await page.getByRole("button", { name: "Use this address" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your address is changed");
      await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
      await signIn(page, { email: moved, password });
      await expect(page).toHaveURL("/profile");
    },
  );
});

inFull(
  "the pages of emailed links, opened without the secret, say where to find the link",
  async ({ page }) => {
    for (const [path, heading] of [
      ["/auth/reset", "This page opens from an email"],
      ["/auth/enter", "This page opens from an email"],
      ["/auth/verify", "The link is in your email"],
      ["/auth/email", "Start from your profile"],
      ["/waiting-list/leave", leaveWaitlist.broken.heading],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectAccessible(page);
    }
  },
);

inFull("the welcome email fits on a narrow phone, even for a long name", async ({ page, openBrowser }) => {
  await page.goto("/terms");
  const member = { ...newMember(), name: "Wolfeschlegelsteinhausenbergerdorff-Rhababerstraus" };
  await createMember(page, member);
  const mail = await findMail(
    page,
    member.email,
    "Welcome to Aurea: please confirm your address",
    member.name,
  );
  const reader = await openBrowser();
  await reader.setViewportSize({ width: 320, height: 640 });
  await reader.setContent(mail.html ?? "");
  await expect(reader.getByText(`Dear ${member.name},`)).toBeVisible();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
