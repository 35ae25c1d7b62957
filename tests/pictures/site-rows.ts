import { join } from "node:path";
import Database from "better-sqlite3";
import { testPort } from "../../scripts/support/test-site.mjs";
import { siteFolder } from "../support/site-folder.mjs";

/** Where the year of the demo lies until it is poured into the site. */
export const demoFile = () => join(siteFolder(testPort), "demo.db");

function openSite() {
  const db = new Database(join(siteFolder(testPort), "site.db"));
  db.pragma("busy_timeout = 10000");
  return db;
}

/** Puts the year into the database of the running site, beside who is there. */
export function pourYear() {
  const db = openSite();
  db.pragma("foreign_keys = OFF");
  db.prepare("ATTACH ? AS demo").run(demoFile());
  const tables = db
    .prepare(
      "SELECT name FROM demo.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
    )
    .pluck()
    .all() as string[];
  db.transaction(() => {
    // What was counted of each day while nothing had happened.
    db.exec("DELETE FROM main.day_counts");
    for (const name of tables.filter((table) => !/migration/i.test(table))) {
      const columns = (db.pragma(`demo.table_info("${name}")`) as { name: string }[])
        .map((column) => `"${column.name}"`)
        .join(", ");
      db.exec(`INSERT OR REPLACE INTO main."${name}" (${columns}) SELECT ${columns} FROM demo."${name}"`);
    }
  })();
  db.close();
}

/** Gives a member a membership, as a sale will one day. */
export function giveMembership(email: string, status: string) {
  const db = openSite();
  const { changes } = db.prepare("UPDATE users SET membershipStatus = ? WHERE email = ?").run(status, email);
  db.close();
  if (changes !== 1) throw new Error(`${changes} members have the address ${email}`);
}

/** Takes the votes away from the site, which is of no use afterwards. */
export function breakVotes() {
  const db = openSite();
  db.pragma("foreign_keys = OFF");
  db.exec("ALTER TABLE votes RENAME TO votes_gone; ALTER TABLE future_apps RENAME TO future_apps_gone");
  db.close();
}
