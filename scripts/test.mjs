import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installIfNeeded, requireNode } from "./support/install.mjs";
import { buildIfNeeded, generateIfNeeded } from "./support/prepare.mjs";
import { run } from "./support/run.mjs";

requireNode();
process.env.TZ = "Asia/Kathmandu";
process.env.NEXTAUTH_URL = `http://localhost:${process.env.TEST_PORT ?? 3210}`;
process.env.NEXTAUTH_SECRET = "a-secret-for-tests-only-0123456789abcdef";
delete process.env.DATABASE_URL;
await installIfNeeded();
await generateIfNeeded();
const { findChromium } = await import("./support/chromium.mjs");
process.env.CHROME_PATH = await findChromium();

const scratch = mkdtempSync(join(tmpdir(), "aurea-test-"));
const total = { passed: 0, failed: 0 };
const only = process.argv.slice(2);
const wants = (name) => only.length === 0 || only.includes(name);

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

async function check(name, work) {
  if (!wants(name)) return;
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await work();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

async function command(...args) {
  const code = await run("npx", args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function vitest() {
  const file = join(scratch, "vitest.json");
  const code = await run("npx", [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = read(file);
  const failed = report?.numFailedTests ?? 0;
  return { passed: report?.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(1, failed) };
}

async function build() {
  await buildIfNeeded();
  return { passed: 1, failed: 0 };
}

async function browser() {
  const file = join(scratch, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run("npx", ["playwright", "test", "--reporter=list,json"], { env });
  const stats = read(file)?.stats;
  const failed = stats?.unexpected ?? 0;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
}

try {
  await check("lint", () => command("biome", "check", "."));
  await check("types", () => command("tsc", "--noEmit"));
  await check("unit and integration", vitest);
  await check("build", build);
  await check("browser", browser);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
