import { fields } from "../support/auth-page";
import { expect, holdBack, hydrated, signedOutMember, test } from "./fixtures";

test("a form that is sent before the page's scripts have come stays as it is, and can be sent afterwards", async ({
  page,
}) => {
  const member = await signedOutMember(page);
  const release = await holdBack(page, /\/_next\/static\/chunks\/.*\.js/);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.url().includes("/api/auth/callback/"))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto("/auth", { waitUntil: "commit" });
  const button = page.getByRole("main").getByRole("button", { name: "Sign In", exact: true });
  await fields(page).email.fill(member.email);
  await fields(page).password.fill(member.password);
  await fields(page).password.press("Enter");
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  release();
  await hydrated(page);
  expect(sent).toEqual(["GET /auth"]);
  await expect(page).toHaveURL("/auth");
  await expect(fields(page).email).toHaveValue(member.email);
  await expect(fields(page).password).toHaveValue(member.password);
  await button.click();
  await expect(page).toHaveURL("/profile");
  expect(sent.filter((one) => one === "POST /api/auth/callback/credentials")).toHaveLength(1);
});
