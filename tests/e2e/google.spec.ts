import type { Locator, Page } from "@playwright/test";
import { provenMember } from "../support/proven-member";
import { expect, expectAccessible, test } from "./fixtures";

const texts = {
  cancelled: "Sign-in was cancelled. Please try again.",
  blocked: "Pop-up was blocked. Please allow pop-ups and try again.",
  failed: "An error occurred during Google sign in",
};
/** An outcome is said within three seconds. */
const soon = { timeout: 3_000 };

const idle = (page: Page) => page.getByRole("button", { name: "Sign in with Google" });
const busy = (page: Page) => page.getByRole("button", { name: "Signing in..." });
const redBox = (page: Page) => page.getByRole("main").getByRole("alert");

function newPerson() {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { sub: `sub-${id}`, email: `zoe-${id}@example.org`, verified: "true", name: "Zoë Adeyemi" };
}

async function openAuth(page: Page, path = "/auth") {
  const offered = page.waitForResponse("**/api/auth/providers");
  await page.goto(path);
  await offered;
}

/** Presses the button and waits until the provider's page stands in the popup. */
async function openPopup(page: Page, press: (button: Locator) => Promise<void> = (button) => button.click()) {
  const opened = page.waitForEvent("popup");
  await press(idle(page));
  const popup = await opened;
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

async function answerAs(popup: Page, { sub, email, verified, name }: ReturnType<typeof newPerson>) {
  await popup.getByLabel("Subject").fill(sub);
  await popup.getByLabel("Address").fill(email);
  await popup.getByLabel("Verified").selectOption(verified);
  await popup.getByLabel("Name").fill(name);
  await leaveBy(popup, "Continue");
}

async function leaveBy(popup: Page, button: "Continue" | "Refuse" | "Cancel") {
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: button }).click({ noWaitAfter: true });
  await closed;
}

/** Makes the provider's pages carry a Cross-Origin-Opener-Policy, as Google's may. */
async function setPolicy(page: Page, policy: string | null) {
  await page.goto("/auth");
  const { protocol, hostname } = new URL(page.url());
  if (policy)
    await page.context().addCookies([{ name: "coop", value: policy, url: `${protocol}//${hostname}` }]);
}

for (const policy of [null, "same-origin", "same-origin-allow-popups"]) {
  test.describe(`the provider's pages carry ${policy ?? "no"} COOP`, () => {
    test.beforeEach(({ page }) => setPolicy(page, policy));

    test("a Google account signs in, closes its window, and ends at the profile", async ({ page }) => {
      const person = newPerson();
      await openAuth(page, "/auth?returnTo=%2Fprofile%3Ffrom%3Dgoogle");
      const popup = await openPopup(page);
      await answerAs(popup, person);
      await expect(page).toHaveURL("/profile?from=google");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
      await page.goto("/auth");
      await expect(page).toHaveURL("/profile");
    });

    test("a window closed by the visitor is said, and the button has the focus again", async ({ page }) => {
      await openAuth(page);
      const popup = await openPopup(page);
      await popup.close();
      await expect(redBox(page)).toHaveText(texts.cancelled, soon);
      await expect(idle(page)).toBeFocused();
      await expect(page.locator("body")).not.toContainText(texts.failed);
      await expectAccessible(page);
    });

    test("a success that comes after it was called cancelled still signs in", async ({ page }) => {
      const person = newPerson();
      await openAuth(page);
      const popup = await openPopup(page);
      // A page that believes its popup to be closed, as a provider's COOP makes it.
      await popup.waitForTimeout(3_000);
      await answerAs(popup, person);
      await expect(page).toHaveURL("/profile");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
    });

    test("the provider's message is the one that is shown", async ({ page }) => {
      await openAuth(page);
      await leaveBy(await openPopup(page), "Refuse");
      await expect(redBox(page)).toHaveText("The provider is resting.", soon);
      await expect(idle(page)).toBeFocused();
      await leaveBy(await openPopup(page), "Cancel");
      await expect(redBox(page)).toHaveText(texts.cancelled, soon);
    });
  });
}

test("it is one button in both modes, and says that it is at work", async ({ page }) => {
  for (const path of ["/auth", "/auth?mode=sign-up", "/login"]) {
    await openAuth(page, path);
    await expect(page.getByText("Or continue with")).toBeVisible();
    await expect(idle(page)).toBeEnabled();
  }
  const popup = await openPopup(page);
  await popup.close();
  await expect(redBox(page)).toHaveText(texts.cancelled, soon);
});

test("works by keyboard alone; while it runs a second press opens nothing more", async ({ page }) => {
  await openAuth(page);
  let opened = 0;
  page.on("popup", () => {
    opened += 1;
  });
  const popup = await openPopup(page, async (button) => {
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(busy(page)).toBeFocused();
  });
  expect(opened).toBe(1);
  await popup.close();
});

test("a blocked window is said at once", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAuth(page);
  await idle(page).click();
  await expect(redBox(page)).toHaveText(texts.blocked, soon);
  await expect(idle(page)).toBeFocused();
  await expectAccessible(page);
});

test.describe("when the site's own server fails", () => {
  test.use({ expectedErrors: [/status of 50[23]/] });

  test("an answer without words gets the site's", async ({ page, context }) => {
    await context.route("**/api/auth/signin/google", (route) => route.fulfill({ status: 502, body: "" }));
    await openAuth(page);
    await idle(page).click();
    await expect(redBox(page)).toHaveText(texts.failed, soon);
  });

  test("its own words are shown", async ({ page, context }) => {
    const json = { message: "We cannot reach our records right now." };
    await context.route("**/api/auth/signin/google", (route) => route.fulfill({ status: 503, json }));
    await openAuth(page);
    await idle(page).click();
    await expect(redBox(page)).toHaveText(json.message, soon);
  });
});

test("without Google set up, the button stays and says so without opening anything", async ({ page }) => {
  await page.route("**/api/auth/providers", (route) => route.fulfill({ json: { credentials: {} } }));
  await openAuth(page);
  let opened = 0;
  page.on("popup", () => {
    opened += 1;
  });
  await expect(async () => {
    await idle(page).click();
    await expect(redBox(page)).toContainText("Google sign-in has not been set up", { timeout: 500 });
  }).toPass();
  expect(opened).toBe(0);
  await expect(idle(page)).toBeVisible();
  await expectAccessible(page);
});

test("an address Google does not vouch for stays outside", async ({ page }) => {
  for (const verified of ["false", "text", "absent"]) {
    await openAuth(page);
    await answerAs(await openPopup(page), { ...newPerson(), verified });
    await expect(redBox(page)).toContainText("Google has not confirmed", soon);
  }
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth/);
});

test("two tabs, two people, answers in the other order: each tab hears its own", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openAuth(page);
  await openAuth(other);
  const first = await openPopup(page);
  const second = await openPopup(other);
  await leaveBy(second, "Refuse");
  await expect(redBox(other)).toHaveText("The provider is resting.", soon);
  await expect(page.getByText("The provider is resting.")).toHaveCount(0);
  const person = newPerson();
  await answerAs(first, person);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
  await expect(other).toHaveURL("/auth");

  const third = await openPopup(other);
  await answerAs(third, person);
  await expect(other).toHaveURL("/profile");
});

test("forged messages change nothing: wrong nonce, no nonce, another window's word", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await openAuth(page);
  const popup = await openPopup(page);
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/session")) asked.push(request.url());
  });
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
          localStorage.setItem("aurea.google", JSON.stringify(forged));
        }
      }
      for (const strange of [null, 1, "ok", [], { result: "ok" }]) channel.postMessage(strange);
      for (const strange of ["", "{", "null", '"ok"']) localStorage.setItem("aurea.google", strange);
      localStorage.removeItem("aurea.google");
      channel.close();
    });
  }
  await forger.goto(`/auth/popup/done?attempt=${"0".repeat(32)}&result=failed&message=Call+this+number`);
  await page.waitForTimeout(500);
  await expect(page.getByText("Call this number")).toHaveCount(0);
  await expect(page.getByLabel("Password of your account")).toHaveCount(0);
  await expect(page).toHaveURL("/auth");
  expect(asked).toEqual([]);
  const person = newPerson();
  await answerAs(popup, person);
  await expect(page).toHaveURL("/profile");
});

test("the popup's pages say something of their own when nobody asked for them", async ({ page }) => {
  for (const path of ["/auth/popup", "/auth/popup/done", "/auth/popup/done?attempt=&result=ok"]) {
    await page.goto(path);
    await expect(page.getByText("There is nothing to finish in this window.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to the sign-in page" })).toHaveAttribute("href", "/auth");
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expectAccessible(page);
  }
});

test.describe("an address that has a proven account", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("asks for its password, then connects; from then on Google is enough", async ({ page, context }) => {
    const person = { ...newPerson(), email: provenMember.email.toUpperCase() };
    await openAuth(page, "/auth?mode=sign-up");
    await answerAs(await openPopup(page), person);
    const needed = "You already have an account with this address. Enter its password to connect Google.";
    await expect(page.getByRole("main").getByText(needed)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    const password = page.getByLabel("Password of your account");
    await expect(password).toBeFocused();
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

    await context.clearCookies();
    await openAuth(page);
    await answerAs(await openPopup(page), person);
    await expect(page).toHaveURL("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(provenMember.name);
  });

  test("can be left without connecting anything", async ({ page }) => {
    await openAuth(page);
    await answerAs(await openPopup(page), { ...newPerson(), email: provenMember.email });
    await page.getByRole("button", { name: "Sign in another way" }).click();
    await expect(page.getByLabel("Email Address")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(idle(page)).toBeVisible();
  });
});
