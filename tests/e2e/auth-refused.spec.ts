import { fields, form, openForm, redBox } from "../support/auth-page";
import { linkInMail } from "../support/sent-mails";
import {
  expect,
  expectAccessible,
  joinAs,
  newMember,
  phone,
  post,
  signedOutMember,
  signIn,
  signUp,
  test,
  tryToEnter,
} from "./fixtures";

test.describe("a refused sign-in or sign-up", () => {
  // Offline, a chunk that cannot be fetched is also reported as a bare event.
  test.use({ expectedErrors: /status of 4\d\d|net::ERR_|^Event$/ });

  test("a wrong password and an unknown address get the same error, and the typed values stay", async ({
    page,
  }) => {
    const member = await signedOutMember(page);
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
    await signIn(page, { email: `nobody-${member.email}`, password: "not-the-password" });
    await expect(redBox(page)).toHaveText(known ?? "");
    await expect(page).toHaveURL("/auth");
  });

  test("a sign-up with a taken address fails without saying that it is taken", async ({ page }) => {
    const member = await signedOutMember(page);
    await openForm(page, "sign-up");
    await signUp(page, { ...member, email: member.email.toUpperCase(), password: "another-password" });
    await expect(redBox(page)).toContainText("An error occurred during sign up");
    await expect(fields(page).name).toHaveValue(member.name);
    await expect(fields(page).confirm).toHaveValue("another-password");
    await expectAccessible(page);
  });

  test("sign-in and sign-up show an error while the site is unreachable and work on the next attempt", async ({
    page,
    context,
  }) => {
    const member = newMember();
    await openForm(page, "sign-up");
    await context.setOffline(true);
    await signUp(page, member);
    await expect(redBox(page)).toContainText("An error occurred during sign up");
    await expect(redBox(page)).toContainText("We could not reach the site.");
    await expect(form(page).getByRole("button", { name: "Create Account" })).toBeVisible();
    await context.setOffline(false);
    await page.route(/account\.signUp/, (route) => route.abort());
    await form(page).getByRole("button", { name: "Create Account" }).click();
    await expect(redBox(page)).toContainText("An error occurred during sign up");

    await page.getByRole("button", { name: "Sign in instead" }).click();
    await expect(redBox(page)).toHaveCount(0);
    await context.setOffline(true);
    await signIn(page, member);
    await expect(redBox(page)).toContainText("An error occurred during sign in");
    await expect(redBox(page)).toContainText("We could not reach the site.");
    await context.setOffline(false);
    await page.route(/api\/auth\/csrf/, (route) => route.abort());
    await form(page).getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(redBox(page)).toContainText("An error occurred during sign in");

    await page.unrouteAll();
    await page.getByRole("button", { name: "Create an account" }).click();
    await signUp(page, member);
    await expect(page).toHaveURL("/profile");
  });

  test("a locked-out member gets in through an emailed link", phone, async ({ page }) => {
    const member = newMember();
    await page.goto("/home");
    await joinAs(page, member);
    const welcome = await linkInMail(page, member.email, "Welcome to Aurea: please confirm your address");
    await post(page, "account.verifyEmail", { token: welcome.split("#")[1] });
    await page.context().clearCookies();
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(await tryToEnter(page, { email: member.email, password: `guess-${tries}` })).toBe(401);
    }
    await openForm(page, "sign-in");
    await signIn(page, member);
    await page.getByRole("button", { name: "Let a letter bring me in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is another way in");
    await expect(page.getByLabel("Email Address")).toHaveValue(member.email);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await page.goto(await linkInMail(page, member.email, "Your way in"));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign me in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are in");
    await page.getByRole("link", { name: "Go to your profile" }).click();
    await expect(page).toHaveURL("/profile");
  });
});
