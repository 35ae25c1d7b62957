import { rmSync, writeFileSync } from "node:fs";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { makeTallPicture } from "../support/picture-file";
import { expectProfile, openProfile } from "../support/profile-page";
import { setMembership } from "../support/site-database";
import { both, bothInFull, delayRequests, expect, expectAccessible, inFull, phone, test } from "./fixtures";
import { createMember, openNewProfile } from "./members";
import { findBrokenWords, findOverflow, setFontSize, wholeWord } from "./overflow";

test("a new member's profile shows every section and is accessible", bothInFull, async ({ page }) => {
  const member = await openNewProfile(page);
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    "Three small things, once",
    "Your first step",
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
  const plans = page.getByRole("button", { name: "Choose Plan" });
  await expect(plans).not.toHaveCount(0);
  for (const plan of await plans.all()) await expect(plan).toBeDisabled();
  await expect(page.getByRole("button", { name: "COMING SOON" })).toBeDisabled();
  await expect(page.getByRole("definition").filter({ hasText: member.email })).toContainText(
    "Not confirmed yet",
  );
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  await expectAccessible(page);

  const steps = page.getByRole("region", { name: "Three small things, once" });
  await steps.getByRole("button", { name: "Not now" }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByText("Put away in this browser.")).toBeAttached();
  await page.reload();
  await expectProfile(page);
  await expect(steps).toHaveCount(0);

  // The next member in this browser sees the first steps again.
  await page.context().clearCookies();
  await openNewProfile(page);
  await expect(steps).toBeVisible();
});

inFull("the profile's section list can be used by keyboard", both, async ({ page, isMobile }) => {
  await watchShifts(page);
  await openNewProfile(page);
  expect(await shiftsOf(page)).toBe(0);
  const list = page.getByRole("navigation", { name: "On this page" });
  const fold = list.locator("summary");
  if (isMobile) {
    await expect(list.getByRole("link")).toHaveCount(0);
    await fold.press("Enter");
  }
  const links = list.getByRole("link");
  await expect(links).toHaveCount(9);
  for (const link of await links.all())
    await expect(page.locator(`${await link.getAttribute("href")}`)).toBeAttached();
  await list.getByRole("link", { name: "Signed-in devices" }).press("Enter");
  await expect(page).toHaveURL("/profile#devices");
  await expect(page.locator("#devices")).toBeFocused();
  await expect(page.locator("#devices")).toBeInViewport();
  if (isMobile) {
    await expect(list.getByRole("link")).toHaveCount(0);
  } else {
    const current = list.locator("[aria-current=location]").filter({ visible: true });
    await expect(current).toHaveText("Signed-in devices");
    await expect(list).toBeInViewport({ ratio: 0.9 });
  }
  await page.reload();
  await expect(page.locator("#devices")).toBeFocused();
  await expect(page.locator("#devices")).toBeInViewport();
});

inFull("the nickname form shows another tab's new name, but keeps typed text", async ({ page, context }) => {
  await createMember(page);
  const other = await context.newPage();
  for (const tab of [page, other]) await openProfile(tab);
  const field = page.getByLabel("What we call you");
  const save = async (name: string) => {
    await other.getByLabel("What we call you").fill(name);
    await other.getByRole("button", { name: "Save Nickname" }).click();
    await expect(other.getByText("Nickname updated successfully!")).toBeVisible();
    // The page refetches the profile if the member returns to its tab after some time.
    await page.evaluate(() => {
      const later = Date.now() + 60_000;
      Date.now = () => later;
      dispatchEvent(new Event("visibilitychange"));
    });
    await expect(page.getByRole("heading", { name: `Good to see you, ${name}.` })).toBeVisible();
  };
  await save("Nour");
  await expect(field).toHaveValue("Nour");
  await field.fill("Nora");
  await save("Noor");
  await expect(field).toHaveValue("Nora");
});

inFull("a saved nickname shows a message and appears in the heading and header", phone, async ({ page }) => {
  const member = await openNewProfile(page);
  const field = page.getByLabel("What we call you");
  const button = page.getByRole("button", { name: "Save Nickname" });
  await expect(field).toHaveValue(member.name);

  await field.fill("  ");
  await expect(page.getByText("Nickname cannot be empty.")).toBeVisible();
  await expect(button).toBeDisabled();

  await field.fill("n".repeat(51));
  await button.click();
  await expect(page.getByText("Please keep the nickname to 50 characters.")).toBeVisible();
  await field.fill("🌅".repeat(50));
  await button.click();
  await expect(page.getByText("Nickname updated successfully!")).toBeVisible();
  await expect(field).toHaveValue("🌅".repeat(50));

  const release = await delayRequests(page, /profile\.updateNickname/);
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
  await field.press("Backspace");
  await page.reload();
  await expect(field).toHaveValue("Nour");
});

inFull("the profile fits a phone at twice the font size", phone, async ({ page }) => {
  const { email } = await openNewProfile(page);
  for (const [status, width] of [
    ["explorer", 390],
    ["founding_member", 320],
  ] as const) {
    await setMembership(page, email, status);
    await page.setViewportSize({ width, height: 740 });
    await openProfile(page);
    await setFontSize(page, 32);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findBrokenWords(page, "main", wholeWord)).toEqual([]);
  }
});

inFull(
  "if the file of a chosen picture is removed before the crop, a message asks to choose the picture again",
  async ({ page, expectErrors }, info) => {
    expectErrors(/ERR_FILE_NOT_FOUND/);
    const file = info.outputPath("me.jpg");
    writeFileSync(file, await makeTallPicture());
    await openNewProfile(page);
    await page.getByLabel("Choose a picture").setInputFiles(file);
    const use = page.getByRole("button", { name: "Use this part" });
    await expect(use).toBeEnabled();
    rmSync(file);
    await use.click();
    await expect(page.getByText("This picture can no longer be read. Please choose it again.")).toBeVisible();
  },
);
