import { expectInvalid, expectValid, fields, form, openForm, redBox } from "../support/auth-page";
import { googleButton, openAuth } from "../support/google-window";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { linkInMail } from "../support/sent-mails";
import { expect, expectAccessible, inFull, phone, test } from "./fixtures";
import { createMember, createSignedOutMember, newMember, post, signIn, signUp, trySignIn } from "./members";

inFull(
  "the sign-up form shows an error under each invalid field, and “Show password” shows only the first password",
  async ({ page }) => {
    await openForm(page, "sign-up");
    const { name, email, password, confirm } = fields(page);
    const submit = form(page).getByRole("button", { name: "Create Account" });
    await name.fill("   ");
    await submit.click();
    await expectInvalid(name, "Name is required");
    await expectInvalid(email, "Email is required");
    await expectInvalid(password, "Password is required");
    await expectInvalid(confirm, "Please confirm your password");
    await expect(name).toBeFocused();
    await expectAccessible(page);

    await name.fill("Noor");
    await expectValid(name);
    await email.fill("noor@nowhere");
    await password.fill("12345");
    await confirm.fill("123456");
    await submit.click();
    await expectValid(name);
    await expectInvalid(email, "Please enter a valid email address");
    await expectInvalid(password, "Password must be at least 6 characters");
    await expectInvalid(confirm, "Passwords do not match");
    await confirm.fill("12345");
    await expectValid(confirm);
    await expectInvalid(password, "Password must be at least 6 characters");

    await confirm.fill("quiet-water");
    await submit.click();
    await expectInvalid(confirm, "Passwords do not match");
    await password.fill("quiet-water");
    await expectValid(confirm);
    await page.getByRole("button", { name: "Show password" }).first().click();
    await expect(password).toHaveAttribute("type", "text");
    await expect(password, "phones must not correct a shown password").toHaveAttribute("autocorrect", "off");
    await expect(confirm).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveValue("quiet-water");
  },
);

const inApp = "Google does not work inside another app.";

inFull(
  "in an in-app browser, a note appears without layout shift and says that Google's button does not work there",
  phone,
  async ({ page }) => {
    await page.addInitScript(() => {
      const userAgent = `${navigator.userAgent} Instagram 390.0.0.43.81 Android`;
      Object.defineProperty(navigator, "userAgent", { get: () => userAgent });
    });
    await watchShifts(page);
    await openAuth(page);
    await expect(page.getByText(inApp)).toBeVisible();
    await expect(googleButton(page)).toHaveAccessibleDescription(new RegExp(`^${inApp}`));
    await expectAccessible(page);
    expect(await shiftsOf(page)).toBe(0);
  },
);

test.describe("a refused sign-in or sign-up", () => {
  // While the page is offline, a script that fails to load is also reported as an event without a message.
  test.beforeEach(({ expectErrors }) => expectErrors(/status of 4\d\d|net::ERR_|^Event$/));

  inFull(
    "a wrong password and an unknown address get the same error and keep the values",
    async ({ page }) => {
      const member = await createSignedOutMember(page);
      await openForm(page, "sign-in");
      await signIn(page, { email: member.email, password: "not-the-password" });
      await expect(redBox(page)).toContainText("An error occurred during sign in");
      await expect(redBox(page)).toHaveAttribute("data-tone", "error");
      await expect(fields(page).email).toHaveValue(member.email);
      await expect(fields(page).password).toHaveValue("not-the-password");
      await expectAccessible(page);
      const known = await redBox(page).textContent();

      await fields(page).email.press("End");
      await fields(page).email.pressSequentially("x");
      await expect(redBox(page)).toHaveCount(0);
      await signIn(page, { email: `unknown-${member.email}`, password: "not-the-password" });
      await expect(redBox(page)).toHaveText(known ?? "");
      await expect(page).toHaveURL("/auth");
    },
  );

  inFull("sign-in and sign-up report an unreachable site, and then succeed", async ({ page, context }) => {
    const member = newMember();
    await openForm(page, "sign-up");
    await context.setOffline(true);
    await signUp(page, member);
    await expect(redBox(page)).toContainText("An error occurred during sign up");
    await expect(redBox(page)).toContainText("We could not reach the site.");
    await expect(form(page).getByRole("button", { name: "Create Account" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    await expect(redBox(page), "a failure of the other form").toHaveCount(0);
    await page.goBack();
    await page.route("**/api/auth/session", (route) => route.abort());
    await signUp(page, member);
    await expect(redBox(page)).toContainText("You are signed in, but your account could not be loaded.");
    await page.unrouteAll();
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);

    await context.clearCookies();
    await openForm(page, "sign-in");
    await context.setOffline(true);
    await signIn(page, member);
    await expect(redBox(page)).toContainText("An error occurred during sign in");
    await expect(redBox(page)).toContainText("We could not reach the site.");
    await page.getByRole("button", { name: "Create an account" }).click();
    await expect(redBox(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Sign in instead" }).click();
    await signIn(page, member);
    await expect(page).toHaveURL("/profile");
  });

  inFull("a member blocked by wrong passwords signs in by an emailed link", phone, async ({ page }) => {
    const member = newMember();
    await page.goto("/home");
    await createMember(page, member);
    const welcome = await linkInMail(page, member.email, "Welcome to Aurea: please confirm your address");
    await post(page, "account.verifyEmail", { token: welcome.split("#")[1] });
    await page.context().clearCookies();
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(await trySignIn(page, { email: member.email, password: `guess-${tries}` })).toBe(401);
    }
    await openForm(page, "sign-in");
    await signIn(page, member);
    await page.getByRole("button", { name: "Email me a sign-in link" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in by email");
    await expect(page.getByLabel("Email Address")).toHaveValue(member.email);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await page.goto(await linkInMail(page, member.email, "Your sign-in link"));
    await expectAccessible(page);
    await page.route("**/api/auth/session", (route) => route.abort());
    await page.getByRole("button", { name: "Sign me in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed in");
    await page.unrouteAll();
    await page.getByRole("link", { name: "Go to your profile" }).click();
    await expect(page).toHaveURL("/profile");
  });
});
