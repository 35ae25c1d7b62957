import type { Page } from "@playwright/test";
import { application } from "../support/application";
import { delayRequests, expect, expectAccessible, hydrated, inFull, test } from "./fixtures";
import { post, signInAsCoach } from "./members";

test.beforeEach(({ page }) => signInAsCoach(page));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Returns a word that no other test uses in names. */
const ownWord = () => `Keys${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;

inFull(
  "keyboard shortcuts navigate lists, open records and change an application's status, and can be turned off",
  async ({ page }) => {
    const word = ownWord();
    const names = ["Ada", "Bea", "Cleo"].map((name) => `${name} ${word}`);
    for (const name of names) {
      const email = `${name.toLowerCase().replace(" ", "-")}@example.org`;
      const form = application({ name, email });
      await post(page, "coaching.submitApplication", form);
    }
    await page.goto("/desk/applications?sort=oldest");
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox")).toBeFocused({ timeout: 100 });
    }, "the page listens to keys").toPass();
    await page.keyboard.type(`${word}\n`);
    await expect(page.getByText(`Results for “${word}”`)).toBeVisible();

    await page.locator("main").focus();
    await page.keyboard.press("j");
    await expect(page.getByRole("link", { name: names[0] })).toBeFocused();
    // Presses the same key on a Russian keyboard.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Input.dispatchKeyEvent", { type: "keyDown", key: "о", code: "KeyJ" });
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(names[1] ?? "");
    await page.keyboard.press("j");
    await expect(heading(page)).toHaveText(names[2] ?? "");
    await expect(page.getByRole("link", { name: /^Next:/ })).toHaveCount(0);
    await page.keyboard.press("k");
    await expect(heading(page)).toHaveText(names[1] ?? "");

    await page.keyboard.press("r");
    await expect(page.getByText("Saved. The status is now “In review”.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await page.keyboard.press("b");
    await expect(page.getByText("Undone. The status is “Pending review” again.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Start the review" })).toBeVisible();
    // Declines directly from the review. The email is still queued, so the refusal can be undone too.
    await page.keyboard.press("r");
    await expect(page.getByText("Saved. The status is now “In review”.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Decline" })).toBeVisible();
    await page.keyboard.press("d");
    const refusal = page.getByRole("dialog", { name: `Decline ${names[1]}` });
    await refusal.getByLabel("Subject").fill("Written by hand");
    const release = await delayRequests(page, /[?&]_rsc=/);
    await refusal.getByRole("button", { name: "Decline and send" }).press("Enter");
    await expect(page.getByText(/“Declined”. The email is sent in ten minutes/)).toBeVisible();
    // Before the refetch the button still refers to the previous status change, so it is busy and the key does nothing.
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveAttribute("aria-busy", "true");
    await page.keyboard.press("b");
    release();
    await expect(page.getByText("Waiting to be sent")).toBeVisible();
    await expect(undo).not.toHaveAttribute("aria-busy");
    await expect(page.getByText("This step was already undone")).toHaveCount(0);
    await page.keyboard.press("b");
    await expect(page.getByText(/^Undone. The status is “In review” again/)).toBeVisible();
    await expect(page.getByText("Waiting to be sent")).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(refusal.getByLabel("Subject"), "after the undo").toHaveValue("Written by hand");
    await page.keyboard.press("Escape");
    // While a note is being written, the keys of shortcuts are text.
    await page.keyboard.press("n");
    await page.keyboard.type("j? k");
    await expect(page.getByLabel("New note")).toHaveValue("j? k");
    await expect(heading(page)).toHaveText(names[1] ?? "");

    // While shortcuts are turned off, only “?” works.
    await page.locator("main").focus();
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts of this page" });
    await expect(dialog.getByRole("definition").filter({ hasText: `Next: ${names[2]}` })).toBeVisible();
    await expect(dialog.getByRole("definition").filter({ hasText: "Decline" })).toBeVisible();
    await expectAccessible(page, "dialog[open]");
    await dialog.getByLabel("Use keyboard shortcuts").uncheck();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await page.locator("main").focus();
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(dialog).toBeVisible({ timeout: 100 });
    }, "the page listens to keys").toPass();
    await expect(dialog.getByLabel("Use keyboard shortcuts")).not.toBeChecked();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    await expect(heading(page)).toHaveText(names[1] ?? "");
    await dialog.getByLabel("Use keyboard shortcuts").check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("u");
    await expect(page.getByText(`Results for “${word}”`)).toBeVisible();
    await expect(page).toHaveURL(/sort=oldest/);
  },
);

inFull("the outcome of an invitation is shown even on another page of the Desk", async ({ page }) => {
  const word = ownWord();
  for (let at = 0; at < 12; at += 1) {
    await post(page, "coaching.joinWaitlist", {
      name: `Guest ${at} ${word}`,
      email: `${word}-${at}@example.org`,
    });
  }
  await page.goto(`/desk/waiting-list?q=${word}`);
  await page.getByLabel("Select all on this page").check();
  const release = await delayRequests(page, /desk\.waitlist\.invite/);
  await page.keyboard.press("i");
  await page.getByRole("button", { name: "Send 12 invitations" }).click();
  const bar = page.getByRole("region", { name: "Invitations" });
  await expect(bar).toContainText("Inviting 12 people…");
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Votes" }).click();
  await expect(heading(page)).toHaveText("Votes for future apps");
  await expect(bar).toContainText("Inviting 12 people…");
  await expectAccessible(page);
  release();
  await expect(bar).toContainText("12 people invited. The emails are queued.");
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Waiting list" }).click();
  await expect(bar).toContainText("12 people invited.");
});

inFull("a contrast theme shows the Desk's current page, chosen filter and charts", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/desk/votes");
  const colourOf = (name: string) =>
    page.evaluate((color) => {
      const probe = document.body.appendChild(document.createElement("p"));
      probe.style.color = color;
      return getComputedStyle(probe).color;
    }, name);
  const highlight = await colourOf("Highlight");
  const here = page.locator("[aria-current]");
  expect(await here.count()).toBeGreaterThan(1);
  for (const link of await here.all()) await expect(link).toHaveCSS("background-color", highlight);
  const bars = page.locator("main ol rect");
  expect(await bars.count()).toBeGreaterThan(0);
  for (const bar of await bars.all()) await expect(bar).toHaveCSS("fill", highlight);
  await page.goto("/desk");
  const words = page.locator("main svg :is(text, tspan)");
  expect(await words.count()).toBeGreaterThan(5);
  for (const word of await words.all()) await expect(word).toHaveCSS("fill", await colourOf("CanvasText"));
  const canvas = await colourOf("Canvas");
  const areas = page
    .getByRole("region", { name: "Due dates" })
    .locator("svg > :is(rect, path:first-of-type)");
  expect(await areas.count()).toBeGreaterThan(0);
  for (const area of await areas.all()) await expect(area).toHaveCSS("fill", canvas);
});
