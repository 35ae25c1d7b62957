import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Database from "better-sqlite3";
import { root } from "../../scripts/support/root.mjs";
import {
  testDistDir,
  testOrigin,
  testPort,
  testSecret,
  testTimeZone,
} from "../../scripts/support/test-site.mjs";
import { waitUntilReady } from "../../scripts/support/until-ready.mjs";
import { siteFolder } from "../support/site-folder.mjs";

/** The time is in the future, because browsers expire cookies by the real time. */
export const pictureTime = "2031-05-14T09:24:10Z";

const base = {
  NEXTAUTH_URL: testOrigin,
  NEXTAUTH_SECRET: testSecret,
  NEXT_DIST_DIR: testDistDir,
  TZ: testTimeZone,
};
const fixedTime = {
  ...base,
  NODE_OPTIONS: `--import ${pathToFileURL(`${root}tests/pictures/fixed-clock.mjs`).href}`,
  PICTURES_CLOCK: pictureTime,
};
const demoFile = join(siteFolder(testPort), "demo.db");

function start(dir: string, args: string[], env: Record<string, string>) {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...own } = process.env;
  return spawn(process.execPath, args, {
    cwd: dir,
    env: { ...own, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function waitForSuccess(child: ChildProcess, what: string) {
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${what} ended with ${code}`);
}

export function buildSite(dir: string) {
  return waitForSuccess(start(dir, ["scripts/test.mjs", "build"], base), "the build");
}

/** Starts the site and returns a function that stops it. */
export async function startSite(dir: string) {
  const other = await fetch(testOrigin).catch(() => null);
  if (other) throw new Error(`something answers at ${testOrigin} already; set TEST_PORT to another port`);
  const site = start(dir, ["tests/support/site.mjs", "sqlite", String(testPort)], fixedTime);
  const end = () => site.kill("SIGKILL");
  process.once("exit", end);
  await waitUntilReady(`${testOrigin}/api/ready`, site);
  return async () => {
    process.off("exit", end);
    site.kill("SIGTERM");
    await once(site, "exit");
  };
}

/** Fills the separate database of the demo. */
export function seedDemo(dir: string) {
  const env = { ...fixedTime, PICTURES_SEED: "20310514", DATABASE_URL: `file:${demoFile}` };
  const args = ["--conditions=react-server", "--import", "tsx", "prisma/seed-demo.ts"];
  return waitForSuccess(start(dir, args, env), "the demo");
}

function withSiteDatabase(work: (db: Database.Database) => void) {
  const db = new Database(join(siteFolder(testPort), "site.db"));
  db.pragma("busy_timeout = 10000");
  db.pragma("foreign_keys = OFF");
  work(db);
  db.close();
}

export function loadDemo() {
  withSiteDatabase((db) => {
    db.prepare("ATTACH ? AS demo").run(demoFile);
    const isOurs = "type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '%migration%'";
    const tables = db.prepare(`SELECT name FROM demo.sqlite_master WHERE ${isOurs}`).pluck().all();
    db.transaction(() => {
      // Deletes day counts that were stored before the demo's rows were added.
      db.exec("DELETE FROM main.day_counts");
      for (const name of tables) {
        const info = db.pragma(`demo.table_info("${name}")`) as { name: string }[];
        const columns = info.map((column) => `"${column.name}"`).join(", ");
        db.exec(`INSERT OR REPLACE INTO main."${name}" (${columns}) SELECT ${columns} FROM demo."${name}"`);
      }
    })();
  });
}

export function setMembership(email: string, status: string) {
  withSiteDatabase((db) => {
    const update = db.prepare("UPDATE users SET membershipStatus = ? WHERE email = ?");
    if (update.run(status, email).changes !== 1) throw new Error(`no member has the address ${email}`);
  });
}
