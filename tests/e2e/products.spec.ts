import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { delayRequests, expect, expectAccessible, hydrated, inFull, phone, test } from "./fixtures";
import { post } from "./members";
import { cardOf, listCall, openProducts, votesOf } from "./products";

const voteCall = /futureApps\.vote/;

async function expectMessage(card: Locator, text: string, tone: "ok" | "error" | "info") {
  await expect(card.getByRole("status")).toHaveText(text);
  await expect(card.locator("[data-tone]")).toHaveAttribute("data-tone", tone);
}

inFull("with a longer title, the products page shows “See the nine” above the caption", async ({ page }) => {
  await openProducts(page);
  await page.getByRole("heading", { level: 1 }).evaluate((title) => title.append(` ${title.textContent}`));
  const link = await page.getByRole("link", { name: "See the nine" }).boundingBox();
  const caption = await page.getByText("Nine ideas, drawn to").boundingBox();
  expect(caption?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0));
});

test("a vote is confirmed by a message and stays after a reload", phone, async ({ page }) => {
  await openProducts(page);
  await page.clock.install();
  const card = cardOf(page, "Conversation Scripts");
  const button = card.getByRole("button");
  const before = await votesOf(card);
  const release = await delayRequests(page, voteCall);

  await button.click();
  await expect(button).toHaveText("Voting...");
  await expect(button).toBeDisabled();
  await expectAccessible(page, "#seeds");

  release();
  await expect(button).toHaveText("Vote Recorded!");
  await expectMessage(card, "Vote recorded! Thank you for helping us prioritize.", "ok");
  expect(await votesOf(card)).toBeGreaterThan(before);
  await expectAccessible(page, "#seeds");

  await page.clock.fastForward(3_000);
  await expect(button).toHaveText("Voted");
  await expect(card.getByRole("status")).toBeEmpty();
  await expect(button).toBeDisabled();

  await button.focus();
  await page.keyboard.press("Enter");
  await expectMessage(card, "You have already voted for this app from this device.", "info");
  await expect(button).toHaveText("Voted");
  await expectAccessible(page, "#seeds");
  await page.clock.fastForward(3_000);
  await expect(card.getByRole("status")).toBeEmpty();

  await page.reload();
  await expect(button).toHaveText("Voted");
  expect(await page.evaluate(() => localStorage.getItem("votedAppIds"))).toBe('["conversation-scripts"]');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(button).toHaveText("Voted");
  await expect(cardOf(page, "EQ Vitamins").getByRole("button")).toHaveText("Vote for this App");
});

inFull(
  "votes cast at the same time in two tabs count as votes of one browser, and a repeated vote is refused",
  async ({ page, context }) => {
    const tab = await context.newPage();
    for (const each of [page, tab]) await openProducts(each);
    const buttons = ["Sleep Stories", "Mind Gardener"].map((name) => cardOf(page, name).getByRole("button"));
    const release = await delayRequests(page, voteCall);
    for (const button of buttons) await button.click();
    const inTab = cardOf(tab, "Sleep Stories").getByRole("button");
    await inTab.click();
    await expect(inTab).toHaveText("Vote Recorded!");
    release();
    await expect(cardOf(page, "Mind Gardener").getByRole("button")).toHaveText("Vote Recorded!");
    await expectMessage(
      cardOf(page, "Sleep Stories"),
      "You have already voted for this app from this device.",
      "info",
    );
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    for (const button of buttons) await expect(button).toHaveText("Voted");
  },
);

inFull("a failed vote shows an error and can be repeated", async ({ expectErrors, page, context }) => {
  expectErrors(/Failed to load resource/);
  await openProducts(page);
  await page.clock.install();
  const card = cardOf(page, "Mindful Moments");
  const button = card.getByRole("button");

  await context.setOffline(true);
  await button.click();
  await expectMessage(card, "Failed to record vote. Please try again.", "error");
  await expect(button).toHaveText("Vote for this App");
  await expect(button).toBeEnabled();
  await expectAccessible(page, "#seeds");
  await page.clock.fastForward(3_000);
  await expect(card.getByRole("status")).toBeEmpty();

  await context.setOffline(false);
  await button.click();
  await expectMessage(card, "Vote recorded! Thank you for helping us prioritize.", "ok");
});

inFull("vote counts appear even if the visitor stops the page load", async ({ expectErrors, page }) => {
  expectErrors(/ERR_ABORTED/);
  await page.route(/\.woff2/, () => {});
  await page.goto("/products", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.stopLoading");
  await expect(cardOf(page, "Sleep Stories")).toContainText(/\d+ votes?/);
});

inFull("vote counts that fail to load can be requested again", async ({ expectErrors, page }) => {
  expectErrors(/Failed to load resource/);
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  await page.route(listCall, (route) => failed.then(() => route.abort()));
  await page.goto("/products");
  // Screen readers miss a text that appears together with its live region.
  const region = await page.locator("#seeds").getByRole("status").first().elementHandle();
  fail();
  const retry = page.getByRole("button", { name: "Ask for them again" });
  await expect(page.getByText("The numbers did not reach this page.")).toBeVisible();
  expect(await region?.textContent()).toContain("The numbers did not reach this page.");
  await expectAccessible(page, "#seeds");
  // Screen readers announce the same text again only after a change.
  const next = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(listCall, (route) => next.promise.then(() => route.abort()));
  await retry.click();
  await expect.poll(() => region?.textContent()).not.toContain("The numbers did not reach this page.");
  next.resolve();
  await expect.poll(() => region?.textContent()).toContain("The numbers did not reach this page.");
  await page.unrouteAll();
  await retry.click();
  await expect(cardOf(page, "Sleep Stories")).toContainText(/\d+ votes?/);
  await expect(retry).toHaveCount(0);
});

async function show(page: Page, state: "hidden" | "visible") {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: value === "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

function followStreams(context: BrowserContext) {
  const open = new Map<Request, Page>();
  context.on("request", (request) => {
    if (/futureApps\.onVote/.test(request.url())) open.set(request, request.frame().page());
  });
  context.on("requestfailed", (request) => open.delete(request));
  context.on("requestfinished", (request) => open.delete(request));
  return { holders: () => [...open.values()].filter((page) => !page.isClosed()) };
}

inFull(
  "two tabs share one vote stream, and the other tab takes it over when the leading tab is hidden",
  async ({ page, context, openBrowser }) => {
    const { holders } = followStreams(context);
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) await openProducts(tab);
    await expect.poll(holders).toEqual([page]);

    const countIn = (tab: Page) => votesOf(cardOf(tab, "Sleep Stories"));
    const before = await countIn(page);
    await post(await openBrowser(), "futureApps.vote", { slug: "sleep-stories" });
    for (const tab of tabs) await expect.poll(() => countIn(tab)).toBeGreaterThan(before);
    await show(page, "hidden");
    await expect.poll(holders).toEqual([other]);
    await show(other, "hidden");
    await expect.poll(holders).toEqual([]);
    await show(page, "visible");
    await expect.poll(holders).toEqual([page]);
  },
);

inFull("a refused vote stream is requested again after a minute", async ({ expectErrors, page }) => {
  expectErrors(/Failed to load resource/);
  await page.clock.install();
  await page.route(/futureApps\.onVote/, (route) => route.fulfill({ status: 502, body: "unavailable" }));
  const refused = page.waitForResponse(/futureApps\.onVote/);
  await openProducts(page);
  expect((await refused).status()).toBe(502);
  await page.unrouteAll();
  const again = page.waitForResponse(/futureApps\.onVote/);
  await page.clock.fastForward(60_000);
  expect((await again).status()).toBe(200);
});
