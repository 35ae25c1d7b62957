import { isFull } from "../support/figure";
import { expect, expectAccessible, holdBack, joinAs, signedOutMember, signIn, test } from "./fixtures";

test("a signed-in member is redirected from the sign-in page, and Back does not return to it", async ({
  page,
}) => {
  await page.goto("/terms");
  await joinAs(page);
  for (const path of isFull ? ["/auth", "/login"] : ["/auth"]) {
    await page.goto("/terms");
    await page.goto(path);
    await expect(page).toHaveURL("/profile");
    await page.goBack();
    await expect(page).toHaveURL("/terms");
  }
});

test("a member returns after signing in to the page they came from", async ({ page }) => {
  const member = await signedOutMember(page);
  await page.goto("/terms");
  await page.goto(`/auth?returnTo=${encodeURIComponent("/coaching?from=auth#program-options")}`);
  await signIn(page, member);
  await expect(page).toHaveURL("/coaching?from=auth#program-options");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("the profile waits for the session, then sends a visitor to sign in and back", async ({ page }) => {
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

test.describe("while the session cannot be loaded", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the profile shows an error while the session cannot be loaded, and loads on Try again", async ({
    page,
  }) => {
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
