import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../scripts/support/browsers.mjs";
import { testOrigin, testTimeZone } from "../../scripts/support/test-site.mjs";
import { createMember, signInAsCoach } from "../e2e/members";
import { chromiumSwitches } from "../support/chromium-switches";
import { newClientAddress } from "../support/client-address";
import { watchRequests } from "../support/requests";
import { pictureTime } from "./run-site";
import type { Shot } from "./shot";

/** The height of a typical screen for each width, in pixels. */
export const heights: Record<number, number> = {
  390: 844,
  768: 1024,
  820: 1180,
  844: 390,
  1024: 768,
  1280: 800,
  1440: 900,
  1920: 1080,
  2560: 1440,
};

export async function launchBrowser() {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumSwitches });
}

type CoachState = Awaited<ReturnType<BrowserContext["storageState"]>>;

function newContext(browser: Browser, storageState?: CoachState) {
  return browser.newContext({
    baseURL: testOrigin,
    locale: "en-GB",
    timezoneId: testTimeZone,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": newClientAddress() },
    storageState,
  });
}

/** Signs the coach in, once for all pictures of the Desk. */
export async function signInCoach(browser: Browser) {
  const context = await newContext(browser);
  await signInAsCoach(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Ignores timers of three seconds or more, so that messages do not disappear. */
const keepMessages = `{
  const wait = window.setTimeout;
  window.setTimeout = (act, ms = 0, ...given) => (ms < 3000 ? wait(act, ms, ...given) : 0);
}`;

async function loadLazyImages(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

async function waitForPaint(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

export type Order = { browser: Browser; into: string; widths: readonly number[]; coachState: CoachState };

/** Opens the page once and takes a picture at each width, the narrowest first. Returns the number of pictures. */
export async function takeShot(shot: Shot, { browser, into, widths, coachState }: Order) {
  const { name, as = "visitor", upTo = Infinity, from = 0 } = shot;
  const wanted = widths.filter((width) => width <= upTo && width >= from);
  const [first] = wanted;
  if (first === undefined) return 0;
  const context = await newContext(browser, as === "coach" ? coachState : undefined);
  try {
    await context.clock.setFixedTime(pictureTime);
    await context.addInitScript({ content: keepMessages });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.setViewportSize({ width: first, height: heights[first] ?? 900 });
    const settled = watchRequests(page);
    const member = {
      name: "Noor de Vries",
      email: `noor.${name}@example.org`,
      password: "quiet-water-at-dawn",
    };
    if (as === "member") await createMember(page, member);
    await shot.before?.({ page, member });
    await page.goto(shot.path);
    await settled();
    await shot.act?.({ page, member });
    for (const width of wanted) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 });
      if (!shot.isScreen) await loadLazyImages(page);
      await settled();
      await waitForPaint(page);
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

const film = { width: 1440, height: 900, shownWidth: 720, frames: 80, frameMs: 70, endsMs: 1_500 };

/** Films the home page in a file small enough for the README. */
export async function filmHomePage(browser: Browser, file: string) {
  const page = await browser.newPage({ baseURL: testOrigin, viewport: film });
  await page.goto("/", { waitUntil: "load" });
  await page.waitForTimeout(1_000);
  const last = film.frames - 1;
  const frames: Buffer[] = [];
  for (let frame = 0; frame < film.frames; frame += 1) {
    await page.evaluate((share) => {
      const end = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: end * share, behavior: "instant" });
    }, frame / last);
    await page.waitForTimeout(60);
    const image = sharp(await page.screenshot()).resize(film.shownWidth);
    frames.push(await image.png().toBuffer());
  }
  const delay = frames.map((_, frame) => (frame % last === 0 ? film.endsMs : film.frameMs));
  const animation = sharp(frames, { join: { animated: true } });
  await animation.webp({ quality: 55, effort: 6, delay, loop: 0 }).toFile(file);
  await page.close();
}
