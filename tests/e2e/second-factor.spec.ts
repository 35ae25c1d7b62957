import type { Page } from "@playwright/test";
import { generate } from "otplib";
import { runTs } from "../../scripts/support/run.mjs";
import { isFull } from "../support/figure";
import { readDatabaseUrl } from "../support/site-folder.mjs";
import { expect, expectAccessible, inFull, phone, test } from "./fixtures";
import { createMember, signIn } from "./members";

async function command(script: string, email: string, baseURL = "") {
  const env = { DATABASE_URL: readDatabaseUrl(new URL(baseURL).port) };
  expect(await runTs(`scripts/${script}.ts`, [email], { quiet: true, env })).toBe(0);
}

async function createCoach(page: Page, baseURL?: string) {
  const member = await createMember(page);
  await command("grant-coach", member.email, baseURL);
  return member;
}

async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", { options });
  return (isUserVerified: boolean) =>
    client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
}

/** Clears the cookies on an empty page, where no pending response can set them again. */
async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await expect(async () => {
    await page.context().clearCookies();
    await page.waitForTimeout(250);
    expect(await page.context().cookies()).toEqual([]);
  }).toPass();
}

async function openEnrolment(page: Page, path: string) {
  await page.goto(path);
  await expect(heading(page)).toHaveText("The Desk needs a second factor");
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a passkey or a recovery code opens the Desk", phone, async ({ expectErrors, page, baseURL }) => {
  expectErrors(/status of (40[0134]|503)/);
  await page.goto("/home");
  const coach = await createCoach(page, baseURL);
  const verify = await addAuthenticator(page);
  await openEnrolment(page, "/desk/members");
  await expectAccessible(page);
  await verify(false);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Your device did not confirm it.")).toBeVisible();
  await verify(true);
  await page.getByLabel("Name of this device").fill("Laptop of the tests");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Save these ten codes" })).toBeFocused();
  await expectAccessible(page);
  // A browser that translates the page must not change the codes.
  await expect(page.getByRole("code").and(page.locator("[translate=no]"))).toHaveCount(10);
  const codes = await page.getByRole("listitem").getByRole("code").allTextContents();
  expect(codes).toEqual(Array(10).fill(expect.stringMatching(/^[a-z2-7]{5}-[a-z2-7]{5}$/)));
  const [code = ""] = codes;
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page).toHaveURL("/desk/members");

  await forgetSession(page);
  await page.goto("/desk/audit");
  await signIn(page, coach);
  await expect(heading(page)).toHaveText("Is it you?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/desk/audit");
  await page.goBack();
  await expect(page, "Back skips the sign-in").toHaveURL("about:blank");
  // The quick run skips the rest, because other tests open the Desk with a recovery code.
  if (!isFull) return;

  await forgetSession(page);
  await page.goto("/desk");
  await signIn(page, coach);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expect(page.getByLabel("Recovery code")).toHaveAttribute("autocomplete", "off");
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(coach.email);
  await page.getByLabel("Recovery code").fill("aaaaa-bbbbb");
  await page.getByRole("button", { name: "Open with the recovery code" }).click();
  await expect(page.getByText("That code is wrong or was used before.")).toBeVisible();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Open with the recovery code" }).click();
  await expect(page).toHaveURL("/desk");

  await page.goto("/profile");
  const settings = page.getByRole("region", { name: "Second factor for the Desk" });
  await expect(settings.getByText("9 recovery codes are left.")).toBeVisible();
  await expect(settings.getByText("Laptop of the tests", { exact: true })).toBeVisible();
  await expectAccessible(page);

  // The page cannot show the new codes again, so the codes stay even if the factors cannot be loaded again.
  let failures = 0;
  await page.route(/secondFactor\.get/, (route) => {
    failures += 1;
    return route.fulfill({ status: 503, body: "" });
  });
  await settings.getByRole("button", { name: "Make ten new ones" }).click();
  await expect.poll(() => failures, { timeout: 10_000 }).toBe(2);
  await page.waitForLoadState("networkidle");
  await expect(settings.getByRole("code")).toHaveCount(10);
  await page.unroute(/secondFactor\.get/);
  await settings.getByRole("button", { name: "I have saved them" }).click();
  await expect(
    settings.getByText("Laptop of the tests", { exact: true }),
    "what was loaded before stays",
  ).toBeVisible();
  await settings.getByRole("button", { name: "Try again" }).click();
  await expect(settings.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(settings.locator(":focus"), "the focus of “Try again”").toHaveCount(1);
  await settings.getByRole("button", { name: "Remove" }).click();
  await expect(settings.getByText("There is none yet.")).toBeVisible();
  await expect(settings.locator(":focus"), "the focus of the removed button").toHaveCount(1);
});

inFull("a coach opens the Desk with an authenticator app", async ({ expectErrors, page, baseURL }) => {
  expectErrors(/status of 40[0134]|ERR_FAILED/);
  await page.goto("/home");
  const { email } = await createCoach(page, baseURL);
  await openEnrolment(page, "/desk");
  await page.getByRole("button", { name: "Show the QR code" }).click();
  await expect(page.getByRole("img", { name: /^A QR code/ })).toBeVisible();
  await expectAccessible(page);
  // The QR code stays if the factors cannot be loaded again when the coach returns from the app.
  await page.route(/secondFactor\.get/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.clock.install();
  await page.clock.fastForward(11_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await failed;
  await expect(page.getByRole("img", { name: /^A QR code/ })).toBeVisible();
  await page.unroute(/secondFactor\.get/);
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Six digits from the app").fill("12345");
  await page.getByRole("button", { name: "Confirm the app" }).click();
  await expect(page.getByText("Please type the code exactly as it is shown.")).toBeVisible();
  await page.getByLabel("Six digits from the app").fill(await generate({ secret }));
  await page.getByRole("button", { name: "Confirm the app" }).click();
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page).toHaveURL("/desk");

  await command("reset-factor", email, baseURL);
  await openEnrolment(page, "/desk");
});

inFull("the profile works if second factor settings do not load", async ({ expectErrors, page, baseURL }) => {
  expectErrors(/ERR_FAILED|settings did not load/);
  await page.goto("/home");
  await createCoach(page, baseURL);
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    const isSettings = (await response.text()).includes("removePasskey");
    return isSettings ? route.abort() : route.fulfill({ response });
  });
  await page.goto("/profile");
  const settings = page.getByRole("region", { name: "Second factor for the Desk" });
  await expect(settings.getByText("This part of the page did not load.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Nickname" })).toBeVisible();
});

inFull(
  "the second factor page asks visitors to sign in, and tells members that they need no second factor",
  async ({ expectErrors, page }) => {
    expectErrors(/Failed to load resource|status of 404/);
    await page.goto("/auth/factor");
    await expect(heading(page)).toHaveText("Sign in first");
    await createMember(page);
    await page.route(/secondFactor\.get/, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "Your second factors could not be loaded. We could not reach the site. Check your connection and try again.",
    );
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("You need no second factor");
    await expectAccessible(page);
  },
);
