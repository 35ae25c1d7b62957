import { fields } from "../support/auth-page";
import { expect, holdBack, signedOutMember, test } from "./fixtures";

test("a sign-in form that is sent before the page's scripts have come is sent by them, and its password gets into no address", async ({
  page,
}) => {
  const member = await signedOutMember(page);
  const release = await holdBack(page, /\/_next\/static\/chunks\/.*\.js/);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/auth/callback/")) sent += 1;
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await fields(page).email.fill(member.email);
  await fields(page).password.fill(member.password);
  await fields(page).password.press("Enter");
  expect(new URL(page.url()).search).toBe("");
  release();
  await expect(page).toHaveURL("/profile");
  expect(sent).toBe(1);
});
