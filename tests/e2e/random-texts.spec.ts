import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { testPort } from "../../scripts/support/test-site.mjs";
import { waitUntilReady } from "../../scripts/support/until-ready.mjs";
import { isFull } from "../support/figure";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { routes } from "../support/routes";
import { readDatabaseUrl } from "../support/site-folder.mjs";
import { expect, test } from "./fixtures";
import { findBrokenWords, findOverflow } from "./overflow";

// Uses a separate site, because changed content would disturb all other tests.
const port = testPort + 6;
const url = `http://localhost:${port}`;
let site: ChildProcess;
let publisher: ChildProcess;

test.beforeAll(async () => {
  site = spawn(process.execPath, ["tests/support/site.mjs", "sqlite", String(port)], { stdio: "ignore" });
  await waitUntilReady(`${url}/api/ready`, site);
  const env = { ...process.env, DATABASE_URL: readDatabaseUrl(port), LOG_LEVEL: "warn" };
  const script = ["--conditions=react-server", "--import", "tsx", "tests/support/publish-random-content.ts"];
  publisher = spawn(process.execPath, script, { env, stdio: ["pipe", "pipe", "inherit"] });
});
test.afterAll(async () => {
  for (const child of [publisher, site]) if (child?.kill()) await once(child, "exit");
});

const versionOfPages = async () => (await fetch(`${url}/terms`)).headers.get("etag");

async function publish(seed: number) {
  const before = await versionOfPages();
  publisher.stdin?.write(`${seed}\n`);
  // The publisher repeats the seed once its texts are published, and exits if they are refused.
  if (publisher.stdout) await once(publisher.stdout, "data", { signal: AbortSignal.timeout(30_000) });
  // Another process publishes, which the site notices within a second.
  await expect.poll(versionOfPages, { intervals: [100], timeout: 30_000 }).not.toBe(before);
}

async function checkPages(pages: Page[]) {
  const problems: string[] = [];
  const left = [...paths];
  const width = pages[0]?.viewportSize()?.width;
  async function checkWith(page: Page) {
    for (let path = left.pop(); path; path = left.pop()) {
      const answer = await page.goto(url + path);
      const found = answer?.status() === 200 ? [] : [`answers ${answer?.status()}`];
      await expect(page.locator("html[data-hydrated]"), path).toBeAttached();
      found.push(...(await findOverflow(page)));
      const broken = [
        ...(await findBrokenWords(page)),
        ...(await findBrokenWords(page, "[data-digits]", "\\d[\\d,]+")),
      ];
      found.push(...broken.map((word) => `${word} is broken`));
      // The layout may shift when the display font arrives, because texts of any length may then wrap differently.
      if ((await shiftsOf(page)) > 0.1) found.push("what is read moves");
      problems.push(...found.map((problem) => `${path} at ${width}: ${problem}`));
    }
  }
  await Promise.all(pages.map(checkWith));
  return problems;
}

const first = Number(process.env.TEXT_SEED ?? 1);
const last = first + (isFull ? Number(process.env.TEXT_SEEDS ?? 50) : 0) - 1;
const widths = (process.env.TEXT_WIDTHS ?? "390,1440").split(",").map(Number);
const paths = routes.map(({ path }) => path).filter((path) => !["/", "/login"].includes(path));
// The seeds of a test share the browsers, because a new browser loads all scripts anew.
const together = 10;

// All tests share the site, so they run one after the other. After a failed test the others still run.
test.describe.configure({ mode: "default" });

for (let start = first; start <= last; start += together) {
  const end = Math.min(start + together - 1, last);
  test(`random texts fit all public pages on screens ${widths.join(" and ")} pixels wide (seeds ${start} to ${end})`, async ({
    openBrowser,
    consoleErrors,
  }) => {
    test.setTimeout(600_000);
    const pages = await Promise.all(Array.from({ length: 4 }, openBrowser));
    for (const page of pages) await watchShifts(page);
    const problems: string[] = [];
    for (let seed = start; seed <= end; seed += 1) {
      await publish(seed);
      for (const width of widths) {
        for (const page of pages) await page.setViewportSize({ width, height: 900 });
        const found = [...(await checkPages(pages)), ...consoleErrors.splice(0)];
        problems.push(...found.map((problem) => `seed ${seed}, ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });
}
