import type { Page } from "@playwright/test";
import { desk } from "../../src/content/desk";
import { leaveWaitlist } from "../../src/content/leave-waitlist";
import { profile } from "../../src/content/profile";
import { answerQuiz, expectResultKept } from "../support/profile-page";
import { fillApplication, fillWaitlist, openModal, submitOf } from "./coaching";
import { both, delayRequests, expect, inFull, test } from "./fixtures";
import { createMember, newMember, signIn, signInAsCoach, signUp } from "./members";
import { cardOf } from "./products";

/**
 * Changes a page as browsers do to translate it, but keeps the text. Chrome wraps each text in two font elements, and
 * Firefox also replaces the spaces between elements.
 */
function translateFromNowOn() {
  const untouched = "script, style, noscript, svg, textarea, option, title, font, [translate=no]";

  const spaces = new WeakSet<Node>();

  function translate(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (spaces.has(text) || !text.parentElement || text.parentElement.closest(untouched)) continue;
      if (!text.data.trim()) {
        const space = new Text(text.data);
        spaces.add(space);
        text.replaceWith(space);
        continue;
      }
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  function begin() {
    translate(document.body);
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === "characterData" ? [target] : addedNodes) translate(node);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.documentElement.dataset.translated = "";
  }

  const whenUsable = new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    whenUsable.disconnect();
    requestIdleCallback(() => setTimeout(begin, 100));
  });
  whenUsable.observe(document, { attributes: true, childList: true, subtree: true });
}

test.beforeEach(({ page }) => page.addInitScript(translateFromNowOn));

async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await page.waitForSelector("html[data-translated]", { state: "attached" });
}

const main = (page: Page) => page.getByRole("main");

inFull(
  "on translated pages the menu leads to the products, where a vote is recorded and confirmed",
  both,
  async ({ page, isMobile }) => {
    const release = await delayRequests(page, /futureApps\.vote/);
    await openTranslated(page, "/home");
    if (isMobile) {
      const menu = page.getByRole("banner").locator("details");
      await menu.locator("summary").click();
      await expect(menu.locator("summary")).toHaveText("Close", { useInnerText: true });
      await page.keyboard.press("Escape");
      await expect(menu.locator("summary")).toHaveText("Menu", { useInnerText: true });
      await menu.locator("summary").click();
    }
    await page.getByRole("banner").getByRole("link", { name: "Products" }).filter({ visible: true }).click();
    await expect(page).toHaveURL("/products");
    const card = cardOf(page, "Mind Gardener");
    const button = card.getByRole("button");
    await expect(card).toContainText(/\d+ votes?/);
    await page.clock.install();
    await button.click();
    await expect(button).toHaveText("Voting...");
    release();
    await expect(button).toHaveText("Vote Recorded!");
    await expect(card.getByRole("status")).toHaveText("Vote recorded! Thank you for helping us prioritize.");
    await page.clock.fastForward(3_000);
    await expect(button).toHaveText("Voted");
    await expect(card.getByRole("status")).toBeEmpty();
  },
);

inFull(
  "on translated pages a member signs up, signs out and signs in, and the forms show errors and passwords",
  async ({ expectErrors, page }) => {
    expectErrors(/401/);
    const member = newMember();
    await openTranslated(page, "/auth");
    await expect(main(page)).toContainText("New here?");
    await page.getByRole("button", { name: "Create an account" }).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Join Your Sanctuary");
    await expect(main(page)).not.toContainText("New here?");
    const show = page.getByRole("button", { name: "Show password" }).first();
    await expect(show).toHaveText(/^Show/);
    await show.click();
    await expect(page.getByRole("button", { name: "Hide password" })).toHaveText(/^Hide/);

    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(main(page)).toContainText("Email is required");
    const release = await delayRequests(page, /account\.signUp/);
    await signUp(page, member);
    await expect(main(page).locator("button[type=submit]")).toHaveText("Creating Account...");
    release();
    await expect(page).toHaveURL("/profile");
    await page.getByRole("banner").locator("summary").filter({ hasText: "Noor" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

    await openTranslated(page, "/auth");
    await signIn(page, { ...member, password: "not-the-password" });
    await expect(main(page).getByRole("alert")).not.toBeEmpty();
    await signIn(page, member);
    await expect(page).toHaveURL("/profile");
  },
);

inFull("on translated pages visitors can join the waiting list and apply", both, async ({ page }) => {
  await openTranslated(page, "/coaching");
  for (const panel of (await main(page).locator("details > summary").all()).slice(0, 2)) {
    await panel.click();
    await panel.click();
  }
  const list = await openModal(page, "collective");
  await submitOf(list).click();
  await expect(list).toContainText("Name is required");
  await fillWaitlist(list);
  await list.getByLabel("What draws you to The Collective?").fill("x".repeat(990));
  const release = await delayRequests(page, /coaching\.joinWaitlist/);
  await submitOf(list).click();
  await expect(submitOf(list)).toHaveText("Joining Waiting List...");
  release();
  const welcome = page.getByRole("dialog", { name: "Welcome to the Waiting List!" });
  await welcome.getByRole("button", { name: "Join Another Program" }).click();
  await expect(list.getByLabel("Full Name*")).toHaveValue("");
  await page.keyboard.press("Escape");

  const application = await openModal(page, "partnership");
  await fillApplication(application);
  await submitOf(application).click();
  const thanks = page.getByRole("dialog", { name: "Thank You for Your Application!" });
  await thanks.getByText("Close", { exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

inFull("on translated pages, leaving the waiting list changes the heading and link", async ({ page }) => {
  await page.route(/coaching\.leaveWaitlist/, (route) =>
    route.fulfill({ json: [{ result: { data: { json: null } } }] }),
  );
  await openTranslated(page, "/waiting-list/leave#a-secret");
  const link = main(page).locator("a.textlink");
  await expect(link).toHaveText(leaveWaitlist.ready.keep);
  await page.getByRole("button", { name: leaveWaitlist.ready.action }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(leaveWaitlist.left.heading);
  await expect(link).toHaveText(leaveWaitlist.home);
});

inFull("the application dialog ends at the edge of its form if texts are twice as long", async ({ page }) => {
  await openTranslated(page, "/coaching");
  await openModal(page, "partnership");
  const dialog = page.locator("dialog");
  await dialog.locator("font > font").evaluateAll((texts) => {
    for (const text of texts) text.textContent += ` ${text.textContent}`;
  });
  const [form, whole] = [await dialog.locator("form").boundingBox(), await dialog.boundingBox()];
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeCloseTo((whole?.y ?? 0) + (whole?.height ?? 0), 0);
});

test("on translated pages a member's quiz result and nickname are saved", async ({ page }) => {
  await createMember(page);
  await openTranslated(page, "/eq-assessment");
  await answerQuiz(page);
  await expectResultKept(page);
  await openTranslated(page, "/profile");
  await page.getByLabel(profile.nickname.label).fill("Nour");
  await page.getByRole("button", { name: profile.nickname.submit }).click();
  await expect(page.getByText("Nickname updated successfully!")).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Nour");
  const { open, close } = profile.account.move;
  await page.getByRole("button", { name: open }).click();
  await page.getByRole("button", { name: close }).click();
  await expect(page.getByRole("button", { name: open })).toBeVisible();
  await page.getByRole("button", { name: "Download my data" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

inFull("on translated Desk pages the navigation, help, checkboxes and preview work", async ({ page }) => {
  await signInAsCoach(page);
  await openTranslated(page, "/desk");
  for (const { href, label } of Object.values(desk.pages).slice(1, 4)) {
    await page.getByRole("navigation", { name: desk.navLabel }).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(href);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText(desk.pages.applications.label);
  await page.keyboard.press("Escape");

  await openTranslated(page, "/desk/pages/about");
  const isTrue = page.getByRole("checkbox", { name: "I have checked these words: they are true" }).first();
  const message = main(page)
    .locator("p", { hasText: /^(Sample|Confirmed)\./ })
    .first();
  await isTrue.check();
  await expect(message).toHaveText("Confirmed.");
  await isTrue.uncheck();
  await expect(message).toHaveText(/^Sample\./);

  const preview = page.frameLocator("iframe[title='Preview of About']");
  // Chromium does not render an iframe below the fold, and Playwright looks again only after the iframe is rendered.
  await preview.owner().scrollIntoViewIfNeeded();
  await expect(preview.locator("html[data-hydrated]")).toBeAttached();
  await main(page).locator("textarea").first().fill("Words for the preview.");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Words for the preview.");
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(preview.getByRole("heading", { level: 1 })).not.toHaveText("Words for the preview.");
});
