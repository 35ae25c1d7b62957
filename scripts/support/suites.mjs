import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { register } from "tsx/esm/api";
import { findChromium, installJourneyBrowsers } from "./browsers.mjs";
import { buildIfNeeded, generateIfNeeded, removeRouteTypes } from "./prepare.mjs";
import { installPostgresClientIfMissing } from "./programs.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";
import { testEnvironment } from "./test-site.mjs";

const scratch = mkdtempSync(join(tmpdir(), "aurea-test-"));
let postgres;
/** Resolves to Chromium's path when all browsers for the run are installed. */
let browsers;
/** These lines are repeated at the end of a long run. */
const failures = [];

function firstLineOf(message = "") {
  return stripVTControlCharacters(message).split("\n", 1)[0];
}

function addVitestFailures(report) {
  for (const result of report?.testResults ?? []) {
    const file = relative(root, result.name);
    const failed = result.assertionResults.filter((test) => test.status === "failed");
    for (const test of failed) {
      failures.push(`${file} › ${test.fullName}: ${firstLineOf(test.failureMessages[0])}`);
    }
    const isFileBroken = result.status === "failed" && failed.length === 0;
    if (isFileBroken) failures.push(`${file}: ${firstLineOf(result.message)}`);
  }
}

function addSuiteFailures(suite) {
  for (const inner of suite.suites ?? []) addSuiteFailures(inner);
  for (const { file, title, tests } of suite.specs ?? []) {
    for (const test of tests) {
      if (test.status !== "unexpected" && test.status !== "flaky") continue;
      const [error] = test.results.flatMap((result) => result.errors);
      failures.push(`[${test.projectName}] ${file} › ${title}: ${firstLineOf(error?.message)}`);
    }
  }
}

function addPlaywrightFailures(report) {
  if (!report) return;
  addSuiteFailures(report);
  for (const { message } of report.errors ?? []) failures.push(firstLineOf(message));
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

async function runCommand(...args) {
  const code = await run("npx", args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runVitest(maxWorkers, ...projects) {
  const file = join(scratch, `${projects[0]}.json`);
  const chosen = projects.flatMap((name) => ["--project", name]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run("npx", ["vitest", "run", `--maxWorkers=${maxWorkers}`, ...chosen, ...reporters]);
  const report = readReport(file);
  const failed = report?.numFailedTests ?? 0;
  addVitestFailures(report);
  return { passed: report?.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(1, failed) };
}

async function startPostgresOnce() {
  if (process.env.TEST_POSTGRES_URL) return;
  const unregister = register();
  const { startPostgres } = await import("./postgres.ts");
  await unregister();
  postgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
}

async function postgresql() {
  // Waits, because two simultaneous installations would block each other.
  await browsers;
  await installPostgresClientIfMissing();
  await startPostgresOnce();
  return runVitest(3, "postgresql", "postgresql, alone");
}

async function build() {
  await buildIfNeeded();
  return { passed: 1, failed: 0 };
}

async function installBrowsers(wanted) {
  const chromium = wanted.includes("browser") ? await findChromium({ isShell: true }) : undefined;
  if (wanted.includes("built")) await installJourneyBrowsers();
  return chromium;
}

async function built() {
  await buildIfNeeded();
  await browsers;
  return runVitest(3, "built");
}

async function browser() {
  await buildIfNeeded();
  await startPostgresOnce();
  process.env.CHROME_PATH = await browsers;
  const file = join(scratch, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run("npx", ["playwright", "test", "--reporter=list,json"], { env });
  const report = readReport(file);
  const stats = report?.stats;
  addPlaywrightFailures(report);
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: code === 0 ? failed : Math.max(1, failed) };
}

async function lint() {
  const style = await runCommand("biome", "check", ".");
  const imports = await runCommand("depcruise", "src", "scripts", "prisma", "tests");
  return { passed: style.passed + imports.passed, failed: style.failed + imports.failed };
}

function types() {
  removeRouteTypes();
  // Several checkers would check the same types again, and share the processors with the other suites.
  return runCommand("tsc", "--noEmit", "--checkers", "1");
}

const suites = {
  lint,
  types,
  knip: () => runCommand("knip"),
  unit: () => runVitest(2, "unit", "unit, alone"),
  sqlite: () => runVitest(3, "sqlite", "sqlite, alone"),
  postgresql,
  build,
  built,
  browser,
};

/** Each of these takes one processor, so they run side by side. */
const staticChecks = ["lint", "types", "knip"];

/** Returns the exit code. */
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
  browsers = installBrowsers(wanted);

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

  await Promise.all(wanted.filter((name) => staticChecks.includes(name)).map(runSuite));
  for (const name of wanted) if (!staticChecks.includes(name)) await runSuite(name);
  await postgres?.stop();
  if (lines.length > 1) console.log(`\n${lines.join("\n")}`);
  console.log(`── in all ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (failures.length) console.log(`\n${failures.join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}
