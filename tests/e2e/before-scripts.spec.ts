import { fields } from "../support/auth-page";
import { expect, holdBack, hydrated, signedOutMember, test } from "./fixtures";

test("what is pressed before a page's scripts have come is done when they have, and no password gets into an address", async ({
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

test("a page is seen before its scripts are asked for", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const [painted, asked] = await page.evaluate(async () => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const first = document.querySelector<HTMLScriptElement>("script[async][src]")?.src ?? "";
    const [script] = performance.getEntriesByName(first);
    return [paint?.startTime, script?.startTime];
  });
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});
