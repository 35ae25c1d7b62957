import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { root } from "../../scripts/support/root.mjs";
import {
  testDistDir,
  testOrigin,
  testPort,
  testSecret,
  testTimeZone,
} from "../../scripts/support/test-site.mjs";
import { pictureTime } from "./clock";
import { demoFile } from "./site-rows";

const clock = pathToFileURL(`${root}tests/pictures/fixed-clock.mjs`).href;
const base = {
  NEXTAUTH_URL: testOrigin,
  NEXTAUTH_SECRET: testSecret,
  NEXT_DIST_DIR: testDistDir,
  TZ: testTimeZone,
};
const slow = { ...base, NODE_OPTIONS: `--import ${clock}`, PICTURES_CLOCK: pictureTime };

function start(dir: string, args: string[], env: Record<string, string>) {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...own } = process.env;
  return spawn(process.execPath, args, {
    cwd: dir,
    env: { ...own, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function must(child: ChildProcess, what: string) {
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${what} ended with ${code}`);
}

/** Makes the tests' build of a checkout, unless it is there already. */
export function buildSite(dir: string) {
  return must(start(dir, ["scripts/test.mjs", "build"], base), "the build");
}

async function untilReady(site: ChildProcess) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (site.exitCode !== null) throw new Error("the site stopped before it was ready");
    const answer = await fetch(`${testOrigin}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the site was not ready within a minute");
}

/** Starts the built site of a checkout by its own tests/support/site.mjs: SQLite, nobody there but who is always. */
export async function startSite(dir: string) {
  const other = await fetch(testOrigin).catch(() => null);
  if (other) throw new Error(`something answers at ${testOrigin} already; set TEST_PORT to another port`);
  const site = start(dir, ["tests/support/site.mjs", "sqlite", String(testPort)], slow);
  const end = () => site.kill("SIGKILL");
  process.once("exit", end);
  await untilReady(site);
  return async () => {
    process.off("exit", end);
    site.kill("SIGTERM");
    await once(site, "exit");
  };
}

/** Makes the year of the demo in a database of its own, as it is on the day of the pictures. */
export function makeYear(dir: string) {
  const env = { ...slow, PICTURES_SEED: "20310514", DATABASE_URL: `file:${demoFile()}` };
  const args = ["--conditions=react-server", "--import", "tsx", "prisma/seed-demo.ts"];
  return must(start(dir, args, env), "the demo");
}
