import { expectInvalid, expectValid, fields, form, openForm } from "../support/auth-page";
import { header } from "../support/header";
import { delayRequests, expect, expectAccessible, inFull, phone, test, watchCalls } from "./fixtures";
import { createMember, createSignedOutMember, signIn } from "./members";
import { countSheets } from "./screens";

inFull("switching between sign-in and sign-up clears the form and its errors", phone, async ({ page }) => {
  await openForm(page, "sign-in");
  const { name, email, password, confirm } = fields(page);
  await email.fill("not an address");
  await form(page).getByRole("button", { name: "Sign In", exact: true }).click();
  await expectInvalid(email, "Please enter a valid email address");

  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Your Sanctuary");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(form(page).getByRole("button", { name: "Create Account" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Forgot your password?" })).toHaveCount(0);
  for (const field of [name, email, password, confirm]) {
    await expect(field).toHaveValue("");
    await expectValid(field);
  }
  await expectAccessible(page);

  await name.fill("Noor");
  await password.fill("short");
  await form(page).getByRole("button", { name: "Create Account" }).click();
  await expectInvalid(password, "Password must be at least 6 characters");
  await page.getByRole("button", { name: "Sign in instead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
  await expect(password).toHaveValue("");
  await expectValid(password);
});

inFull("the sign-in form and the sign-up form are each printed on one sheet", async ({ page }) => {
  for (const mode of ["sign-in", "sign-up"] as const) {
    await openForm(page, mode);
    expect(await countSheets(page), mode).toBe(1);
  }
});

test("signing in shows its progress, sends one request and opens the profile", async ({ page }) => {
  const member = await createSignedOutMember(page);
  const address = /\/api\/auth\/callback\/credentials/;
  const calls = watchCalls(page, address);
  const release = await delayRequests(page, address);

  await openForm(page, "sign-in");
  await expect(fields(page).email).toHaveAttribute("autocomplete", "username");
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
  expect(calls).toHaveLength(1);
});

inFull("a sign-in falls back to a full page load if the profile takes ten seconds", async ({ page }) => {
  const member = await createSignedOutMember(page);
  await page.goto("/terms");
  await page.clock.install();
  await openForm(page, "sign-in");
  await page.route(/_rsc=/, () => {});
  await signIn(page, member);
  await expect(page.getByRole("status").filter({ hasText: "You are signed in" })).toBeVisible();
  await expect(
    page.locator("[inert]").locator("form"),
    "the form cannot be sent again meanwhile",
  ).toHaveCount(1);
  await page.clock.runFor(11_000);
  await expect(page).toHaveURL("/profile");
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

inFull(
  "a sign-in before the scripts load is sent once, without the password in the URL",
  async ({ page }) => {
    const member = await createSignedOutMember(page);
    const release = await delayRequests(page, /\/_next\/static\/chunks\/.*\.js/);
    const calls = watchCalls(page, /\/api\/auth\/callback\//);
    await page.goto("/auth", { waitUntil: "commit" });
    await fields(page).email.fill(member.email);
    await fields(page).password.fill(member.password);
    await fields(page).password.press("Enter");
    expect(new URL(page.url()).search).toBe("");
    release();
    await expect(page).toHaveURL("/profile");
    expect(calls).toHaveLength(1);
  },
);

inFull("a member is redirected from the sign-in page, and Back does not return to it", async ({ page }) => {
  await createMember(page);
  for (const path of ["/auth", "/login"]) {
    await page.goto("/terms");
    await page.goto(path);
    await expect(page).toHaveURL("/profile");
    await page.goBack();
    await expect(page).toHaveURL("/terms");
  }
});

inFull(
  "the profile waits for the session, redirects a visitor to the sign-in page and opens after the sign-in",
  async ({ page }) => {
    const member = await createSignedOutMember(page);
    const release = await delayRequests(page, /\/api\/auth\/session/);
    await page.goto("/terms");
    await page.goto("/profile");
    await expect(page.getByRole("status").filter({ hasText: "Checking authentication..." })).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page).toHaveURL("/auth?returnTo=%2Fprofile");
    await page.goBack();
    await expect(page).toHaveURL("/terms");
    await page.goto("/profile?from=email#devices");
    await signIn(page, member);
    await expect(page).toHaveURL("/profile?from=email#devices");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  },
);

inFull("the sign-up form survives a reload and Back, and the header leads to sign-in", async ({ page }) => {
  await openForm(page, "sign-in");
  await page.getByRole("button", { name: "Create an account" }).click();
  await fields(page).name.fill("Noor");
  await page.getByRole("main").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await page.goBack();
  await expect(fields(page).name).toHaveValue("Noor");
  await page.reload();
  await expect(fields(page).name).toHaveValue("Noor");
  const title = page.getByRole("heading", { level: 1 });
  await header(page).getByRole("link", { name: "Sign In" }).click();
  await expect(title).toHaveText("Welcome Back");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(title).not.toHaveText("Welcome Back");
  await header(page).getByRole("link", { name: "Sign In" }).click();
  await expect(title).toHaveText("Welcome Back");
});

inFull("on the sign-in pages, the header's sign-in link keeps the return target", async ({ page }) => {
  const member = await createSignedOutMember(page);
  for (const path of ["/auth", "/auth/verify"]) {
    await page.goto(`${path}?returnTo=${encodeURIComponent("/lounge#method")}`);
    await header(page).getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/auth?returnTo=%2Flounge%23method");
  }
  await signIn(page, member);
  await expect(page).toHaveURL("/lounge#method");
});

inFull(
  "the profile shows an error while the session cannot be loaded, and loads after a click on “Try again”",
  async ({ expectErrors, page }) => {
    expectErrors(/ERR_FAILED/);
    const member = await createMember(page);
    await page.route("**/api/auth/session", (route) => route.abort());
    await page.goto("/profile");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("We could not reach the site.");
    await expect(page).toHaveURL("/profile");
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  },
);
