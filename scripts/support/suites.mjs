import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { register } from "tsx/esm/api";
import { findChromium } from "./browsers.mjs";
import { failuresOfPlaywright, failuresOfVitest } from "./failures.mjs";
import { buildIfNeeded, forgetOldRoutes, generateIfNeeded } from "./prepare.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";
import { testEnvironment } from "./test-site.mjs";

const scratch = mkdtempSync(join(tmpdir(), "aurea-test-"));
let postgres;
let chromium;
/** What failed, a line each: said once more at the end, where a long run is looked at first. */
const failures = [];

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

async function command(...args) {
  const code = await run("npx", args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Runs projects of Vitest, so many files at once: what waits for other processes or the clock leaves room for another. */
async function vitest(maxWorkers, ...projects) {
  const file = join(scratch, `${projects[0]}.json`);
  const chosen = projects.flatMap((name) => ["--project", name]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run("npx", ["vitest", "run", `--maxWorkers=${maxWorkers}`, ...chosen, ...reporters]);
  const report = read(file);
  const failed = report?.numFailedTests ?? 0;
  failures.push(...failuresOfVitest(report));
  return { passed: report?.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(1, failed) };
}

/** One PostgreSQL for all suites of a run, unless the environment names another. */
async function startPostgresOnce() {
  if (process.env.TEST_POSTGRES_URL) return;
  const unregister = register();
  const { startPostgres } = await import("./postgres.ts");
  await unregister();
  postgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
}

async function postgresql() {
  await startPostgresOnce();
  return vitest(3, "postgresql", "postgresql, alone");
}

async function build() {
  await buildIfNeeded();
  return { passed: 1, failed: 0 };
}

async function built() {
  await buildIfNeeded();
  return vitest(3, "built");
}

async function browser() {
  await buildIfNeeded();
  await startPostgresOnce();
  process.env.CHROME_PATH = await chromium;
  const file = join(scratch, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run("npx", ["playwright", "test", "--reporter=list,json"], { env });
  const report = read(file);
  const stats = report?.stats;
  failures.push(...failuresOfPlaywright(report));
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: code === 0 ? failed : Math.max(1, failed) };
}

function types() {
  forgetOldRoutes();
  return command("tsc", "--noEmit");
}

const suites = {
  lint: () => command("biome", "check", "."),
  types,
  knip: () => command("knip"),
  unit: () => vitest(2, "unit", "unit, alone"),
  sqlite: () => vitest(3, "sqlite", "sqlite, alone"),
  postgresql,
  build,
  built,
  browser,
};

/** What reads the sources and nothing else: each takes one processor, so they run side by side. */
const readers = ["lint", "types", "knip"];

/** Runs the suites that are named, or all; says of each what passed and how long it took. Gives the exit code. */
export async function runSuites(names) {
  const unknown = names.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length) {
    console.error(`no suite ${unknown.join(", ")}; there are ${Object.keys(suites).join(", ")}`);
    return 1;
  }
  Object.assign(process.env, testEnvironment);
  process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/compile`;
  delete process.env.DATABASE_URL;
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));

  const total = { passed: 0, failed: 0 };
  const lines = [];
  const started = Date.now();
  await generateIfNeeded();
  const wanted = names.length ? names : Object.keys(suites);
  // Where it has to be installed first, that goes on beside the other suites.
  if (wanted.includes("browser")) chromium = findChromium({ isShell: true });

  async function runSuite(name) {
    const begun = Date.now();
    console.log(`\n── ${name}`);
    const { passed, failed } = await suites[name]();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    lines.push(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
    console.log(lines.at(-1));
  }

  await Promise.all(wanted.filter((name) => readers.includes(name)).map(runSuite));
  for (const name of wanted) if (!readers.includes(name)) await runSuite(name);
  await postgres?.stop();
  if (lines.length > 1) console.log(`\n${lines.join("\n")}`);
  console.log(`── in all ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (failures.length) console.log(`\n${failures.join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}
