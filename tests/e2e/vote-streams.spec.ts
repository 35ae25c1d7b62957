import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect, post, test } from "./fixtures";
import { cardOf, openProducts, votesOf } from "./products";

/** Makes a page hidden or visible, as a browser does when its tab is left or chosen. */
async function show(page: Page, state: "hidden" | "visible") {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: value === "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** Follows the streams of votes that the pages of a browser have open. */
function followStreams(context: BrowserContext) {
  const open = new Map<Request, Page>();
  context.on("request", (request) => {
    if (/futureApps\.onVote/.test(request.url())) open.set(request, request.frame().page());
  });
  context.on("requestfailed", (request) => open.delete(request));
  context.on("requestfinished", (request) => open.delete(request));
  return { holders: () => [...open.values()].filter((page) => !page.isClosed()) };
}

test("three tabs share one vote stream and hand it over when its tab is hidden", async ({
  page,
  context,
  openBrowser,
}) => {
  const name = "Sleep Stories";
  const { holders } = followStreams(context);
  const second = await context.newPage();
  const third = await context.newPage();
  const tabs = [page, second, third];
  for (const tab of tabs) await openProducts(tab);
  await expect.poll(holders).toEqual([page]);

  async function expectVoteInAll(seen: Page[]) {
    const before = await Promise.all(seen.map((tab) => votesOf(cardOf(tab, name))));
    await post(await openBrowser(), "futureApps.vote", { slug: "sleep-stories" });
    for (const [at, tab] of seen.entries())
      await expect.poll(() => votesOf(cardOf(tab, name))).toBeGreaterThan(before[at] ?? 0);
  }

  await expectVoteInAll(tabs);
  await show(page, "hidden");
  await expect.poll(holders).toEqual([second]);
  await expectVoteInAll([second, third]);
  await show(page, "visible");
  await expect.poll(() => votesOf(cardOf(page, name))).toBe(await votesOf(cardOf(second, name)));
  await second.close();
  await expect.poll(holders).toEqual([third]);
  await expectVoteInAll([page, third]);
  for (const tab of [third, page]) await show(tab, "hidden");
  await expect.poll(holders).toEqual([]);
  await show(page, "visible");
  await expect.poll(holders).toEqual([page]);
});

test.describe("while the stream is refused", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the page requests a refused vote stream again after a minute", async ({ page }) => {
    await page.clock.install();
    await page.route(/futureApps\.onVote/, (route) => route.fulfill({ status: 502, body: "away" }));
    const refused = page.waitForResponse(/futureApps\.onVote/);
    await openProducts(page);
    expect((await refused).status()).toBe(502);
    await page.unrouteAll();
    const again = page.waitForResponse(/futureApps\.onVote/);
    await page.clock.fastForward(60_000);
    expect((await again).status()).toBe(200);
  });
});
