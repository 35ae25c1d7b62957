import {
  expect,
  expectAccessible,
  holdBack,
  inFull,
  joinAs,
  signedOutMember,
  signIn,
  test,
} from "./fixtures";

test("whoever is signed in already leaves the screen once, and Back does not return to it", async ({
  page,
}) => {
  await page.goto("/terms");
  await joinAs(page);
  for (const path of ["/auth", "/login"]) {
    await page.goto("/terms");
    await page.goto(path);
    await expect(page).toHaveURL("/profile");
    await page.goBack();
    await expect(page).toHaveURL("/terms");
  }
});

test("whoever signs in goes back to where they were sent from", async ({ page }) => {
  const member = await signedOutMember(page);
  await page.goto("/terms");
  await page.goto(`/auth?returnTo=${encodeURIComponent("/coaching?from=auth#program-options")}`);
  await signIn(page, member);
  await expect(page).toHaveURL("/coaching?from=auth#program-options");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

inFull("a return target that leads away, nowhere or in a circle is the profile instead", async ({ page }) => {
  await page.goto("/terms");
  await joinAs(page);
  // Hundreds more are refused in tests/security/redirects.test.ts.
  const hostile = [
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(document.domain)",
    "/login?returnTo=/auth",
    "",
  ];
  for (const target of hostile) {
    await page.goto(`/auth?returnTo=${encodeURIComponent(target)}`);
    await expect(page, target).toHaveURL("/profile");
  }
});

test("the profile waits for the answer who is there, and sends strangers to sign in and back", async ({
  page,
}) => {
  const member = await signedOutMember(page);
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
});

test.describe("while the records cannot be reached", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the profile says so, sends nobody away, and tries again when asked", async ({ page }) => {
    await page.goto("/terms");
    const member = await joinAs(page);
    await page.route("**/api/auth/session", (route) => route.abort());
    await page.goto("/profile");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Error: ");
    await expect(page).toHaveURL("/profile");
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  });
});
