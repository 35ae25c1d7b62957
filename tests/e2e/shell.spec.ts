import type { Page } from "@playwright/test";
import { shell } from "../../src/content/shell";
import { header, menuWord, showAccount } from "../support/header";
import {
  bothInFull,
  delayRequests,
  expect,
  expectAccessible,
  hydrated,
  inFull,
  phone,
  test,
} from "./fixtures";
import { createMember, newMember } from "./members";
import { findBrokenWords, findOverflow, setFontSize, wholeWord } from "./overflow";

async function showLinks(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole("navigation", { name: "Main", exact: true });
  await menuWord(page).click();
  return page.getByRole("navigation", { name: "Main, small screens" });
}

inFull(
  "in a contrast theme the menu's link to the current page has another background colour than other links",
  bothInFull,
  async ({ page, isMobile }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/pricing");
    const links = (await showLinks(page, isMobile)).getByRole("link");
    const groundsOf = (state: string) =>
      links
        .and(page.locator(state))
        .evaluateAll((all) => [...new Set(all.map((link) => getComputedStyle(link).backgroundColor))]);
    const here = await groundsOf('[aria-current="page"]');
    const others = await groundsOf(":not([aria-current])");
    expect([here.length, others.length]).toEqual([1, 1]);
    expect(here).not.toEqual(others);
  },
);

inFull("Chrome's automatic dark theme does not change the site's pages", phone, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const browser = await page.context().newCDPSession(page);
  for (const path of ["/", "/coaching"]) {
    await browser.send("Emulation.setAutoDarkModeOverride", { enabled: false });
    await page.goto(path);
    await hydrated(page);
    const light = await page.screenshot();
    await browser.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    expect(light.equals(await page.screenshot()), path).toBe(true);
  }
});

inFull(
  "a link opens its page at the top, and Back restores the scroll position",
  bothInFull,
  async ({ page, isMobile }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto("/pricing");
    // The page becomes a little shorter once its fonts are loaded, which would disturb scrolling to its end.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const podcast = page.getByRole("contentinfo").getByRole("link", { name: "Podcast" });
    await podcast.scrollIntoViewIfNeeded();
    await expect.poll(scrolled).toBeGreaterThan(300);
    // Clicking the link may scroll the page, so the scroll position is read at the click.
    await podcast.evaluate((link) => {
      link.addEventListener("click", () => Object.assign(window, { leftAt: Math.round(scrollY) }));
    });
    await podcast.click();
    await expect(page).toHaveURL("/podcast");
    const before = await page.evaluate(() => (window as never as { leftAt: number }).leftAt);
    await expect.poll(scrolled).toBe(0);
    // Waits, because going back cannot restore the scroll position of a page that has only just been opened.
    await page.waitForTimeout(250);
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(5);
    const links = await showLinks(page, isMobile);
    await expect(links.getByRole("link", { name: "Pricing" })).toHaveAttribute("aria-current", "page");
    await links.getByRole("link", { name: "Corporate" }).click();
    await expect(page).toHaveURL("/corporate");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  },
);

test("the phone menu closes on a choice, Escape, a click outside and Back", phone, async ({ page }) => {
  await page.goto("/terms");
  const pricing = header(page).getByRole("link", { name: "Pricing" });
  await expect(pricing).toBeHidden();

  await menuWord(page).click();
  await expect(pricing).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(pricing).toBeHidden();
  await expect(header(page).locator("summary").filter({ visible: true })).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(pricing).toBeVisible();
  await page.mouse.click(195, 830);
  await expect(pricing).toBeHidden();
  await expect(page).toHaveURL("/terms");

  await menuWord(page).click();
  await pricing.click();
  await expect(page).toHaveURL("/pricing");
  await expect(pricing).toBeHidden();

  await menuWord(page).click();
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expect(pricing).toBeHidden();
});

test("the account menu opens the profile and signs a member out", bothInFull, async ({ page, isMobile }) => {
  const member = newMember();
  await createMember(page, member);
  await page.goto("/terms");
  await showAccount(page, isMobile, member.name);
  await expect(header(page).getByText(member.name).filter({ visible: true }).last()).toBeVisible();
  await expect(header(page).getByText(member.email).filter({ visible: true })).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await expectAccessible(page);

  await header(page).getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);

  await page.goto("/terms");
  await showAccount(page, isMobile, member.name);
  const release = await delayRequests(page, /\/api\/auth\/signout/);
  await header(page).getByRole("button", { name: "Sign Out" }).click();
  await expect(header(page).getByRole("button", { name: "Signing Out..." })).toBeDisabled();
  release();
  await expect(header(page).locator("details[open]")).toHaveCount(0);
  await expect(header(page).locator(":focus"), "the focus stays in the header").toHaveCount(1);
  if (isMobile) await menuWord(page).click();
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL("/auth?returnTo=%2Fprofile");
});

inFull(
  "a profile link replaces an account menu that failed to load, and a click on the link loads the menu again",
  async ({ page, expectErrors }) => {
    expectErrors(/menu did not load|Failed to load resource/);
    const member = newMember();
    await createMember(page, member);
    let script = "";
    page.on("response", async (response) => {
      const isScript = response.url().includes("/_next/static/chunks/");
      if (isScript && (await response.text()).includes("Signing Out...")) script = response.url();
    });
    await page.goto("/terms");
    await expect.poll(() => script).not.toBe("");
    await page.route(script, (route) => route.abort());
    await page.reload();
    const link = header(page).getByRole("link", { name: "Profile" });
    await expect(link).toBeVisible();
    await page.unroute(script);
    await link.click();
    await showAccount(page, false, member.name);
    await expect(header(page).getByRole("button", { name: "Sign Out" })).toBeVisible();
  },
);

inFull(
  "a failed sign-out shows an error and succeeds on the next attempt",
  async ({ expectErrors, page, context, isMobile }) => {
    expectErrors(/Failed to load resource/);
    const member = newMember();
    await createMember(page, member);
    await page.goto("/terms");
    await showAccount(page, isMobile, member.name);
    const out = header(page).getByRole("button", { name: "Sign Out" });
    const said = header(page).getByRole("alert").filter({ visible: true });

    await context.setOffline(true);
    await out.press("Enter");
    await expect(said).toContainText("An error occurred during sign out");
    await expect(out).toBeFocused();
    await expect(said).toContainText("We could not reach the site. Check your connection and try again.");
    await expectAccessible(page);

    await context.setOffline(false);
    await out.click();
    await expect(out).toHaveCount(0);
  },
);

inFull("the footer shows the current year of the visitor's clock", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00Z"));
  await page.goto("/terms");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 Aurea");
});

test("the first Tab focuses the skip link, which moves the focus to the main content", async ({ page }) => {
  await page.goto("/terms");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the page" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

inFull("a URL that does not exist answers 404 with the site's own page", async ({ expectErrors, page }) => {
  expectErrors(/status of 404/);
  expect((await page.goto("/archetypes/wizard"))?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found · Aurea");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have walked off the map.");
  await expectAccessible(page);
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).not.toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: /lounge/ })).toHaveAttribute(
    "href",
    "/lounge",
  );
  await page.getByRole("main").getByRole("link", { name: "Back to the front page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

inFull(
  "a click on a link causes a full page load if no answer has arrived after ten seconds",
  async ({ page }) => {
    await page.route(/_rsc=/, () => {});
    await page.clock.install();
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("link", { name: "Pricing" }).first().click();
    await page.clock.runFor(9_000);
    await expect(page).toHaveURL(/\/about$/);
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(/\/pricing$/);
  },
);

inFull(
  "after a click on a link, a notice says that the next page is loading until the next page is shown",
  bothInFull,
  async ({ page, isMobile }) => {
    await page.goto("/about");
    await hydrated(page);
    const links = await showLinks(page, isMobile);
    const release = await delayRequests(page, /_rsc=/);
    await links.getByRole("link", { name: "Pricing" }).click();
    const notice = page.getByRole("status").filter({ hasText: shell.loading });
    await expect(notice).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(notice).toBeHidden();
  },
);

test("at three times the font size the header and footer fit the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/auth", "/"]) {
    await page.goto(path);
    await setFontSize(page, 48);
    expect.soft(await findOverflow(page), path).toEqual([]);
    expect.soft(await findBrokenWords(page, "header summary, footer :is(a, p)", wholeWord), path).toEqual([]);
  }
});
