import type { Page } from "@playwright/test";
import { google } from "@/content/google";
import { redBox } from "../support/auth-page";
import { figure, isFull } from "../support/figure";
import {
  answerAs,
  googleButton,
  leaveBy,
  newPerson,
  openAuth,
  openPopup,
  setLookedAt,
} from "../support/google-window";
import { expect, expectAccessible, inFull, test } from "./fixtures";

const texts = {
  cancelled: "Sign-in was cancelled. Please try again.",
  blocked: "Pop-up was blocked. Please allow pop-ups and try again.",
  failed: "An error occurred during Google sign in",
};
const soon = { timeout: 3_000 };

const busy = (page: Page) => page.getByRole("button", { name: "Signing in..." });

/** Sets the Cross-Origin-Opener-Policy of the provider, because Google may send such a header. */
async function setPolicy(page: Page, policy: string | null) {
  await page.goto("/auth");
  const { protocol, hostname } = new URL(page.url());
  if (policy)
    await page.context().addCookies([{ name: "coop", value: policy, url: `${protocol}//${hostname}` }]);
}

/** The page waits two seconds for a message, then reports the cancellation within a second. */
async function closeAndComeBack(page: Page, popup: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
  await popup.close();
  await setLookedAt(page, true);
  await page.clock.runFor(1_900);
  await expect(busy(page)).toBeVisible();
  await page.clock.runFor(1_100);
  await expect(redBox(page)).toHaveText(texts.cancelled);
  await page.clock.resume();
}

const policies = isFull ? [null, "same-origin", "same-origin-allow-popups"] : ["same-origin"];

for (const policy of policies) {
  test(`a Google popup's outcomes reach the page if the provider's Cross-Origin-Opener-Policy is ${policy ?? "not set"}`, async ({
    page,
  }) => {
    await page.clock.install();
    await setPolicy(page, policy);
    await openAuth(page, "/auth?returnTo=%2Fprofile%3Ffrom%3Dgoogle");
    let opened = 0;
    page.on("popup", () => {
      opened += 1;
    });
    const popup = await openPopup(page, async (button) => {
      await button.focus();
      for (const key of ["Enter", "Enter", "Space"]) await page.keyboard.press(key);
      await expect(busy(page)).toBeFocused();
    });
    expect(opened).toBe(1);
    await leaveBy(popup, "Refuse");
    const begun = performance.now();
    await expect(redBox(page)).toHaveText("The provider is resting.", soon);
    figure("popup-outcome-shown-after", performance.now() - begun, "ms", "browser");
    await expect(googleButton(page)).toBeFocused();
    await leaveBy(await openPopup(page), "Cancel");
    await expect(redBox(page)).toHaveText(texts.cancelled, soon);
    const left = await openPopup(page);
    await page.getByRole("button", { name: "Create an account" }).click();
    await expect(redBox(page)).toHaveCount(0);
    await leaveBy(left, "Cancel");
    await expect(redBox(page)).toHaveText(texts.cancelled, soon);
    await closeAndComeBack(page, await openPopup(page));
    await expect(googleButton(page)).toBeFocused();
    await expect(page.locator("body")).not.toContainText(texts.failed);
    await expectAccessible(page);

    const person = newPerson();
    await answerAs(await openPopup(page), person);
    await expect(page).toHaveURL("/profile?from=google");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
    await page.goto("/auth");
    await expect(page).toHaveURL("/profile");
  });
}

for (const policy of policies.filter((each) => each !== null)) {
  inFull(
    `a Google sign-in with the Cross-Origin-Opener-Policy ${policy} succeeds although its popup seems closed`,
    async ({ page }) => {
      await setPolicy(page, policy);
      await openAuth(page);
      const popup = await openPopup(page);
      // The policy disconnects the popup, so the page sees it as closed although it is open.
      await setLookedAt(page, true);
      await expect(redBox(page)).toHaveText(texts.cancelled);
      const person = newPerson();
      await answerAs(popup, person);
      await expect(page).toHaveURL("/profile");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
    },
  );
}

inFull("a Google sign-in succeeds even if the popup's message does not arrive", async ({ page, context }) => {
  await context.addInitScript(() => {
    if (window.name === "aurea-google") BroadcastChannel.prototype.postMessage = () => {};
  });
  await openAuth(page);
  const person = newPerson();
  await answerAs(await openPopup(page), person);
  await setLookedAt(page, true);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
});

inFull("a blocked popup is reported immediately, without the hint for in-app browsers", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAuth(page);
  await googleButton(page).click();
  await expect(redBox(page)).toHaveText(texts.blocked, soon);
  await expect(page.getByText("Google does not work inside another app.")).toHaveCount(0);
  await expect(googleButton(page)).toBeFocused();
  await expectAccessible(page);
});

inFull(
  "a failed Google sign-in shows the server's message, or a general message if the server sent none",
  async ({ expectErrors, page, context }) => {
    expectErrors(/status of 50[23]/);
    const json = { message: "Our database is not available at the moment." };
    for (const [answer, text] of [
      [{ status: 502, body: "" }, `${texts.failed}${google.hint}`],
      [{ status: 503, json }, json.message],
    ] as const) {
      await context.route("**/api/auth/signin/google", (route) => route.fulfill(answer));
      await openAuth(page);
      await googleButton(page).click();
      await expect(redBox(page)).toContainText(text, soon);
    }
  },
);
