import { createHash, randomInt } from "node:crypto";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { getDistDir, root } from "./root.mjs";
import { run, runTs } from "./run.mjs";

function listFiles(path) {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).filter((name) => name !== "generated");
  return names.sort().flatMap((name) => listFiles(join(path, name)));
}

function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    if (!existsSync(join(root, path))) continue;
    for (const file of listFiles(join(root, path))) {
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

async function exitOnFailure(command) {
  const code = await command;
  if (code !== 0) process.exit(code);
}

export async function generateIfNeeded() {
  const stamp = `${root}src/server/db/generated/.fingerprint`;
  const wanted = hashFiles(["prisma/schema.prisma", "scripts/generate.ts", "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await exitOnFailure(runTs("scripts/generate.ts", [], { quiet: true }));
  writeFileSync(stamp, wanted);
}

/** Removes the generated types of routes, because the types of removed routes would fail the type check. */
export function removeRouteTypes() {
  for (const folder of readdirSync(root).filter((name) => name.startsWith(".next"))) {
    for (const types of ["types", "dev/types"])
      rmSync(`${root}${folder}/${types}/validator.ts`, { force: true });
  }
}

/**
 * Builds the site if its sources have changed since the last build. Returns the hash of the sources, which names the
 * build.
 */
export async function buildIfNeeded() {
  const stamp = `${getDistDir()}aurea-fingerprint`;
  const sources = [
    "src",
    "public",
    "prisma/schema.prisma",
    "next.config.mjs",
    "postcss.config.mjs",
    "tsconfig.json",
  ];
  const wanted = hashFiles([...sources, "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return wanted;
  console.log("building the site …");
  // Removes the stamp first, because a killed build leaves incomplete files, which the next start must not serve.
  rmSync(stamp, { force: true });
  removeRouteTypes();
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  // npx is not used, because it ignores SIGINT, and an interrupted start would leave its build running.
  await exitOnFailure(
    run(process.execPath, [`${root}node_modules/.bin/next`, "build"], { quiet: true, env }),
  );
  writeFileSync(stamp, wanted);
  return wanted;
}

/**
 * Copies a release's static files, because tabs that were opened before an upgrade still load them. Keeps the copies of
 * the two previous releases.
 */
export function keepRelease(name, folder) {
  const copy = join(folder, name.slice(0, 16));
  try {
    if (!existsSync(copy)) {
      const part = `${copy}.${randomInt(2 ** 47)}.part`;
      cpSync(`${getDistDir()}static`, join(part, "_next/static"), { recursive: true });
      try {
        renameSync(part, copy);
      } catch (error) {
        // Another instance has copied the release meanwhile.
        rmSync(part, { recursive: true, force: true });
        if (!existsSync(copy)) throw error;
      }
    }
    utimesSync(copy, new Date(), new Date());
    // Unfinished copies count as the oldest.
    const time = (path) => (path.endsWith(".part") ? 0 : statSync(path).mtimeMs);
    // The operator may keep other things in this folder.
    const newestFirst = readdirSync(folder)
      .filter((release) => /^[\da-f]{16}(\.\d+\.part)?$/.test(release))
      .map((release) => join(folder, release))
      .sort((one, other) => time(other) - time(one));
    for (const old of newestFirst.slice(3)) rmSync(old, { recursive: true, force: true });
  } catch (error) {
    console.warn(`the scripts of this release could not be kept for the next one: ${error.message}`);
  }
}
