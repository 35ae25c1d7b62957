import { expect, type Locator, type Page } from "@playwright/test";

export function googleButton(page: Page) {
  return page.getByRole("button", { name: "Sign in with Google" });
}

export function newPerson() {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { sub: `sub-${id}`, email: `zoe-${id}@example.org`, verified: "true", name: "Zoë Adeyemi" };
}

/** Waits for hydration, because a browser allows a popup only if the page handles the click at once. */
export async function openAuth(page: Page, path = "/auth") {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}

/** Sets whether the page has the focus, because headless browsers give focus to every page. */
export async function setLookedAt(page: Page, isLookedAt: boolean) {
  await page.evaluate((hasFocus) => {
    document.hasFocus = () => hasFocus;
  }, isLookedAt);
}

/** Opens the popup, which takes the focus. */
export async function openPopup(
  page: Page,
  click: (button: Locator) => Promise<void> = (button) => button.click(),
) {
  await setLookedAt(page, false);
  const opened = page.waitForEvent("popup");
  await click(googleButton(page));
  const popup = await opened;
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

/** Answers the provider's form as a person, after which the popup closes by itself. */
export async function answerAs(popup: Page, { sub, email, verified, name }: ReturnType<typeof newPerson>) {
  await popup.getByLabel("Subject").fill(sub);
  await popup.getByLabel("Address").fill(email);
  await popup.getByLabel("Verified").selectOption(verified);
  await popup.getByLabel("Name").fill(name);
  await leaveBy(popup, "Continue");
}

export async function leaveBy(popup: Page, button: "Continue" | "Refuse" | "Cancel") {
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: button }).click({ noWaitAfter: true });
  await closed;
}
