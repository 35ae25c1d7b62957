import type { Page } from "@playwright/test";
import { archetypeIds } from "../../src/content/archetypes";
import { desk } from "../../src/content/desk";
import { voteTexts } from "../../src/content/vote-list";
import { watchRequests } from "../support/requests";
import { expect, hydrated, inFull, test } from "./fixtures";
import { signInAsCoach } from "./members";

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const soon = { timeout: 2_000, intervals: [50, 100, 200] };

const archetypes = archetypeIds.map((id) => `/archetypes/${id}`);
const shown = ["/about", "/lounge", "/products", "/podcast", "/coaching", "/pricing", "/corporate"];
const deskPages = Object.values(desk.pages).map(({ href }) => href);

/** Returns the paths forwards and then backwards, because on the way back the stylesheets of all pages are loaded. */
const thereAndBack = (paths: string[]) => [...paths, ...paths.slice(0, -1).reverse()];

const others = ["/home", "/eq-assessment", "/home", "/auth", "/privacy", "/terms"];
const visitor = thereAndBack([...shown, ...others]);
const team = thereAndBack(deskPages).slice(1);

/** Returns a line for each visible element, with its position and size. */
function boxesOf(page: Page) {
  return page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // A timer limits the wait, because requestAnimationFrame does not run in a background tab.
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const soon = new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.race([drawn().then(drawn), soon]);
    const parts = document.querySelectorAll("header, header *, nav, nav *, main, main *, footer, footer *");
    for (const part of parts) if (part.scrollLeft) part.scrollLeft = 0;
    return [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const box = [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
        const words = part.childElementCount ? "" : ` “${part.textContent?.trim().slice(0, 30)}”`;
        return `${part.tagName.toLowerCase()} ${box}${words}`;
      });
  });
}

/** Returns the number of moved boxes and the first of them as one line, or null if no box moved. */
function movedBoxes(wanted: string[], found: string[]) {
  const moved = wanted.flatMap((box, at) =>
    box === found[at] ? [] : [`${box} → ${found[at] ?? "not there"}`],
  );
  const count = Math.max(moved.length, Math.abs(wanted.length - found.length));
  return count ? `${count} boxes, first ${moved[0] ?? found[wanted.length]}` : null;
}

/** Follows a link. Returns whether this was a soft navigation, which keeps the document. */
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

/** Compares the page's boxes with those of the directly opened page. Returns a line for each screen that differs. */
async function findMoved(page: Page, direct: Boxes) {
  const found: string[] = [];
  // Waits, because resizing aborts a view transition, which the browser logs as an error.
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

async function openDirectly(page: Page, path: string) {
  const tab = await page.context().newPage();
  const settled = watchRequests(tab);
  await tab.goto(path);
  await hydrated(tab);
  await settled();
  await expect(tab.getByText(voteTexts(9).unknown.read)).toHaveCount(0);
  const boxes = await boxesOnScreens(tab);
  await tab.close();
  await page.bringToFront();
  return boxes;
}

async function startWalk(page: Page, start: string) {
  const known = new Map<string, Boxes>();
  const report: string[] = [];
  let here = start;

  async function directly(path: string) {
    const boxes = known.get(path) ?? (await openDirectly(page, path));
    known.set(path, boxes);
    return boxes;
  }
  async function check(path: string, again: () => Promise<unknown>) {
    let found = await findMoved(page, await directly(path));
    // Other tests change votes and Desk lists concurrently, so a difference is checked a second time.
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

async function goBack(page: Page, count: number, path: string) {
  await page.evaluate((steps) => history.go(-steps), count);
  await page.waitForURL((url) => url.pathname === path);
}

inFull("public pages have the same layout whether opened by links or directly", async ({ page }) => {
  test.setTimeout(180_000);
  const [first = "", ...next] = archetypes;
  const { report, enter, check } = await startWalk(page, first);
  for (const path of [...next, ...visitor]) await enter(path);
  // No public page links to the archetypes, so history leads back to them.
  const last = next.at(-1) ?? "";
  await goBack(page, visitor.length, last);
  await check(last, async () => {});
  expect(report).toEqual([]);
});

inFull("Desk pages have the same layout whether opened by links or directly", async ({ page }) => {
  // Other tests change the Desk's lists concurrently, so pages may be opened several times.
  test.setTimeout(240_000);
  await signInAsCoach(page);
  const { report, enter } = await startWalk(page, desk.pages.overview.href);
  for (const path of team) await enter(path);
  expect(report).toEqual([]);
  const links = await page.locator("header a:not(nav a)").all();
  expect(links.length).toBe(3);
  for (const [at] of links.entries()) {
    await page.goto(desk.pages.overview.href);
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await page.locator("header a:not(nav a)").nth(at).click();
    await expect(page).toHaveURL(/\/(home|profile)$/);
    expect(await page.evaluate(() => "isStillHere" in window)).toBe(false);
  }
});
