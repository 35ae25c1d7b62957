import type { Page } from "@playwright/test";
import { auth } from "../../src/content/auth";
import { coach } from "../support/desk-people";
import { header, showAccount } from "../support/header";
import { expectResultKept, openProfile, takeQuiz } from "../support/profile-page";
import { applyAs, openModal } from "./coaching";
import {
  endSession,
  enterAs,
  enterDesk,
  expect,
  expectAccessible,
  giveSecondKey,
  inFull,
  joinAs,
  signIn,
  test,
} from "./fixtures";

// What is refused: calls of a page whose session has ended, or whose second key is due.
test.use({ expectedErrors: /status of 40[13]/ });

inFull(
  "a session that ends elsewhere is said on each open page, and what was typed comes back",
  async ({ page, context, openBrowser }) => {
    const member = await joinAs(page);
    await takeQuiz(page, 1);
    await expectResultKept(page);
    const form = await context.newPage();
    await form.goto("/coaching");
    const modal = await openModal(form, "partnership");
    await modal.getByLabel("Current Role*").fill("Product lead");
    const profile = await context.newPage();
    await openProfile(profile);

    const elsewhere = await openBrowser();
    await enterAs(elsewhere, member);
    await openProfile(elsewhere);
    await elsewhere.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(elsewhere.getByText("All other devices are signed out.")).toBeVisible();
    await profile.getByLabel("What we call you").fill("Nour");
    await profile.getByRole("button", { name: "Save Nickname" }).click();
    await expect(profile.getByText("Your session has ended. Sign in, and you are back here.")).toBeVisible();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your result waits for you");
    await expectAccessible(page);
    const notice = form.getByRole("region", { name: "Your session" });
    await expect(notice).toContainText("Your session is over. What you typed here is kept for you.");
    await expect(form.getByRole("dialog")).toHaveCount(0);
    await expectAccessible(form);
    // The foot of the page can be read, past the notice.
    await form.keyboard.press("End");
    const foot = form.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    await expect(async () => {
      const [end, strip] = [await foot.boundingBox(), await notice.boundingBox()];
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(strip?.y ?? 0);
    }).toPass({ timeout: 5_000 });
    await notice.getByRole("link", { name: "Sign In" }).click();
    await signIn(form, member);
    await expect(form).toHaveURL("/coaching");
    await expect(notice).toHaveCount(0);
    await openModal(form, "partnership");
    await expect(modal.getByLabel("Current Role*")).toHaveValue("Product lead");

    await expect(profile.getByLabel("What we call you")).toHaveValue("Nour");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Architect");

    await profile.bringToFront();
    await showAccount(profile, false, member.name);
    await header(profile).getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(form.getByText("You signed out in another window.")).toBeVisible();
  },
);

/** From the second lock, which has to stand before the record, back to the letter that was being written there. */
async function reopenLetter(page: Page, address: string) {
  await expect(page).toHaveURL(`/auth/factor?returnTo=${encodeURIComponent(address)}`);
  // Once it asks for a key it goes nowhere by itself.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await giveSecondKey(page);
  await page.goto(address);
  await page.getByRole("button", { name: "Decline" }).click();
}

inFull("a letter that a coach is writing outlasts the session, and the second key", async ({ page }) => {
  await enterDesk(page);
  const name = `Ilse ${Date.now().toString(36)}`;
  const address = await applyAs(page, name);
  const letter = page
    .getByRole("dialog", { name: `Decline ${name}` })
    .getByRole("textbox", { name: "Letter" });
  await page.getByRole("button", { name: "Take into review" }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  // As a screen reader is given it.
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog:
      - button "Close the letter"
      - heading /Decline Ilse/ [level=2]
      - paragraph: /Goes to .+@example.org/
      - textbox "Subject": Your application to us
      - textbox "Letter": /Dear Ilse/
      - paragraph: An empty line begins a new paragraph.
      - region "As they will see it"
      - checkbox "Send this letter" [checked]
      - button "Decline and send"
      - button "Not now"
  `);
  await letter.fill("Thank you for Thursday.");

  await endSession(page);
  await page.getByRole("button", { name: "Decline and send" }).click();
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(address)}&why=ended`);
  await expect(page.getByText(auth.why.ended)).toBeVisible();
  await signIn(page, coach);
  await reopenLetter(page, address);
  await expect(letter).toHaveValue("Thank you for Thursday.");

  // Signed in again elsewhere in this browser, without the second key.
  await enterAs(page, coach);
  await letter.fill("Thank you for Friday.");
  await page.getByRole("button", { name: "Decline and send" }).click();
  await reopenLetter(page, address);
  await expect(letter).toHaveValue("Thank you for Friday.");
  await page.getByRole("button", { name: "Decline and send" }).click();
  await expect(page.getByText(/“Declined”. The letter waits for ten minutes/)).toBeVisible();
});
