import { fields, form, openForm, redBox } from "../support/auth-page";
import { linkInMail } from "../support/sent-mails";
import {
  expect,
  expectAccessible,
  inFull,
  joinAs,
  newMember,
  phone,
  signedOutMember,
  signIn,
  signUp,
  test,
  tryToEnter,
} from "./fixtures";

test.describe("refused", () => {
  // Offline, a chunk that cannot be fetched is also reported as a bare event.
  test.use({ expectedErrors: /status of 4\d\d|net::ERR_|^Event$/ });

  test("a wrong password and an unknown address get the same red box, and nothing typed is lost", async ({
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

  test("a taken address cannot sign up again and is told no more than that it failed", async ({ page }) => {
    const member = await signedOutMember(page);
    await openForm(page, "sign-up");
    await signUp(page, { ...member, email: member.email.toUpperCase(), password: "another-password" });
    await expect(redBox(page)).toContainText("An error occurred during sign up");
    await expect(fields(page).name).toHaveValue(member.name);
    await expect(fields(page).confirm).toHaveValue("another-password");
    await expectAccessible(page);
  });

  test("a server that does not answer is said in the red box, and the next try works", async ({
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

  inFull("after ten wrong tries an account waits, also for the right password", async ({ page }) => {
    const member = await signedOutMember(page);
    for (let tries = 1; tries <= 9; tries += 1) {
      expect(await tryToEnter(page, { email: member.email, password: `wrong-guess-${tries}` })).toBe(401);
    }
    await openForm(page, "sign-in");
    const tenth = page.waitForResponse(/callback\/credentials/);
    await signIn(page, { email: member.email, password: "wrong-guess-10" });
    expect((await tenth).status()).toBe(401);
    await expect(redBox(page)).toContainText("An error occurred during sign in");
    const answer = page.waitForResponse(/callback\/credentials/);
    await signIn(page, member);
    expect((await answer).status()).toBe(429);
    await expect(redBox(page)).toContainText(
      "Too many tries in a row. Please wait a few minutes and try again.",
    );
    await expectAccessible(page);
  });

  test("whom strangers keep from signing in is let in by a letter", phone, async ({ page }) => {
    const member = newMember();
    await page.goto("/home");
    await joinAs(page, member);
    const welcome = await linkInMail(page, member.email, "Welcome to Aurea: please confirm your address");
    const verified = await page.request.post("/api/trpc/account.verifyEmail", {
      headers: { "sec-fetch-site": "same-origin" },
      data: { json: { token: welcome.split("#")[1] } },
    });
    expect(verified.status()).toBe(200);
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
