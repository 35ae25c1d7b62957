import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./support/browsers.mjs";
import { installOnSupportedNode } from "./support/install.mjs";
import { buildIfNeeded, generateIfNeeded } from "./support/prepare.mjs";
import { installPostgresClientIfMissing } from "./support/programs.mjs";
import { root } from "./support/root.mjs";
import { run } from "./support/run.mjs";
import { testEnvironment } from "./support/test-site.mjs";

// Runs the full versions of the tests whose figures tests/promises.json limits; `npm test` runs shorter versions. At
// the end, compares the figures that the tests print as `name value unit` with their limits.
await installOnSupportedNode();
const runs = JSON.parse(readFileSync(`${root}tests/promises.json`, "utf8"));
const [name, ...more] = process.argv.slice(2);
if (!Object.hasOwn(runs, name ?? "")) {
  console.error(`usage: test-promises.mjs ${Object.keys(runs).join("|")} [FILES…, or MINUTES of soak]`);
  process.exit(1);
}
await generateIfNeeded();
if (name === "reliability") await installPostgresClientIfMissing();
Object.assign(process.env, testEnvironment);
await buildIfNeeded();

const { promises, tests = [], specs = [] } = runs[name];
const isSpec = (word) => word.startsWith("tests/e2e/");
const namesFiles = more.some((word) => word.startsWith("tests/"));

/** Runs one file at a time, so that measurements are not disturbed. */
async function runTests(env) {
  const files = namesFiles ? more.filter((word) => !isSpec(word)) : [...tests, ...more];
  if (files.length === 0) return 0;
  const projects = ["unit", "sqlite*", "postgresql*", "built"].flatMap((project) => ["--project", project]);
  return run("npx", ["vitest", "run", "--no-file-parallelism", ...projects, ...files], { env });
}

async function runSpecs(env) {
  const files = namesFiles ? more.filter(isSpec) : specs;
  if (files.length === 0) return 0;
  const CHROME_PATH = await findChromium({ isShell: true });
  return run("npx", ["playwright", "test", "--workers=2", ...files], { env: { ...env, CHROME_PATH } });
}

function runSoak(env) {
  const imports = ["--conditions=react-server", "--import=tsx", "--import=./tests/support/outside-next.mjs"];
  return run(process.execPath, [...imports, "tests/soak/soak.ts", ...more], { env });
}

/**
 * Returns whether a figure meets its bound. `all` and `atMostAll` compare with the number in the unit, such as 5 in "of
 * 5 forms".
 */
function meetsBound({ exactly, atMost, atLeast, all, atMostAll }, { value, unit }) {
  const total = Number(/\bof (?:at most )?(\d+)/.exec(unit)?.[1]);
  if (exactly !== undefined) return value === exactly;
  if (atMost !== undefined) return value <= atMost;
  if (atLeast !== undefined) return value >= atLeast;
  return all ? value === total : Boolean(atMostAll) && value <= total;
}

/** Prints a figure with its bound, and returns whether every measurement met the bound. */
function report(figure, bound, where, found) {
  const wrong = found.find((one) => !meetsBound(bound, one));
  const shown = wrong ?? found.at(-1);
  const isMet = Boolean(shown) && !wrong;
  const wanted = Object.entries(bound).join(" ").replace(",", " ");
  const measured = shown ? `${Number(shown.value.toFixed(2))} ${shown.unit}` : "not measured";
  const cells = [figure.padEnd(44), where.padEnd(11), wanted.padEnd(14), measured];
  console.log(`  ${isMet ? "reached" : "MISSED "}  ${cells.join(" ")}`);
  return isMet;
}

const folder = mkdtempSync(join(tmpdir(), "aurea-figures-"));
const file = join(folder, "figures");
writeFileSync(file, "");
const env = { TEST_FULL: "1", FIGURES_FILE: file };
const code = name === "soak" ? await runSoak(env) : Math.max(await runTests(env), await runSpecs(env));
const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
const figures = lines.map((line) => JSON.parse(line));
rmSync(folder, { recursive: true });

const results = [];
for (const { promise, on = ["sqlite", "postgresql"], figures: bounds } of promises) {
  console.log(`\n${promise}`);
  for (const [figure, bound] of Object.entries(bounds)) {
    for (const where of on) {
      const found = figures.filter((one) => one.name === figure && one.database === where);
      // In a partial run some tests do not run, so their figures are missing.
      if (found.length > 0 || more.length === 0) results.push(report(figure, bound, where, found));
    }
  }
}
const missed = results.filter((isMet) => !isMet).length;
console.log(`\npromises-missed ${missed} of ${results.length} figures`);
process.exit(code || (missed ? 1 : 0));
