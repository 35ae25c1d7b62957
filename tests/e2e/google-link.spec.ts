import type { Page } from "@playwright/test";
import { redBox } from "../support/auth-page";
import { provenMember } from "../support/desk-people";
import { figure } from "../support/figure";
import { answerAs, newPerson, openAuth, openPopup } from "../support/google-window";
import { expect, expectAccessible, inFull, test, watchCalls } from "./fixtures";

// A script cannot close a window that no script opened; the browser logs the attempt.
test.beforeEach(({ expectErrors }) => expectErrors(/Scripts may close only/));

const soon = { timeout: 3_000 };

inFull("a Google sign-in with an unverified address is refused", async ({ page }) => {
  await openAuth(page);
  await answerAs(await openPopup(page), { ...newPerson(), verified: "false" });
  await expect(redBox(page)).toContainText("Google has not confirmed", soon);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth/);
});

inFull("linking Google needs the account's password and can be cancelled", async ({ expectErrors, page }) => {
  expectErrors(/status of 400/);
  const person = { ...newPerson(), email: provenMember.email.toUpperCase() };
  await openAuth(page);
  await answerAs(await openPopup(page), person);
  await page.getByRole("button", { name: "Sign in another way" }).click();
  await expect(page.getByLabel("Email Address")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await openAuth(page, "/auth?mode=sign-up");
  await answerAs(await openPopup(page), person);
  const needed = "You already have an account with this address. Enter its password to connect Google.";
  await expect(page.getByRole("main").getByText(needed)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
  const password = page.getByLabel("Password of your account");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(needed);
  await expect(page.locator("form [autocomplete=username]")).toHaveValue(provenMember.email);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Connect and sign in" }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await password.fill("not-the-password");
  await password.press("Enter");
  await expect(redBox(page)).toContainText("That password does not belong to this account.");
  await expect(password).toHaveValue("not-the-password");
  await expectAccessible(page);
  await password.fill(provenMember.password);
  await expect(redBox(page)).toHaveCount(0);
  await password.press("Enter");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(provenMember.name);
  await expect(page.getByText("a password and Google")).toBeVisible();
});

async function receiveMessages(page: Page, other: Page) {
  const result = page.evaluate(
    () =>
      new Promise((resolve) => {
        const channel = new BroadcastChannel("aurea.google");
        channel.onmessage = ({ data }) => {
          if (data === "the last") setTimeout(resolve);
        };
        document.documentElement.dataset.listens = "";
      }),
  );
  await expect(page.locator("html[data-listens]")).toBeAttached();
  await other.evaluate(() => new BroadcastChannel("aurea.google").postMessage("the last"));
  await result;
}

inFull("popup messages without the nonce of the current attempt are ignored", async ({ page, context }) => {
  await openAuth(page);
  const popup = await openPopup(page);
  const asked = watchCalls(page, /\/api\/auth\/session$/);
  const forger = await context.newPage();
  await forger.goto("/terms");
  for (const from of [forger, page]) {
    await from.evaluate(() => {
      const channel = new BroadcastChannel("aurea.google");
      const message = "Call this number";
      for (const attempt of [undefined, "", "0".repeat(32), { toString: () => "x" }.toString(), null, 1]) {
        for (const result of ["ok", "failed", "cancelled", "link-needed"]) {
          const forged = { attempt, result, message };
          channel.postMessage(forged);
          window.postMessage(forged, "*");
        }
      }
      for (const invalid of [null, 1, "ok", [], { result: "ok" }]) channel.postMessage(invalid);
      channel.close();
    });
  }
  await forger.goto(`/auth/popup/done?attempt=${"0".repeat(32)}&result=failed&message=Call+this+number`);
  await receiveMessages(page, forger);
  await expect(page.getByText("Call this number")).toHaveCount(0);
  await expect(page.getByLabel("Password of your account")).toHaveCount(0);
  await expect(page).toHaveURL("/auth");
  figure("forged-messages-accepted", asked.length, "calls", "browser");
  expect(asked).toEqual([]);
  const person = newPerson();
  await answerAs(popup, person);
  await expect(page).toHaveURL("/profile");
});
