import { redBox } from "../support/auth-page";
import { provenMember } from "../support/desk-people";
import { isFull } from "../support/figure";
import { answerAs, googleButton, newPerson, openAuth, openPopup } from "../support/google-window";
import { expectProfile } from "../support/profile-page";
import { expect, expectAccessible, test } from "./fixtures";

/** The outcome is shown within three seconds. */
const soon = { timeout: 3_000 };

test("a Google account with an unverified address is refused, and linking one can be cancelled", async ({
  page,
}) => {
  for (const verified of isFull ? ["false", "text", "absent"] : ["false"]) {
    await openAuth(page);
    await answerAs(await openPopup(page), { ...newPerson(), verified });
    await expect(redBox(page)).toContainText("Google has not confirmed", soon);
  }
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth/);

  // An account with that address asks for its password, which can be declined.
  await openAuth(page);
  await answerAs(await openPopup(page), { ...newPerson(), email: provenMember.email });
  await page.getByRole("button", { name: "Sign in another way" }).click();
  await expect(page.getByLabel("Email Address")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(googleButton(page)).toBeVisible();
});

test.describe("a verified address that already has an account", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("linking Google asks for the account's password once, and later Google alone signs in", async ({
    page,
    context,
  }) => {
    const person = { ...newPerson(), email: provenMember.email.toUpperCase() };
    await openAuth(page, "/auth?mode=sign-up");
    await answerAs(await openPopup(page), person);
    const needed = "You already have an account with this address. Enter its password to connect Google.";
    await expect(page.getByRole("main").getByText(needed)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    const password = page.getByLabel("Password of your account");
    await expect(password).toBeFocused();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Connect and sign in" }).click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await password.fill("not-the-password");
    await password.press("Enter");
    await expect(redBox(page)).toContainText("That password does not belong to this account.");
    await expect(password).toHaveValue("not-the-password");
    await expectAccessible(page);
    await password.fill(provenMember.password);
    await expect(redBox(page)).toHaveCount(0);
    await password.press("Enter");
    await expect(page).toHaveURL("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(provenMember.name);

    await expectProfile(page);
    await context.clearCookies();
    await openAuth(page);
    await answerAs(await openPopup(page), person);
    await expect(page).toHaveURL("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(provenMember.name);
  });
});
