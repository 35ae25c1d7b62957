import { readFile } from "node:fs/promises";
import { openProfile } from "../support/profile-page";
import { enterAs, expect, expectAccessible, inFull, joinAs, test } from "./fixtures";

test.use({ expectedErrors: /status of 400|status of 401/ });

inFull("a member signs other devices out and stays signed in", async ({ page, openBrowser }) => {
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

test("a member downloads their data as one file after giving the password", async ({ page }) => {
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
