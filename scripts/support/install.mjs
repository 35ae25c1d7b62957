import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "./local.mjs";
import { run } from "./run.mjs";

const stamp = `${root}node_modules/.aurea-lockfile`;

/** Stops with a clear message on a Node that the site does not run on. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const fits = (major === 20 && minor >= 20) || (major === 22 && minor >= 12) || major >= 24;
  if (fits) return;
  console.error(`Aurea needs Node 20.20 or newer (22.12 or newer, 24); this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs exactly what the lockfile says, if that has not been done since it last changed. */
export async function installIfNeeded() {
  const wanted = createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("installing the packages of package-lock.json …");
  const code = await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { quiet: true });
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, wanted);
}
