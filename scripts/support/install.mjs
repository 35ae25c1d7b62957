import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { installPinnedNode, requireBuildablePath, requireNode, rerunOnSupportedNode } from "./node.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

/** Installs the packages, and restarts on the pinned Node if this Node is too old. Exits if the project cannot run. */
export async function installOnSupportedNode() {
  requireNode();
  requireBuildablePath();
  const stamp = `${root}node_modules/.aurea-lockfile`;
  const lockfile = readFileSync(`${root}package-lock.json`);
  // A project copied from another machine may contain native packages of another platform.
  const wanted = `${createHash("sha256").update(lockfile).digest("hex")} ${process.platform}-${process.arch}`;
  const isInstalled = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (!isInstalled) {
    console.log("installing the packages of package-lock.json …");
    const options = ["--include=dev", "--include=optional", "--no-audit", "--no-fund"];
    const code = await run("npm", ["ci", ...options], { quiet: true });
    if (code !== 0) process.exit(code);
  }
  installPinnedNode();
  if (!isInstalled) writeFileSync(stamp, wanted);
  await rerunOnSupportedNode();
}
