import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { installPinnedNode, requireNode, rerunOnSupportedNode } from "./node.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

const stamp = `${root}node_modules/.aurea-lockfile`;

/** Installs exactly what the lockfile says, if that has not been done since it last changed. */
async function installIfNeeded() {
  const wanted = createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return installPinnedNode();
  console.log("installing the packages of package-lock.json …");
  const started = Date.now();
  const code = await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { quiet: true });
  if (code !== 0) process.exit(code);
  installPinnedNode();
  writeFileSync(stamp, wanted);
  console.log(`installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** What every command begins with: the packages installed, on a Node that the site runs on. Anything else comes after. */
export async function installOnSupportedNode() {
  requireNode();
  await installIfNeeded();
  await rerunOnSupportedNode();
}
