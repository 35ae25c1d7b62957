import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  holdBack,
  joinAs,
  newMember,
  signIn,
  signUp,
  test,
  testOnce,
} from "./fixtures";

const fields = (page: Page) => ({
  name: page.getByLabel("Full Name"),
  email: page.getByLabel("Email Address"),
  password: page.getByLabel("Password", { exact: true }),
  confirm: page.getByLabel("Confirm Password"),
});

const form = (page: Page) => page.getByRole("main").locator("form");
const redBox = (page: Page) => page.getByRole("main").getByRole("alert");

async function openForm(page: Page, mode: "sign-in" | "sign-up") {
  await page.goto(mode === "sign-in" ? "/auth" : "/auth?mode=sign-up");
  const name = mode === "sign-in" ? "Sign In" : "Create Account";
  await expect(form(page).getByRole("button", { name, exact: true })).toBeVisible();
}

/** The field is marked as wrong and says exactly this, in its description. */
async function expectWrong(field: Locator, text: string) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${text}`));
}

async function expectRight(field: Locator) {
  await expect(field).not.toHaveAttribute("aria-invalid");
}

test("both addresses open the sign-in form with all its texts", async ({ page }) => {
  for (const path of ["/auth", "/login"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    const { name, email, password, confirm } = fields(page);
    await expect(email).toHaveAttribute("autocomplete", "email");
    await expect(password).toHaveAttribute("type", "password");
    await expect(name).toHaveCount(0);
    await expect(confirm).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
    await expect(main.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
    await expect(main.getByText("Or continue with")).toBeVisible();
    await expect(main.getByRole("button", { name: "Forgot your password?" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Back to the front page" })).toHaveAttribute("href", "/home");
    await expectAccessible(page);
  }
});

test("the switch leads to sign-up and back, and clears the form and its errors", async ({ page }) => {
  await openForm(page, "sign-in");
  const { name, email, password, confirm } = fields(page);
  await email.fill("not an address");
  await form(page).getByRole("button", { name: "Sign In", exact: true }).click();
  await expectWrong(email, "Please enter a valid email address");

  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Your Sanctuary");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(form(page).getByRole("button", { name: "Create Account" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Forgot your password?" })).toHaveCount(0);
  for (const field of [name, email, password, confirm]) {
    await expect(field).toHaveValue("");
    await expectRight(field);
  }
  await expectAccessible(page);

  await name.fill("Noor");
  await password.fill("short");
  await form(page).getByRole("button", { name: "Create Account" }).click();
  await expectWrong(password, "Password must be at least 6 characters");
  await page.getByRole("button", { name: "Sign in instead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
  await expect(password).toHaveValue("");
  await expectRight(password);
});

testOnce("a password is shown and hidden again, each for itself", async ({ page }) => {
  await openForm(page, "sign-up");
  const { password, confirm } = fields(page);
  await password.fill("quiet-water");
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(confirm).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("quiet-water");
});

test("sign-in names what is wrong with each field until that field is edited", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await openForm(page, "sign-in");
  const { email, password } = fields(page);
  const submit = form(page).getByRole("button", { name: "Sign In", exact: true });
  await submit.click();
  await expectWrong(email, "Email is required");
  await expectWrong(password, "Password is required");
  await expect(email).toBeFocused();
  await expectAccessible(page);

  await email.pressSequentially("n");
  await expectRight(email);
  await expectWrong(password, "Password is required");

  for (const wrong of ["noor", "noor@", "@example.org", "noor de vries@example.org"]) {
    await email.fill(wrong);
    await submit.click();
    await expectWrong(email, "Please enter a valid email address");
  }
  await email.fill("noor@example.org");
  await expectRight(email);
  await password.fill("12345");
  await submit.click();
  await expectWrong(password, "Password must be at least 6 characters");
  await expect(password).toBeFocused();
  await password.press("End");
  await password.press("Backspace");
  await expectRight(password);
  expect(sent).toEqual([]);
});

testOnce("sign-up names what is wrong with each field until that field is edited", async ({ page }) => {
  await openForm(page, "sign-up");
  const { name, email, password, confirm } = fields(page);
  const submit = form(page).getByRole("button", { name: "Create Account" });
  await name.fill("   ");
  await submit.click();
  await expectWrong(name, "Name is required");
  await expectWrong(email, "Email is required");
  await expectWrong(password, "Password is required");
  await expectWrong(confirm, "Please confirm your password");
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await name.fill("Noor");
  await expectRight(name);
  await email.fill("noor@nowhere");
  await password.fill("12345");
  await confirm.fill("123456");
  await submit.click();
  await expectRight(name);
  await expectWrong(email, "Please enter a valid email address");
  await expectWrong(password, "Password must be at least 6 characters");
  await expectWrong(confirm, "Passwords do not match");
  await confirm.fill("12345");
  await expectRight(confirm);
  await expectWrong(password, "Password must be at least 6 characters");
});

testOnce("signing in says so while it lasts, sends once, and ends at the profile", async ({ page }) => {
  const member = newMember();
  await joinAs(page, member);
  await page.context().clearCookies();
  let sent = 0;
  const address = /\/api\/auth\/callback\/credentials/;
  page.on("request", (request) => {
    if (address.test(request.url())) sent += 1;
  });
  const release = await holdBack(page, address);

  await openForm(page, "sign-in");
  await signIn(page, member);
  const busy = form(page).getByRole("button", { name: "Signing In..." });
  await expect(busy).toBeVisible();
  await expect(fields(page).email).not.toBeEditable();
  await expectAccessible(page);
  await fields(page).password.press("Enter");
  await busy.press("Enter");
  release();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  expect(sent).toBe(1);
});

testOnce("a double click on Create Account makes one account and shows no error", async ({ page }) => {
  const member = newMember();
  let sent = 0;
  const address = /account\.signUp/;
  page.on("request", (request) => {
    if (address.test(request.url())) sent += 1;
  });
  const release = await holdBack(page, address);
  await openForm(page, "sign-up");
  const { name, email, password, confirm } = fields(page);
  await name.fill(member.name);
  await email.fill(member.email);
  await password.fill(member.password);
  await confirm.fill(member.password);
  await form(page).getByRole("button", { name: "Create Account" }).dblclick();
  await expect(form(page).getByRole("button", { name: "Creating Account..." })).toBeVisible();
  await form(page).getByRole("button", { name: "Creating Account..." }).press("Enter");
  await confirm.press("Enter");
  release();
  await expect(page).toHaveURL("/profile");
  expect(sent).toBe(1);
});

test.describe("refused", () => {
  // Offline, a chunk that cannot be fetched is also reported as a bare event.
  test.use({ expectedErrors: /status of 4\d\d|net::ERR_|^Event$/ });

  testOnce(
    "a wrong password and an unknown address get the same red box, and nothing typed is lost",
    async ({ page }) => {
      const member = newMember();
      await joinAs(page, member);
      await page.context().clearCookies();
      await openForm(page, "sign-in");
      await signIn(page, { email: member.email, password: "not-the-password" });
      await expect(redBox(page)).toContainText("An error occurred during sign in");
      await expect(redBox(page)).toHaveClass(/message--error/);
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
    },
  );

  testOnce(
    "a taken address cannot sign up again and is told no more than that it failed",
    async ({ page }) => {
      const member = newMember();
      await joinAs(page, member);
      await page.context().clearCookies();
      await openForm(page, "sign-up");
      await signUp(page, { ...member, email: member.email.toUpperCase(), password: "another-password" });
      await expect(redBox(page)).toContainText("An error occurred during sign up");
      await expect(fields(page).name).toHaveValue(member.name);
      await expect(fields(page).confirm).toHaveValue("another-password");
      await expectAccessible(page);
    },
  );

  testOnce(
    "a server that does not answer is said in the red box, and the next try works",
    async ({ page, context }) => {
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
    },
  );

  testOnce("after ten wrong tries an account waits, also for the right password", async ({ page }) => {
    const member = newMember();
    await joinAs(page, member);
    await page.context().clearCookies();
    await openForm(page, "sign-in");
    for (let tries = 1; tries <= 10; tries += 1) {
      const answer = page.waitForResponse(/callback\/credentials/);
      await signIn(page, { email: member.email, password: `wrong-guess-${tries}` });
      expect((await answer).status()).toBe(401);
      await expect(redBox(page)).toContainText("An error occurred during sign in");
    }
    const answer = page.waitForResponse(/callback\/credentials/);
    await signIn(page, member);
    expect((await answer).status()).toBe(429);
    await expect(redBox(page)).toContainText(
      "Too many tries in a row. Please wait a few minutes and try again.",
    );
    await expectAccessible(page);
  });
});

testOnce(
  "whoever is signed in already leaves the screen once, and Back does not return to it",
  async ({ page }) => {
    await page.goto("/terms");
    await joinAs(page);
    for (const path of ["/auth", "/login"]) {
      await page.goto("/terms");
      await page.goto(path);
      await expect(page).toHaveURL("/profile");
      await page.goBack();
      await expect(page).toHaveURL("/terms");
    }
  },
);

testOnce("whoever signs in goes back to where they were sent from", async ({ page }) => {
  const member = newMember();
  await joinAs(page, member);
  await page.context().clearCookies();
  await page.goto("/terms");
  await page.goto(`/auth?returnTo=${encodeURIComponent("/coaching?from=auth#program-options")}`);
  await signIn(page, member);
  await expect(page).toHaveURL("/coaching?from=auth#program-options");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

testOnce(
  "a return target that leads away, nowhere or in a circle is the profile instead",
  async ({ page }) => {
    test.slow();
    await page.goto("/terms");
    await joinAs(page);
    const hostile = [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "/%0a//evil.example".replace("%0a", "\n"),
      "\t//evil.example",
      "javascript:alert(document.domain)",
      "/..//evil.example",
      "data:text/html,<p>evil",
      "/api/auth/signout",
      "/auth",
      "/login?returnTo=/auth",
      "evil.example",
      "",
    ];
    for (const target of hostile) {
      await page.goto(`/auth?returnTo=${encodeURIComponent(target)}`);
      await expect(page, target).toHaveURL("/profile");
    }
  },
);

testOnce(
  "the profile waits for the answer who is there, and sends strangers to sign in and back",
  async ({ page }) => {
    const member = newMember();
    await joinAs(page, member);
    await page.context().clearCookies();
    const release = await holdBack(page, /\/api\/auth\/session/);
    await page.goto("/terms");
    await page.goto("/profile");
    await expect(page.getByRole("status").filter({ hasText: "Checking authentication..." })).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page).toHaveURL("/auth?returnTo=%2Fprofile");
    await page.goBack();
    await expect(page).toHaveURL("/terms");
    await page.goto("/profile");
    await signIn(page, member);
    await expect(page).toHaveURL("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  },
);

test.describe("while the records cannot be reached", () => {
  test.use({ expectedErrors: /status of 503/ });

  testOnce("the profile says so, sends nobody away, and tries again when asked", async ({ page }) => {
    await page.goto("/terms");
    const member = await joinAs(page);
    await page.route("**/api/auth/session", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/profile");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Error: ");
    await expect(page).toHaveURL("/profile");
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  });
});

testOnce("a password manager's Enter sends the form", async ({ page }) => {
  const member = newMember();
  await joinAs(page, member);
  await page.context().clearCookies();
  await openForm(page, "sign-in");
  await fields(page).email.fill(member.email);
  await fields(page).password.fill(member.password);
  await fields(page).password.press("Enter");
  await expect(page).toHaveURL("/profile");
});
