import { type ChildProcess, spawn } from "node:child_process";
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
import { findOverflow } from "./overflow";

// Changed words would be in the way of all other tests, so they have a site of their own.
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
test.afterAll(() => void site.kill());

/** Publishes words for every document of the site. */
async function publish(random: () => number) {
  const stored = documentIds.map((id) => [id, { values: randomContent(id, random), confirmed: [] }]);
  const folder = siteFolder(port);
  const file = join(folder, "words.json");
  writeFileSync(file, JSON.stringify({ format: 1, documents: Object.fromEntries(stored) }));
  const env = { DATABASE_URL: readFileSync(join(folder, "database"), "utf8") };
  expect(await runTs("scripts/content.ts", ["import", file], { quiet: true, env })).toBe(0);
  // Another process has published them: this one notices within a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
}

const paths = routes.map(({ path }) => path).filter((path) => !["/", "/login"].includes(path));
const longest = () => 0.999;
const kinds: [name: string, random: () => number][] = [
  ["as long as they may be", longest],
  ...Array.from({ length: isFull ? 50 : 1 }, (_, seed): [string, () => number] => [
    `drawn at random (${seed})`,
    seeded(seed + 1),
  ]),
];

test.describe.configure({ mode: "serial" });

for (const [name, random] of kinds) {
  test(`all pages hold words that are ${name}, on a phone and on a desktop`, async ({ page }) => {
    test.setTimeout(240_000);
    await publish(random);
    await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        const answer = await page.goto(url + path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.locator("html[data-hydrated]"), path).toBeAttached();
        expect(await findOverflow(page), `${path} at ${width}`).toEqual([]);
        expect(await shiftsOf(page), `shift of ${path} at ${width}`).toBeLessThan(0.01);
      }
    }
  });
}
