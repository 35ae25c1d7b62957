import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { writeMailKinds } from "./mail-kinds.mjs";
import { distDir, root } from "./root.mjs";
import { run, runTs } from "./run.mjs";

async function must(done) {
  const code = await done;
  if (code !== 0) process.exit(code);
}

/** Writes the list of mails, and generates the database clients unless they fit the schema. */
export async function generateIfNeeded() {
  writeMailKinds();
  const stamp = `${root}src/server/db/generated/.fingerprint`;
  const wanted = fingerprint(["prisma/schema.prisma", "scripts/generate.ts", "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await must(runTs("scripts/generate.ts", [], { quiet: true }));
  writeFileSync(stamp, wanted);
}

/** Brings the database up to date and puts the nine future apps into it. */
export async function prepareDatabase() {
  await must(runTs("scripts/migrate.ts", [], { quiet: true }));
  await must(runTs("prisma/seed.ts", [], { quiet: true }));
}

/** Next writes down the routes of what it built; those of an older build may be gone, and then nothing fits their types. */
export function forgetOldRoutes() {
  for (const folder of readdirSync(root).filter((name) => name.startsWith(".next"))) {
    for (const types of ["types", "dev/types"])
      rmSync(`${root}${folder}/${types}/validator.ts`, { force: true });
  }
}

/** Builds the site unless the last build was made from the same sources; where it will be served is none of its affairs. */
export async function buildIfNeeded() {
  const stamp = `${distDir()}aurea-fingerprint`;
  const sources = [
    "src",
    "public",
    "prisma/schema.prisma",
    "next.config.mjs",
    "postcss.config.mjs",
    "scripts/support/css",
    "tsconfig.json",
  ];
  const wanted = fingerprint([...sources, "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("building the site …");
  forgetOldRoutes();
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  await must(run("npx", ["next", "build"], { quiet: true, env }));
  writeFileSync(stamp, wanted);
}
