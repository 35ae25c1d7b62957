import { startSite } from "@tests/support/started-site";
import { type Browser, launch, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { findFirefox } from "../../scripts/support/browsers.mjs";

const firefox = await findFirefox();
if (!firefox) console.warn("Left out: the tests in Firefox, which is not installed here.");

let browser: Browser;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  if (!firefox) return;
  [site, browser] = await Promise.all([
    startSite("start"),
    launch({ browser: "firefox", executablePath: firefox, headless: true }),
  ]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

/** Opens a page that records policy violations and script errors. */
async function openPage() {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (/Content-Security-Policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.setViewport({ width: 390, height: 844 });
  return { page, complaints };
}

const untilUsable = (page: Page) => page.waitForSelector("html[data-hydrated]", { timeout: 10_000 });

const paths = [
  "/",
  "/about",
  "/lounge",
  "/products",
  "/podcast",
  "/coaching",
  "/pricing",
  "/corporate",
  "/auth",
  "/eq-assessment",
  "/privacy",
  "/nothing-here",
];

test.runIf(firefox)("every public page runs its scripts in Firefox without policy violations", async () => {
  const { page, complaints } = await openPage();
  for (const path of paths) {
    await page.goto(`${site.url}${path}`);
    await untilUsable(page);
  }
  expect(complaints).toEqual([]);
});

test.runIf(firefox)("a page opened at an anchor or reloaded while scrolled works in Firefox", async () => {
  const { page, complaints } = await openPage();
  await page.goto(`${site.url}/coaching#program-options`);
  await untilUsable(page);
  await page.goto(`${site.url}/products`);
  await page.evaluate(() => scrollTo(0, 2_000));
  await page.reload();
  await untilUsable(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.locator("header summary").click();
  await page.waitForSelector("header details[open]");
  expect(complaints).toEqual([]);
});
