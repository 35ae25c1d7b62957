import type { Route } from "@playwright/test";
import { openProfile, takeQuiz } from "../support/profile-page";
import { fillWaitlist, openModal } from "./coaching";
import { expect, inFull, test } from "./fixtures";
import { createMember } from "./members";
import { cardOf, openProducts } from "./products";

/** Removes features that the oldest supported browsers lack or that settings can disable. */
function removeNewerFeatures() {
  const gone: [object, string[]][] = [
    [Intl, ["Segmenter"]],
    [URL, ["parse", "canParse"]],
    [Promise, ["withResolvers", "try"]],
    [Element.prototype, ["checkVisibility"]],
    [AbortSignal, ["any"]],
    [Navigator.prototype, ["locks", "connection", "share"]],
    [Document.prototype, ["startViewTransition"]],
    [HTMLElement.prototype, ["popover"]],
    [globalThis, ["BroadcastChannel", "requestIdleCallback", "SuppressedError", "Iterator", "CloseWatcher"]],
    [Symbol, ["dispose", "asyncDispose"]],
    [PublicKeyCredential, ["getClientCapabilities", "isConditionalMediationAvailable"]],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
}

async function removeHasRules(route: Route) {
  const answer = await route.fetch();
  const css = (await answer.text()).replaceAll(":has(", ":unknown-has(");
  await route.fulfill({ response: answer, body: css });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeNewerFeatures);
  await page.route("**/_next/static/**/*.css", removeHasRules);
});

inFull("without newer browser features a member takes the quiz and votes", async ({ page }) => {
  await createMember(page);
  await takeQuiz(page, 1);
  await expect(page.getByText("Your result is kept with your profile.")).toBeVisible();
  await openProfile(page);
  await expect(page.getByRole("main").getByText("The Architect").first()).toBeVisible();
  const name = "Sleep Stories";
  await openProducts(page);
  await cardOf(page, name).getByRole("button").click();
  await expect(cardOf(page, name).getByRole("button")).toHaveText("Vote Recorded!");
});

inFull("without newer browser features dialogs prevent scrolling and a form is sent", async ({ page }) => {
  await page.goto("/coaching");
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  const modal = await openModal(page, "collective");
  expect(await overflow()).toBe("hidden");
  await fillWaitlist(modal);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect(await overflow()).toBe("hidden");
  await modal.locator('button[type="submit"]').click();
  await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await overflow()).not.toBe("hidden");
});

/** Forbids storage, channels and locks, as Firefox does while it blocks cookies. */
function forbidStorage() {
  const forbid = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get: forbid, configurable: true });
  Object.assign(window, { BroadcastChannel: forbid });
  LockManager.prototype.request = () => Promise.reject(new DOMException("", "SecurityError"));
}

inFull(
  "in a browser that blocks storage, the waiting list form and a vote are sent, and Google sign-in shows an error",
  async ({ expectErrors, page }) => {
    expectErrors(/storage could not be (read|written|cleared)/);
    await page.addInitScript(forbidStorage);
    await page.goto("/coaching");
    const modal = await openModal(page, "collective");
    await fillWaitlist(modal);
    await modal.locator('button[type="submit"]').click();
    await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();
    await openProducts(page);
    await cardOf(page, "Sleep Stories").getByRole("button").click();
    await expect(cardOf(page, "Sleep Stories").getByRole("button")).toHaveText("Vote Recorded!");
    await page.goto("/auth");
    await page.getByRole("button", { name: "Sign in with Google" }).click();
    await expect(page.getByText("An error occurred during Google sign in")).toBeVisible();
  },
);
