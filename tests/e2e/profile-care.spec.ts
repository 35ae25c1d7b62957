import { readFile } from "node:fs/promises";
import {
  changePassword,
  expectResultKept,
  fillPasswords,
  openProfile,
  takeQuiz,
} from "../support/profile-page";
import { enterAs, expect, expectAccessible, inFull, joinAs, newMember, phone, test } from "./fixtures";

const refused = /status of 400|status of 401/;

test.describe("the password", () => {
  test.use({ expectedErrors: [refused] });

  test("is changed, and the second browser is signed out", async ({ page, openBrowser }) => {
    const member = await joinAs(page);
    const password = "another-quiet-water";
    const second = await openBrowser();
    await enterAs(second, member);
    await openProfile(second);
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
    await enterAs(second, { ...member, password });
    await openProfile(page);
  });

  inFull("stays as it is when the current one is wrong or the new one does not do", async ({ page }) => {
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
    await page.getByLabel("New password", { exact: true }).fill("another-quiet-waters");
    await expect(page.getByText("New passwords do not match.")).toBeHidden();

    await fillPasswords(page, member.password, "short");
    await changePassword(page).click();
    await expect(page.getByText("Password must be at least 6 characters long.")).toBeVisible();
    await expect(page.getByLabel("New password", { exact: true })).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe("the devices", () => {
  test.use({ expectedErrors: [refused] });

  inFull("are signed out one by one or all at once, and this one stays", async ({ page, openBrowser }) => {
    const member = await joinAs(page);
    const others = [await openBrowser(), await openBrowser(), await openBrowser()];
    for (const other of others) await enterAs(other, member);
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
});

test.describe("the export", () => {
  test.use({ expectedErrors: [refused] });

  test("is one file, for the password", async ({ page }) => {
    const member = await joinAs(page);
    await openProfile(page);
    await page.getByRole("button", { name: "Download my data" }).click();
    const dialog = page.getByRole("dialog", { name: "A copy of your records" });
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

  // In short it is the end of tests/e2e/member-life.spec.ts.
  inFull(
    "is deleted after a word about what goes, and the address begins anew",
    phone,
    async ({ page, openBrowser }) => {
      const member = newMember();
      await joinAs(page, member);
      const second = await openBrowser();
      await enterAs(second, member);
      await openProfile(second);
      await takeQuiz(page, 2);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Performer");
      await expectResultKept(page);
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
    },
  );
});
