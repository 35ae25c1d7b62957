import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/support/browsers.mjs";
import { testOrigin, testTimeZone } from "../../scripts/support/test-site.mjs";
import { enterDesk, joinAs, type Member } from "../e2e/fixtures";
import { chromiumSwitches } from "../support/chromium-switches";
import { watchRequests } from "../support/requests";
import { pictureTime } from "./clock";
import type { Shot } from "./shot";
import { keepMessages, standStill, wakeLazyParts } from "./still";

/** The widths pictures can be taken at, each with the height of such a screen; 844 is a phone on its side. */
export const heights: Record<number, number> = {
  390: 844,
  820: 1180,
  1440: 900,
  1920: 1080,
  1024: 768,
  844: 390,
  2560: 1440,
  768: 1024,
  1280: 800,
};

export async function openCamera() {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumSwitches });
}

type CoachState = Awaited<ReturnType<BrowserContext["storageState"]>>;

function newContext(browser: Browser, name: string, storageState?: CoachState) {
  // Each picture comes from a network address of its own, so that none spends the budget of another.
  const [a, b, c] = createHash("sha256").update(name).digest();
  return browser.newContext({
    baseURL: testOrigin,
    locale: "en-GB",
    timezoneId: testTimeZone,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": `10.${a}.${b}.${c}` },
    storageState,
  });
}

/** Signs the coach in once, for all pictures of the Desk. */
export async function enterAsCoach(browser: Browser) {
  const context = await newContext(browser, "coach");
  const page = await context.newPage();
  await enterDesk(page);
  const state = await context.storageState();
  await context.close();
  return state;
}

function memberOf(name: string): Member {
  return { name: "Noor de Vries", email: `noor.${name}@example.org`, password: "quiet-water-at-dawn" };
}

export type Order = { browser: Browser; into: string; widths: readonly number[]; coachState: CoachState };

/** Takes one shot at every width, narrowest first, by one visit; gives how many pictures there are. */
export async function takeShot(shot: Shot, { browser, into, widths, coachState }: Order) {
  const { name, as = "visitor", upTo = Infinity, from = 0 } = shot;
  const wanted = widths.filter((width) => width <= upTo && width >= from);
  const [first] = wanted;
  if (first === undefined) return 0;
  const context = await newContext(browser, name, as === "coach" ? coachState : undefined);
  try {
    await context.clock.setFixedTime(pictureTime);
    await context.addInitScript({ content: keepMessages });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.setViewportSize({ width: first, height: heights[first] ?? 900 });
    const settled = watchRequests(page);
    const scene = { page, member: memberOf(name) };
    if (as === "member") await joinAs(page, scene.member);
    await shot.before?.(scene);
    await page.goto(shot.path);
    await settled();
    await shot.act?.(scene);
    for (const width of wanted) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 });
      if (!shot.isScreen) await wakeLazyParts(page);
      await settled();
      await standStill(page);
      await settled();
      await page.screenshot({
        path: join(into, `${name}--${width}.png`),
        fullPage: !shot.isScreen,
        animations: "disabled",
        caret: "hide",
      });
    }
    return wanted.length;
  } finally {
    await context.close();
  }
}
