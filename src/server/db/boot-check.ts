import "server-only";
import type { Database } from "./client";

const wanted = { journal_mode: "wal", synchronous: 2n, foreign_keys: 1n } as const;

/** Throws unless SQLite runs in WAL with full sync and foreign keys; with anything else, writes can be lost. */
export async function checkSqlite(db: Database) {
  for (const [name, value] of Object.entries(wanted)) {
    const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`);
    const found = rows[0]?.[name];
    if (String(found) !== String(value)) throw new Error(`SQLite: ${name} is ${String(found)}, not ${value}`);
  }
}

/** Throws when the database does not answer a trivial question. */
export async function checkDatabase(db: Database) {
  await db.$queryRawUnsafe("SELECT 1");
}
