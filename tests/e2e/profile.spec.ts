import { profile } from "../../src/content/profile";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { expectProfile, openProfile } from "../support/profile-page";
import { openModal } from "./coaching";
import {
  both,
  bothInFull,
  expect,
  expectAccessible,
  holdBack,
  hydrated,
  inFull,
  joinAs,
  phone,
  test,
} from "./fixtures";

test("a new member's profile shows every section and is accessible", bothInFull, async ({ page }) => {
  const member = await joinAs(page);
  await openProfile(page);
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
  for (const plan of await page.getByRole("button", { name: "Choose Plan" }).all()) {
    await expect(plan).toBeDisabled();
  }
  await expect(page.getByRole("button", { name: "COMING SOON" })).toBeDisabled();
  await expect(page.getByRole("definition").filter({ hasText: member.email })).toContainText(
    "Not confirmed yet",
  );
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  await expectAccessible(page);

  const away = page.getByRole("region", { name: "Three small things, once" });
  await away.getByRole("button", { name: "Not now" }).click();
  await expect(away).toHaveCount(0);
  await expect(page.getByText("Put away in this browser.")).toBeAttached();
  await page.reload();
  await expectProfile(page);
  await expect(away).toHaveCount(0);

  // The next member in this browser sees the first steps again.
  await page.context().clearCookies();
  await joinAs(page);
  await openProfile(page);
  await expect(away).toBeVisible();
});

test(
  "the profile's section list works by keyboard and marks the current section",
  both,
  async ({ page, isMobile }) => {
    await watchShifts(page);
    await joinAs(page);
    await openProfile(page);
    expect(await shiftsOf(page)).toBe(0);
    const list = page.getByRole("navigation", { name: "On this page" });
    const fold = list.locator("summary");
    if (isMobile) {
      await expect(list.getByRole("link")).toHaveCount(0);
      await fold.press("Enter");
    }
    await expect(list.getByRole("link")).toHaveCount(9);
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
  },
);

test("a saved nickname shows a message and appears on the whole page", phone, async ({ page }) => {
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

test.describe("while the site is unreachable", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET/] });

  test("a nickname that cannot be sent stays in its field with an error", async ({ page }) => {
    await joinAs(page);
    await openProfile(page);
    await page.route(/profile\.updateNickname/, (route) => route.abort());
    await page.getByLabel("What we call you").fill("Nour");
    await page.getByRole("button", { name: "Save Nickname" }).click();
    await expect(page.getByText(/^Failed to update nickname: /)).toBeVisible();
    await expect(page.getByLabel("What we call you")).toHaveValue("Nour");
  });
});

inFull("both coaching forms open with a member's name and address filled in", async ({ page }) => {
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

  // Every sign-up link leads a member to the profile, which says why.
  for (const path of ["/home", "/products", "/pricing"]) {
    await page.goto(path);
    await hydrated(page);
    const calls = page.getByRole("main").locator('a[href="/auth?mode=sign-up"]');
    const count = await calls.count();
    expect(count, path).toBeGreaterThan(0);
    for (let call = 0; call < count; call += 1) {
      await page.goto(path);
      await hydrated(page);
      await calls.nth(call).click();
      await expect(page).toHaveURL("/profile");
      await expect(page.getByText(profile.already), `${path}, call ${call + 1}`).toBeVisible();
    }
  }
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(profile.already)).toBeHidden();

  await page.goto("/pricing");
  const founding = page.getByRole("region", { name: "Founding Member" });
  await expect(founding.getByRole("link", { name: "Join Today" })).toHaveAttribute(
    "href",
    /^mailto:support@/,
  );
  await expect(founding.getByText(/we write back to say how to pay/)).toBeVisible();
  await expectAccessible(page, '[aria-labelledby="h-founding"]');
  await page.getByRole("banner").getByRole("link", { name: "Coaching" }).click();
  await openModal(page, "collective");
  await expect(waitlist.getByLabel("Full Name*")).toHaveValue(member.name);
  await expect(waitlist.getByLabel("Email Address*")).toHaveValue(member.email);
  await page.keyboard.press("Escape");
  await expect(waitlist).toBeHidden();

  // A form opened before the session is known waits for it, for one second at most.
  for (const isTold of [true, false]) {
    const release = await holdBack(page, /\/api\/auth\/session/);
    await page.goto("/coaching");
    await hydrated(page);
    if (isTold) setTimeout(release, 500);
    await openModal(page, "collective");
    await expect(waitlist.getByLabel("Full Name*")).toHaveValue(isTold ? member.name : "");
    release();
    await page.unrouteAll({ behavior: "wait" });
  }
});
