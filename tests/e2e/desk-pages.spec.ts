import type { Page } from "@playwright/test";
import { auth } from "../../src/content/auth";
import { desk } from "../../src/content/desk";
import { deskApplications } from "../../src/content/desk-applications";
import { deskMail } from "../../src/content/desk-mail";
import { deskMembers } from "../../src/content/desk-members";
import { deskQuarantine } from "../../src/content/desk-quarantine";
import { coach } from "../support/desk-people";
import { isFull } from "../support/figure";
import { delayRequests, expect, expectAccessible, inFull, test } from "./fixtures";
import { createMember, post, signInAsCoach, signInWithoutForm } from "./members";
import { findOverflow, findOverflowOfSpacedText } from "./overflow";

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const screens = [wide, ...(isFull ? [1920, 820].map((width) => ({ width, height: 1080 })) : []), narrow];
const pages = [
  ...Object.values(desk.pages).map(({ href }) => href),
  ...(isFull
    ? [
        "/desk/find?q=unknown",
        "/desk/applications?status=all&sort=newest",
        "/desk/applications?q=unknown",
        "/desk/waiting-list?status=all",
        "/desk/members?q=unknown",
        "/desk/mail?state=failed",
        "/desk/audit?kind=votes",
      ]
    : []),
];
async function joinList(page: Page, name: string, website?: string) {
  const email = `${name.toLowerCase().replace(/\W+/g, "-")}@example.org`;
  await post(page, "coaching.joinWaitlist", { name, email, website });
  return email;
}
async function expectPlainLines(page: Page, href: string) {
  await expect(page.getByRole("main"), href).not.toContainText(/npm run/);
  const times = page.locator("main time");
  const broken = await times.evaluateAll((all) =>
    all.filter((time) => time.getClientRects().length > 1).map((time) => time.textContent),
  );
  expect(broken, `dates in two lines on ${href}`).toEqual([]);
}
const parts = 3;
for (let part = 0; part < (isFull ? parts : 1); part += 1) {
  test(`every Desk page fits every screen and is accessible, part ${part + 1}`, async ({ page }) => {
    await signInAsCoach(page);
    for (const href of pages.filter((_, index) => index % parts === part)) {
      await page.goto(href);
      await expect(page.getByRole("heading", { level: 1 }), href).toBeVisible();
      await expect(page.getByText(/^Times on this page are/), href).toHaveCount(1);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect(await findOverflow(page), `${href} at ${screen.width}`).toEqual([]);
        const here = page.locator("header nav [aria-current=page]");
        for (const link of await here.all()) await expect(link, href).toBeInViewport({ ratio: 1 });
        const ends = await here.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
        expect(ends.length > 0, href).toBe(!href.startsWith("/desk/find"));
        expect(Math.max(0, ...ends), href).toBeLessThan(screen.width - 8);
        await expectPlainLines(page, `${href} at ${screen.width}`);
        if (isFull || screen === narrow) await expectAccessible(page);
      }
      expect(await findOverflowOfSpacedText(page, [wide, narrow]), href).toEqual([]);
    }
  });
}

function hiddenPixelsOf(frame: SVGElement | HTMLElement) {
  const { contentDocument, clientHeight } = frame as HTMLIFrameElement;
  return (contentDocument?.documentElement.scrollHeight ?? Number.POSITIVE_INFINITY) - clientHeight;
}

inFull("email previews are shown at full height in sandboxed frames", async ({ page }) => {
  await signInAsCoach(page);
  await page.goto("/desk/mail");
  await page.getByRole("link", { name: deskMail.samples }).click();
  await expect(page).toHaveURL("/desk/mail/samples");
  await expect(page.locator("iframe").contentFrame().getByRole("heading").first()).toBeVisible();
  const kinds = page.locator('main a[href*="/desk/mail/samples?kind="]');
  const addresses = await kinds.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    await page.goto(address);
    const frame = page.locator("iframe");
    await expect(frame.contentFrame().getByRole("heading").first(), address).toBeVisible();
    expect(await frame.getAttribute("sandbox")).not.toContain("allow-scripts");
    await expect.poll(() => frame.evaluate(hiddenPixelsOf), `all of ${address} is seen`).toBe(0);
  }
});

inFull("every Desk page redirects a coach whose second factor is not verified", async ({ page }) => {
  await signInWithoutForm(page, coach);
  for (const href of pages) {
    const answer = await page.request.get(href, { maxRedirects: 0 });
    const signIn = `/auth/factor?returnTo=${encodeURIComponent(href)}`;
    expect([answer.status(), answer.headers().location], href).toEqual([307, signIn]);
  }
});

inFull("a member's page at the Desk fits every screen", async ({ page }) => {
  await signInAsCoach(page);
  await page.goto("/desk/members");
  await page.getByRole("main").getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page.getByRole("button", { name: deskMembers.membership.submit })).toBeVisible();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    expect(await findOverflow(page), `at ${screen.width}`).toEqual([]);
  }
});

inFull(
  "the Desk answers 404 to a member, and to a coach for an unknown record or page, and its 404 page links back",
  async ({ expectErrors, page }) => {
    expectErrors(/Failed to load resource.*404/);
    await page.goto("/desk/members?plan=explorer");
    await expect(page).toHaveURL("/auth?returnTo=%2Fdesk%2Fmembers%3Fplan%3Dexplorer");
    await expect(page.getByText(auth.why.desk)).toBeVisible();
    await createMember(page);
    for (const href of [...pages, "/api/desk/waiting-list.csv"]) {
      expect((await page.request.get(href)).status(), href).toBe(404);
    }
    expect((await page.goto("/desk"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await signInAsCoach(page);
    for (const href of ["/desk/members/unknown", "/desk/applications/unknown"]) {
      expect((await page.request.get(href)).status(), href).toBe(404);
    }
    expect((await page.goto("/desk/nothing"))?.status()).toBe(404);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(desk.notFound.heading);
    await expect(page).toHaveTitle(/Desk/);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: desk.notFound.home }).click();
    await expect(page).toHaveURL("/desk");
    await expect(heading).not.toHaveText(desk.notFound.heading);
  },
);

inFull("a coach releases a quarantined form", async ({ page }) => {
  await signInAsCoach(page);
  const name = `Femke ${Date.now().toString(36)}`;
  const email = await joinList(page, name, "https://femke.example");
  await page.goto(`/desk/waiting-list?status=all&q=${encodeURIComponent(email)}`);
  await expect(page.getByText(`No entry here matches “${email}”.`)).toBeVisible();
  await page.goto("/desk/quarantine");
  await page.getByRole("button", { name: `${deskQuarantine.release.action}: ${email}` }).press("Enter");
  const message = page.getByRole("status").filter({ hasText: deskQuarantine.release.done.entry ?? "" });
  await expect(message).toBeFocused();
  await message.getByRole("link").click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

inFull("filtering a list keeps its order, and phones filter the audit log by a select", async ({ page }) => {
  await signInAsCoach(page);
  await page.goto("/desk/applications");
  const orders = page.getByRole("navigation", { name: deskApplications.sorts.label });
  const filters = page.getByRole("navigation", { name: deskApplications.filters.label });
  await orders.getByRole("link", { name: deskApplications.sorts.newest }).click();
  await expect(page).toHaveURL("/desk/applications?sort=newest");
  await filters.getByRole("link", { name: deskApplications.statuses.pending_review }).click();
  await expect(page).toHaveURL("/desk/applications?sort=newest&status=pending_review");
  await expect(orders.getByRole("link", { name: deskApplications.sorts.newest })).toHaveAttribute(
    "aria-current",
    "true",
  );

  await page.setViewportSize(narrow);
  await page.goto("/desk/audit");
  await expect(page.getByRole("link", { name: "Second factors" })).toBeHidden();
  const kinds = page.getByRole("combobox", { name: "Kinds of events" });
  const release = await delayRequests(page, /[?&]_rsc=/);
  const asked = page.waitForRequest(/kind=[^&]*&_rsc=/);
  await kinds.selectOption("Second factors");
  await asked;
  await expect(kinds, "while the list loads").toHaveValue(/kind=/);
  release();
  await expect(page).toHaveURL(/\/desk\/audit\?kind=/);
  await expect(kinds).toHaveValue(/kind=/);
});

inFull("the Desk can be read and searched without scripts", async ({ browser, page, baseURL }) => {
  await signInAsCoach(page);
  const name = `Mehmet ${Date.now().toString(36)}`;
  await joinList(page, name);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState, baseURL });
  const plain = await context.newPage();
  await plain.goto("/desk/waiting-list");
  // Playwright treats every noscript element as hidden, so it is found by selector and not by text.
  await expect(plain.locator("noscript [data-tone]").filter({ hasText: desk.noScript })).toBeVisible();
  await expect(plain.getByText(name, { exact: true })).toBeVisible();
  // Buttons that need a script are not rendered.
  await expect(plain.getByRole("main").getByRole("button")).toHaveCount(0);
  await plain.getByRole("searchbox").fill(name);
  await plain.keyboard.press("Enter");
  await expect(plain).toHaveURL(/q=Mehmet/);
  await expect(plain.getByText(name, { exact: true })).toBeVisible();
  await plain.setViewportSize(narrow);
  await plain.goto("/desk/audit");
  await plain.getByRole("link", { name: "Second factors" }).click();
  await expect(plain).toHaveURL(/kind=/);
  await context.close();
});

inFull(
  "an invitation that cannot be sent shows an error and succeeds on the next attempt",
  async ({ expectErrors, page }) => {
    expectErrors(/Failed to load resource/);
    await signInAsCoach(page);
    const name = `Pieter ${Date.now().toString(36)}`;
    const email = await joinList(page, name);
    await page.goto(`/desk/waiting-list?q=${encodeURIComponent(email)}`);
    await page.getByRole("button", { name: `Invite ${name}` }).click();
    await page.route(/desk\.waitlist/, (route) => route.abort());
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByText(/could not be invited/)).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    const box = page.getByRole("checkbox", { name });
    await box.check();
    await expect(page.getByText("1 person selected")).toBeVisible();
    await expect(page.getByText(/could not be invited/)).toBeHidden();
    await box.uncheck();
    await page.getByRole("button", { name: `Invite ${name}` }).click();
    await page.route(/desk\.waitlist/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await lost;
    await page.unroute(/desk\.waitlist/);
    await page.getByRole("button", { name: "Try 1 person again" }).click();
    await expect(page.getByText(`${name} is invited. The email is queued.`)).toBeVisible();
  },
);
