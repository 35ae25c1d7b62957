import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTs } from "../../scripts/support/run.mjs";
import { testPort } from "../../scripts/support/test-site.mjs";
import { documentIds } from "../../src/content/documents";
import { isFull } from "../support/figure";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { randomContent, seeded } from "../support/random-content";
import { routes } from "../support/routes";
import { siteFolder } from "../support/site-folder.mjs";
import { expect, test } from "./fixtures";
import { findBrokenWords, findOverflow } from "./overflow";

// A separate site, because changed content would disturb all other tests.
const port = testPort + 10;
const url = `http://localhost:${port}`;
let site: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = spawn(process.execPath, ["tests/support/site.mjs", "sqlite", String(port)], { stdio: "ignore" });
  await expect
    .poll(
      () =>
        fetch(`${url}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 100_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  if (site.kill()) await once(site, "exit");
});

async function publish(seed: number, fill?: () => number) {
  const words = documentIds.map((id) => [
    id,
    { values: randomContent(id, seeded(seed), fill), confirmed: [] },
  ]);
  const folder = siteFolder(port);
  const file = join(folder, "words.json");
  writeFileSync(file, `\ufeff${JSON.stringify({ format: 1, documents: Object.fromEntries(words) })}`);
  const env = { DATABASE_URL: readFileSync(join(folder, "database"), "utf8") };
  expect(await runTs("scripts/content.ts", ["import", file], { quiet: true, env })).toBe(0);
  // Another process publishes, which the site notices within a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
}

const first = Number(process.env.TEXT_SEED ?? 1);
const seeds = isFull ? Number(process.env.TEXT_SEEDS ?? 50) : 0;
const widths = (process.env.TEXT_WIDTHS ?? "390,1440").split(",").map(Number);
const paths = routes.map(({ path }) => path).filter((path) => !["/", "/login"].includes(path));

// All seeds share the site. After a failed seed the others still run.
test.describe.configure({ mode: "default" });

for (let seed = first; seed < first + seeds; seed += 1) {
  const isLongest = seed === 1;
  const name = isLongest ? "texts of the maximum length" : `random texts (seed ${seed})`;
  test(`all pages fit ${name} on screens of ${widths.join(" and ")} pixels`, async ({ page }) => {
    test.setTimeout(240_000);
    await publish(seed, isLongest ? () => 1 : undefined);
    await watchShifts(page);
    const problems: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        const answer = await page.goto(url + path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.locator("html[data-hydrated]"), path).toBeAttached();
        const found = await findOverflow(page);
        for (const number of await findBrokenWords(page, "[data-digits]", "\\d[\\d,]+"))
          found.push(`${number} is broken`);
        // The layout may shift when the display font arrives, because texts of any length may then wrap differently.
        if ((await shiftsOf(page)) > 0.1) found.push("what is read moves");
        problems.push(...found.map((problem) => `${path} at ${width}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });
}
