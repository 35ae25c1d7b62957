import type { Page } from "@playwright/test";
import { archetypeIds } from "../../src/content/archetypes";
import { desk } from "../../src/content/desk";
import { voteList } from "../../src/content/vote-list";
import { boxesOf, movedBoxes } from "../support/boxes";
import { isFull } from "../support/figure";
import { watchRequests } from "../support/requests";
import { enterDesk, expect, hydrated, inFull, joinAs, test } from "./fixtures";

const wide = { width: 1440, height: 900 };
const screens = isFull ? [wide, { width: 390, height: 844 }] : [wide];
const soon = { timeout: 2_000, intervals: [50, 100, 200] };

const archetypes = archetypeIds.map((id) => `/archetypes/${id}`);
const shown = ["/about", "/lounge", "/products", "/podcast", "/coaching", "/pricing", "/corporate"];
const deskPages = Object.values(desk.pages).map(({ href }) => href);

/** There by links and back by links, so that on the way back the sheets of all others have been loaded. */
const thereAndBack = (paths: string[]) => [...paths, ...paths.slice(0, -1).reverse()];

const seen = [...shown, "/home", "/eq-assessment", "/home", "/auth", "/privacy", "/terms"];
const visitor = isFull ? thereAndBack(seen) : seen;
// The other way round, so that of any two pages each one's sheets are once the later ones.
const member = [
  ...["/privacy", ...[...shown].reverse(), "/home", "/eq-assessment", "/home", "/profile"],
  ...[...archetypes].reverse(),
];
const team = thereAndBack(deskPages).slice(1);

/** Follows a link of the page, wherever it stands; says whether the document is still the same. */
async function follow(page: Page, path: string) {
  await hydrated(page);
  await page.evaluate((wanted) => {
    Object.assign(window, { isStillHere: true });
    const link = [...document.links].find(({ pathname, hash }) => pathname === wanted && !hash);
    if (!link) throw new Error(`no link leads from ${location.pathname} to ${wanted}`);
    link.click();
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  return page.evaluate(() => "isStillHere" in window);
}

type Boxes = string[][];

/** The boxes on each screen, once they stand still. */
async function boxesOnScreens(page: Page) {
  const boxes: Boxes = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    let last: string[] = [];
    let next = await boxesOf(page);
    while (movedBoxes(last, next)) [last, next] = [next, await boxesOf(page)];
    boxes.push(next);
  }
  return boxes;
}

/** What stands elsewhere than on a page that was opened directly; asks again as long as it is on its way. */
async function findMoved(page: Page, direct: Boxes) {
  const found: string[] = [];
  // A page that is still coming in breaks off when the screen changes, and the browser remarks on it.
  await page.waitForFunction(() => !Reflect.get(document, "activeViewTransition"));
  for (const [at, screen] of screens.entries()) {
    await page.setViewportSize(screen);
    const look = async () => movedBoxes(direct[at] ?? [], await boxesOf(page));
    await expect
      .poll(look, soon)
      .toBeNull()
      .catch(async () => {
        const moved = await look();
        if (moved) found.push(`at ${screen.width}: ${moved}`);
      });
  }
  return found;
}

const facesInHeader = (count: number) => document.querySelectorAll("header [data-face]").length === count;

type Walker = "visitor" | "member" | "coach";

/** The boxes of a page that is opened by its address, in a tab that is gone afterwards. */
async function openDirectly(page: Page, path: string, walker: Walker) {
  const tab = await page.context().newPage();
  const settled = watchRequests(tab);
  await tab.goto(path);
  await hydrated(tab);
  // The menu of a member comes once the page knows who is there: in the bar, and in the small screens' menu.
  if (walker === "member") await tab.waitForFunction(facesInHeader, 2);
  await settled();
  await expect(tab.getByText(voteList.unknown.read)).toHaveCount(0);
  const boxes = await boxesOnScreens(tab);
  await tab.close();
  await page.bringToFront();
  return boxes;
}

/** Sets out on a walk from page to page; the report tells what stood elsewhere than where a direct visit has it. */
async function setOut(page: Page, start: string, walker: Walker) {
  const known = new Map<string, Boxes>();
  const report: string[] = [];
  let here = start;

  async function directly(path: string) {
    const boxes = known.get(path) ?? (await openDirectly(page, path, walker));
    known.set(path, boxes);
    return boxes;
  }
  async function check(path: string, again: () => Promise<unknown>) {
    let found = await findMoved(page, await directly(path));
    // Votes and the lists of the Desk change while other tests run: once more, both at the same time.
    if (found.length && report.length < 3) {
      await again();
      known.delete(path);
      found = await findMoved(page, await directly(path));
    }
    report.push(...found.map((what) => `${path} from ${here} ${what}`));
    here = path;
  }
  async function enter(path: string) {
    expect(await follow(page, path), `${path} was not loaded anew`).toBe(true);
    await check(path, async () => {
      await goBack(page, 1, here);
      await follow(page, path);
    });
  }
  await page.goto(start);
  return { report, enter, check };
}

/** Goes so many pages back in the browser's history, without the document being loaded anew. */
async function goBack(page: Page, count: number, path: string) {
  await page.evaluate((steps) => history.go(-steps), count);
  await page.waitForURL((url) => url.pathname === path);
}

test("every page stands the same, entered by links or opened directly", async ({ page }) => {
  const [first = "", ...others] = archetypes;
  const { report, enter, check } = await setOut(page, first, "visitor");
  for (const path of [...others, ...visitor]) await enter(path);
  // For a visitor no other page leads to the archetypes: the way back is through the browser's history.
  const last = others.at(-1) ?? "";
  await goBack(page, visitor.length, last);
  await check(last, async () => {});
  expect(report).toEqual([]);
});

inFull("for a member as well, the other way round", async ({ page }) => {
  await joinAs(page);
  // A result, so that the profile leads to the archetypes.
  const answers = Array(5).fill("d");
  const kept = await page.request.post("/api/trpc/quiz.submit", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { json: { answers, attemptId: "walked-by-links" } },
  });
  expect(kept.status()).toBe(200);
  const { report, enter } = await setOut(page, "/terms", "member");
  for (const path of member) await enter(path);
  expect(report).toEqual([]);
});

inFull("at the Desk, which is left by loading the site anew", async ({ page }) => {
  // Where other tests change its lists meanwhile, a page is opened again and again.
  test.setTimeout(240_000);
  await enterDesk(page);
  const { report, enter } = await setOut(page, desk.pages.overview.href, "coach");
  for (const path of team) await enter(path);
  expect(report).toEqual([]);
  const ways = await page.locator("header a:not(nav a)").all();
  expect(ways.length).toBe(3);
  for (const [at] of ways.entries()) {
    await page.goto(desk.pages.overview.href);
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await page.locator("header a:not(nav a)").nth(at).click();
    await expect(page).toHaveURL(/\/(home|profile)$/);
    expect(await page.evaluate(() => "isStillHere" in window)).toBe(false);
  }
});
