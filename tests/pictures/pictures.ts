import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../scripts/support/root.mjs";
import { filmHomePage, heights, launchBrowser, type Order, signInCoach, takeShot } from "./camera";
import { compareSets } from "./compare";
import { buildSite, loadDemo, seedDemo, startSite } from "./run-site";
import type { Shot, Turn } from "./shot";
import { accountShots } from "./shots/account";
import { coachingShots } from "./shots/coaching";
import { deskShots } from "./shots/desk";
import { deskChangeShots } from "./shots/desk-changes";
import { profileShots } from "./shots/profile";
import { publicShots } from "./shots/public";

const usage = `npm run pictures -- --into DIR [--only REGEX] [--widths 390,1440] [--site CHECKOUT]
npm run pictures -- --compare BEFORE AFTER [--diff DIR]
npm run pictures -- --film FILE.webp`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: "string" },
    only: { type: "string" },
    widths: { type: "string", default: "390,820,1440,1920" },
    site: { type: "string", default: root },
    compare: { type: "boolean" },
    diff: { type: "string" },
    film: { type: "string" },
  },
});

const shots: Shot[] = [
  ...publicShots,
  ...accountShots,
  ...profileShots,
  ...deskShots,
  ...deskChangeShots,
  ...coachingShots,
];
const maxMs = 60_000;

function timeOut() {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`not done within ${maxMs / 1000} s`)), maxMs).unref();
  });
}

/** Returns the number of pictures and of failed shots. */
async function takeTurn(turn: readonly Shot[], order: Order, workers: number) {
  const queue = [...turn].values();
  const done = { pictures: 0, failed: 0 };
  async function work() {
    for (const shot of queue) {
      try {
        const taken = await Promise.race([takeShot(shot, order), timeOut()]);
        done.pictures += taken;
      } catch (error) {
        done.failed += 1;
        console.log(`failed: ${shot.name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  return done;
}

type Wanted = { into: string; widths: readonly number[]; site: string; only: RegExp };

/** Returns how many shots failed. */
async function takeAll({ into, widths, site, only }: Wanted) {
  const chosen = shots.filter(({ name }) => only.test(name));
  if (chosen.length === 0) throw new Error(`no page or state is called ${only.source}`);
  await buildSite(site);
  const stop = await startSite(site);
  const browser = await launchBrowser();
  let pictures = 0;
  let failed = 0;
  try {
    const demo = seedDemo(site);
    const order = { browser, into, widths, coachState: await signInCoach(browser) };
    for (const name of ["empty", "look", "write", "change"] satisfies Turn[]) {
      if (name === "look") {
        await demo;
        loadDemo();
      }
      const turn = chosen.filter((shot) => (shot.turn ?? "look") === name);
      // Shots that change the Desk would show each other's changes, so they run one after the other.
      const done = await takeTurn(turn, order, name === "change" ? 1 : 2);
      pictures += done.pictures;
      failed += done.failed;
      console.log(`${pictures} pictures`);
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(`${pictures} pictures of ${chosen.length} states in ${into}, ${failed} failed`);
  return failed;
}

async function makeFilm(file: string) {
  await buildSite(root);
  const stop = await startSite(root);
  const browser = await launchBrowser();
  await filmHomePage(browser, file);
  await browser.close();
  await stop();
  return 0;
}

async function main() {
  const [before, after] = positionals;
  if (values.compare && before && after) return compareSets(before, after, values.diff);
  if (values.film) return makeFilm(resolve(values.film));
  if (!values.into) throw new Error(usage);
  const widths = values.widths
    .split(",")
    .map(Number)
    .sort((a, b) => a - b);
  const unknown = widths.filter((width) => !(width in heights));
  if (unknown.length) throw new Error(`no width ${unknown.join()}; there are ${Object.keys(heights).join()}`);
  const into = resolve(values.into);
  mkdirSync(into, { recursive: true });
  return takeAll({ into, widths, site: resolve(values.site), only: new RegExp(values.only ?? "") });
}

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));
try {
  process.exit((await main()) > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
