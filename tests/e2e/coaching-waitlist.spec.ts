import type { Page } from "@playwright/test";
import { messages } from "@/content/messages";
import { leaveWaitlist } from "../../src/content/leave-waitlist";
import { figure } from "../support/figure";
import { fillWaitlist, openModal, submitOf, waitlistCall } from "./coaching";
import { delayRequests, expect, expectAccessible, inFull, phone, test, watchCalls } from "./fixtures";
import { post, signInAsCoach } from "./members";

test("form fields show Hebrew and Arabic text from right to left", phone, async ({ page }) => {
  await page.goto("/coaching");
  const modal = await openModal(page, "collective");
  for (const [label, text, direction] of [
    ["Full Name*", "שרה כהן", "rtl"],
    ["What draws you to The Collective? (Optional)", "أشعر بالتعب.", "rtl"],
    ["Full Name*", "Noor", "ltr"],
  ] as const) {
    await modal.getByLabel(label).fill(text);
    await expect(modal.getByLabel(label)).toHaveCSS("direction", direction);
  }
});

inFull("a visitor joins the waiting list only once, even after a double click", phone, async ({ page }) => {
  const calls = watchCalls(page, waitlistCall);
  const release = await delayRequests(page, waitlistCall);
  await page.goto("/coaching");
  const modal = await openModal(page, "collective");
  await expect(modal.getByRole("heading", { name: "Join The Collective Waiting List" })).toBeVisible();
  const next = modal.getByRole("heading", { name: "What happens next?" });
  await expect(next).toBeAttached();
  await expect(modal.getByText(/confirmation email/i)).toBeAttached();
  await expect(modal.getByText(/priority access to apply/i)).toBeAttached();
  await expect(modal.getByText(/updates/i)).toBeAttached();
  await expect(modal.getByLabel("Full Name*")).toHaveAttribute("required");
  await expect(modal.getByLabel("Email Address*")).toHaveAttribute("type", "email");
  await fillWaitlist(modal);
  await modal.getByLabel("What draws you to The Collective? (Optional)").fill("The same faces each week.");
  const email = await modal.getByLabel("Email Address*").inputValue();
  const submit = submitOf(modal);
  await expect(submit).toHaveText("Join The Waiting List");
  await submit.dblclick();
  await expect(submit).toHaveText("Joining Waiting List...");
  await expect(submit).toBeDisabled();
  await modal.getByLabel("Full Name*").press("Enter");
  await expectAccessible(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await modal.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(submit).toHaveText("Joining Waiting List...");
  release();

  const sent = page.getByRole("dialog", { name: "Welcome to the Waiting List!" });
  await expect(sent.getByRole("heading", { level: 2 })).toBeFocused();
  await expectAccessible(page, "dialog[open]");
  expect(calls).toHaveLength(1);
  await sent.getByRole("button", { name: "Join Another Program" }).click();
  await expect(modal.getByLabel("Full Name*")).toHaveValue("");
  await expect(modal.getByLabel("What draws you to The Collective? (Optional)")).toHaveValue("");
  await modal.getByLabel("Full Name*").fill("Noor once more");
  await modal.getByLabel("Email Address*").fill(email);
  await submit.click();
  await expect(
    sent.getByText(/^Thank you, Noor once more\. You have been on the list since \d/),
  ).toBeVisible();
  await expect(sent.getByText("A confirmation is on its way")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

inFull("an email address with an international domain is shown without punycode", async ({ page }) => {
  const email = `noor-${Date.now()}@bücher.de`;
  await page.goto("/coaching");
  const modal = await openModal(page, "collective");
  await fillWaitlist(modal);
  await modal.getByLabel("Email Address*").fill(email);
  await submitOf(modal).click();
  await expect(page.getByRole("dialog").getByText(email)).toBeVisible();
  await signInAsCoach(page);
  for (const path of ["waiting-list?status=all&q=", "find?q=", "mail?q="]) {
    await page.goto(`/desk/${path}${encodeURIComponent(email)}`);
    await expect(page.getByRole("main").getByText(email).first(), path).toBeVisible();
    await expect(page.getByRole("main").getByText("xn--"), path).toHaveCount(0);
  }
});

test.describe("a waiting list form that is not accepted at first", () => {
  test.beforeEach(({ expectErrors }) => expectErrors(/Failed to load resource/));

  inFull(
    "a waiting list form that cannot be sent keeps its values and succeeds on the next attempt",
    async ({ page }) => {
      await page.goto("/coaching");
      const modal = await openModal(page, "collective");
      await fillWaitlist(modal);
      const failure = modal.getByRole("alert");

      await page.route(waitlistCall, (route) => route.abort());
      await submitOf(modal).click();
      await expect(failure).toHaveText("Failed to join waiting list. Please try again.");
      await expect(failure).toHaveAttribute("data-tone", "error");
      await expect(submitOf(modal)).toBeFocused();
      await expect(modal.getByLabel("Full Name*")).toHaveValue("Noor de Vries");
      await expectAccessible(page, "dialog[open]");

      await page.unrouteAll();
      await submitOf(modal).click();
      await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();
    },
  );

  async function exhaustLimit(page: Page) {
    const form = { name: "Noor", email: "again@example.org" };
    await Promise.all(Array.from({ length: 20 }, () => post(page, "coaching.joinWaitlist", form)));
  }

  inFull("a form from a client address over its limit requires a proof of work", async ({ page }) => {
    await page.goto("/coaching");
    await exhaustLimit(page);
    const modal = await openModal(page, "collective");
    await fillWaitlist(modal);
    let proofs = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(waitlistCall, async (route) => {
      if (route.request().headers()["x-aurea-proof"]) proofs += 1;
      else await released;
      await route.continue();
    });
    // Slows down the first key derivation, so that the form's message is visible long enough to be checked.
    await page.evaluate(() => {
      const { subtle } = crypto;
      const derive = subtle.deriveBits.bind(subtle);
      let calls = 0;
      subtle.deriveBits = async (...args) => {
        if (++calls === 1) await new Promise((resolve) => setTimeout(resolve, 1_500));
        return derive(...args);
      };
    });
    await submitOf(modal).click();
    release();
    await expect(modal.locator("p.note", { hasText: messages.general.solvingChallenge })).toBeVisible();
    await expect(
      modal.getByRole("status").filter({ hasText: messages.general.solvingChallenge }),
    ).toBeAttached();
    await expectAccessible(page, "dialog[open]");
    await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();
    expect(proofs).toBe(1);
  });

  inFull("the proof of work takes at most an estimated two seconds on a phone", async ({ page }) => {
    await page.goto("/coaching");
    await exhaustLimit(page);
    const modal = await openModal(page, "collective");
    await fillWaitlist(modal);
    const refusal = page.waitForResponse(waitlistCall);
    const proof = page.waitForRequest((request) => "x-aurea-proof" in request.headers());
    await submitOf(modal).click();
    await refusal;
    const begun = performance.now();
    await proof;
    // Lighthouse assumes that a mid-range phone has a quarter of this machine's speed.
    const took = 4 * (performance.now() - begun);
    // Only `npm run test:security` compares the time with its bound, because other tests would slow it down.
    figure("proof-of-work-on-a-phone", took, "ms", "browser");
    await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();
  });
});

const leaveCall = /coaching\.leaveWaitlist/;
const leavePage = "/waiting-list/leave#a-secret-of-no-link";

inFull(
  "the page for leaving the waiting list sends nothing before a click, and reports a failure and an unknown link",
  async ({ expectErrors, page }) => {
    expectErrors(/Failed to load resource/);
    const calls = watchCalls(page, leaveCall);
    await page.goto(leavePage);
    await expect(page.getByRole("heading", { level: 1, name: leaveWaitlist.ready.heading })).toBeVisible();
    await expectAccessible(page);
    expect(calls).toEqual([]);
    await page.route(leaveCall, (route) => route.abort());
    await page.getByRole("button", { name: leaveWaitlist.ready.action }).press("Enter");
    await expect(page.getByRole("alert").first()).toContainText("We could not reach the site.");
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: leaveWaitlist.retry }).click();
    const heading = page.getByRole("heading", { level: 1, name: leaveWaitlist.broken.heading });
    await expect(heading).toBeFocused();
  },
);
