import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import pg from "pg";
import { providerOf } from "./schema-source";

// Any number will do, as long as nothing else in the database takes the same advisory lock.
const advisoryKey = 7_152_040;
const timeoutMs = 60_000;

/** How the project's own tools call themselves to PostgreSQL, so that they can be told from a site that runs. */
export const maintenanceName = "aurea-maintenance";

/** The file a SQLite DATABASE_URL names, as better-sqlite3 wants it. */
export function sqliteFile(url: string) {
  return url.replace(/^file:/, "");
}

// Asks again and again instead of blocking, so that the holder may be in this very process.
async function acquire(lock: Database.Database) {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      lock.exec("BEGIN EXCLUSIVE");
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > until) throw error;
      await setTimeout(100);
    }
  }
}

async function withSqliteLock<T>(url: string, work: () => Promise<T>) {
  const file = sqliteFile(url);
  mkdirSync(dirname(file), { recursive: true });
  const lock = new Database(`${file}.migrating`, { timeout: 0 });
  await acquire(lock);
  try {
    return await work();
  } finally {
    lock.exec("ROLLBACK");
    lock.close();
  }
}

async function withPostgresLock<T>(url: string, work: () => Promise<T>) {
  const client = new pg.Client({ connectionString: url, application_name: maintenanceName });
  await client.connect();
  await client.query("SELECT pg_advisory_lock($1)", [advisoryKey]);
  try {
    return await work();
  } finally {
    await client.end();
  }
}

/** Runs `work` while no other process migrates the same database; waits for one that does. */
export function withMigrationLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  return providerOf(url) === "sqlite" ? withSqliteLock(url, work) : withPostgresLock(url, work);
}
