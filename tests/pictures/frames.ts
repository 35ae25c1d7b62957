import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { root } from "../../scripts/support/root.mjs";
import { testOrigin } from "../../scripts/support/test-site.mjs";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { motionsOf, scrollThrough, workPerFrame } from "../support/motions";
import { heights, openCamera } from "./camera";
import { buildSite, startSite } from "./run-site";

/** npm run frames -- [--into DIR] [--path /] [--widths 390,1440] [--film FILE.webp]: what moves on a page as it is scrolled, and what that costs. */
const { values } = parseArgs({
  options: {
    into: { type: "string", default: "/tmp/aurea-frames" },
    path: { type: "string", default: "/" },
    widths: { type: "string", default: "390,1440" },
    film: { type: "string" },
  },
});

type Visit = { browser: Browser; width: number; reducedMotion: "reduce" | "no-preference" };

async function visit({ browser, width, reducedMotion }: Visit) {
  const context = await browser.newContext({
    baseURL: testOrigin,
    reducedMotion,
    viewport: { width, height: heights[width] ?? 900 },
  });
  const page = await context.newPage();
  await watchShifts(page);
  await page.goto(values.path, { waitUntil: "load" });
  return page;
}

async function take(browser: Browser, width: number, into: string) {
  const page = await visit({ browser, width, reducedMotion: "no-preference" });
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let shot = 0; shot <= 24; shot += 1) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), (end * shot) / 24);
    await page.waitForTimeout(60);
    await page.screenshot({ path: join(into, `${width}-${String(shot).padStart(2, "0")}.png`) });
  }
  await page.context().close();
}

const film = { width: 1440, shown: 720, shots: 80, everyMs: 70, restMs: 1_500 };

/** A film, small enough for a page of text, of the way from the top to the end. */
async function makeFilm(browser: Browser, file: string) {
  const page = await visit({ browser, width: film.width, reducedMotion: "no-preference" });
  await page.waitForTimeout(1_000);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const shots: Buffer[] = [];
  for (let shot = 0; shot < film.shots; shot += 1) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), (end * shot) / (film.shots - 1));
    await page.waitForTimeout(60);
    shots.push(
      await sharp(await page.screenshot())
        .resize(film.shown)
        .png()
        .toBuffer(),
    );
  }
  const delay = shots.map((_, shot) => (shot % (film.shots - 1) === 0 ? film.restMs : film.everyMs));
  await sharp(shots, { join: { animated: true } })
    .webp({ quality: 55, effort: 6, delay, loop: 0 })
    .toFile(file);
  await page.context().close();
}

/** Prints what was seen at one width; gives how many motions were not seen whole, or were seen where none is wanted. */
async function judge(browser: Browser, width: number) {
  let wrong = 0;
  const cost: number[] = [];
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await visit({ browser, width, reducedMotion });
    const { ways, frames } = await scrollThrough(page);
    const motions = motionsOf(ways);
    console.log(`\n${values.path} at ${width}, ${reducedMotion}: ${frames} frames`);
    for (const { name, begins, passes, ends } of motions) {
      const wanted = reducedMotion !== "reduce";
      if ([begins, passes, ends].some((seen) => seen !== wanted)) wrong += 1;
      console.log(
        `  ${name.padEnd(16)} ${begins ? "begins" : "-"} ${passes ? "passes" : "-"} ${ends ? "ends" : "-"}`,
      );
    }
    console.log(`  layout shift ${await shiftsOf(page)}`);
    cost.push(await workPerFrame(page, 4));
    await page.context().close();
  }
  const [moving = 0, still = 0] = cost;
  console.log(
    `  main thread, 4 times as slow: ${moving.toFixed(2)} ms a frame, ${still.toFixed(2)} ms without motion`,
  );
  return wrong;
}

const into = resolve(values.into);
mkdirSync(into, { recursive: true });
await buildSite(root);
const stop = await startSite(root);
const browser = await openCamera();
let wrong = 0;
for (const width of values.widths.split(",").map(Number)) {
  wrong += await judge(browser, width);
  await take(browser, width, into);
}
if (values.film) await makeFilm(browser, resolve(values.film));
await browser.close();
await stop();
console.log(`\nframes in ${into}; ${wrong} motions not as they should be`);
process.exit(wrong ? 1 : 0);
