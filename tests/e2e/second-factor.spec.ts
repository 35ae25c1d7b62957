import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { generate } from "otplib";
import { siteFolder } from "../support/site-folder.mjs";
import { expect, expectAccessible, inFull, joinAs, phone, signIn, test } from "./fixtures";

/** Does what whoever runs the site does with a command. */
async function command(script: string, email: string, baseURL = "") {
  const DATABASE_URL = readFileSync(join(siteFolder(new URL(baseURL).port), "database"), "utf8");
  const args = ["--conditions=react-server", "--import", "tsx", `scripts/${script}.ts`, email];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATABASE_URL } });
}

async function joinTeam(page: Page, baseURL?: string) {
  const member = await joinAs(page);
  await command("grant-coach", member.email, baseURL);
  return member;
}

async function plugIn(page: Page) {
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

/** What is under way when the cookies go would bring them back. */
async function forgetSession(page: Page) {
  await page.goto("about:blank");
  // An answer that was on its way still brings its cookie.
  await expect(async () => {
    await page.context().clearCookies();
    await page.waitForTimeout(250);
    expect(await page.context().cookies()).toEqual([]);
  }).toPass();
}

/** Opens a page of the Desk that asks for a first key: what the command has changed is known within five seconds. */
async function enrolAt(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path);
    await expect(heading(page)).toHaveText("The Desk takes a second key", { timeout: 2_000 });
  }).toPass({ timeout: 10_000 });
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("the second key", () => {
  test.use({ expectedErrors: /status of 40[0134]/ });

  test(
    "is a passkey: made at the first visit, asked for at the next, and by its codes when it is lost",
    phone,
    async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      await page.goto("/home");
      const coach = await joinTeam(page, baseURL);
      const verify = await plugIn(page);
      await enrolAt(page, "/desk/members");
      await expectAccessible(page);
      await verify(false);
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await expect(page.getByText("Your device did not confirm it.")).toBeVisible();
      await verify(true);
      await page.getByLabel("Name of this device").fill("Laptop of the tests");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await expect(page.getByRole("heading", { name: "Keep these ten codes" })).toBeFocused();
      await expectAccessible(page);
      const codes = await page.getByRole("listitem").getByRole("code").allTextContents();
      expect(codes).toEqual(Array(10).fill(expect.stringMatching(/^[a-z2-7]{5}-[a-z2-7]{5}$/)));
      const [code = ""] = codes;
      await page.getByRole("button", { name: "I have kept them" }).click();
      await expect(page).toHaveURL("/desk/members");

      // Another sign-in on this device: the way to a page of the Desk leads past both locks.
      await forgetSession(page);
      await page.goto("/desk/audit");
      await signIn(page, coach);
      await expect(heading(page)).toHaveText("Is it you?");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Use a passkey" }).click();
      await expect(page).toHaveURL("/desk/audit");

      await forgetSession(page);
      await page.goto("/desk");
      await signIn(page, coach);
      await page.getByRole("button", { name: "Use a recovery code" }).click();
      await page.getByLabel("Recovery code").fill("aaaaa-bbbbb");
      await page.getByRole("button", { name: "Open with it" }).click();
      await expect(page.getByText("That code is not right, or it was used before.")).toBeVisible();
      await page.getByLabel("Recovery code").fill(code);
      await page.getByRole("button", { name: "Open with it" }).click();
      await expect(page).toHaveURL("/desk");

      await page.goto("/profile");
      const keys = page.getByRole("region", { name: "Second Key to the Desk" });
      await expect(keys.getByText("9 recovery codes are left.")).toBeVisible();
      await expect(keys.getByText("Laptop of the tests")).toBeVisible();
      await expectAccessible(page);
      await keys.getByRole("button", { name: "Remove" }).click();
      await expect(keys.getByText("There is none yet.")).toBeVisible();
    },
  );

  inFull("is an app: its square is scanned, its codes open the Desk", async ({ page, baseURL }) => {
    await page.goto("/home");
    const { email } = await joinTeam(page, baseURL);
    await enrolAt(page, "/desk");
    await page.getByRole("button", { name: "Show me the square" }).click();
    await expect(page.getByRole("img", { name: /^A square code/ })).toBeVisible();
    await expectAccessible(page);
    const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel("Six digits from the app").fill("12345");
    await page.getByRole("button", { name: "Confirm the app" }).click();
    await expect(page.getByText("Please type the code as it stands there.")).toBeVisible();
    await page.getByLabel("Six digits from the app").fill(await generate({ secret }));
    await page.getByRole("button", { name: "Confirm the app" }).click();
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(page).toHaveURL("/desk");

    await command("reset-factor", email, baseURL);
    await enrolAt(page, "/desk");
  });

  test("is for the team: a member is told so, and who is signed out is led to sign in", async ({ page }) => {
    await page.goto("/auth/factor");
    await expect(heading(page)).toHaveText("Sign in first");
    await joinAs(page);
    await page.reload();
    await expect(heading(page)).toHaveText("There is no second lock for you");
    await expectAccessible(page);
  });
});

test.describe("when the site cannot be reached", () => {
  test.use({ expectedErrors: /Failed to load resource|status of 404/ });

  test("the screen of the second key says so, and asks again", async ({ page }) => {
    await joinAs(page);
    await page.route(/secondFactor\.get/, (route) => route.abort());
    await page.goto("/auth/factor");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "Your keys could not be looked up. We could not reach the site. Check your connection and try again.",
    );
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("There is no second lock for you");
  });
});
