import "server-only";
import { perDatabase } from "../batch";
import type { Database } from "./client";

const wanted = { journal_mode: "wal", synchronous: 2n, foreign_keys: 1n, secure_delete: 1n } as const;

/** Throws unless SQLite runs with WAL, full sync, foreign keys and secure delete. */
export async function checkSqlite(db: Database) {
  for (const [name, value] of Object.entries(wanted)) {
    const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`);
    const found = rows[0]?.[name];
    if (String(found) !== String(value)) throw new Error(`SQLite: ${name} is ${String(found)}, not ${value}`);
  }
}

const probe = { everyMs: 1_000, timeoutMs: 3_000 };

async function write(db: Database) {
  const expire = new Date(Date.now() + 60_000);
  const row = { key: "ready:probe", points: 0, expire };
  await db.rateLimit.upsert({ where: { key: row.key }, create: row, update: { expire } });
}

const lastProbe = perDatabase(() => ({ at: Number.NEGATIVE_INFINITY, outcome: Promise.resolve() }));

/** Throws unless a write succeeds within three seconds. Writes at most once a second. */
export function checkDatabase(db: Database) {
  const last = lastProbe(db);
  if (Date.now() - last.at < probe.everyMs) return last.outcome;
  last.at = Date.now();
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database accepts no write")), probe.timeoutMs);
  });
  last.outcome = Promise.race([write(db), late]).finally(() => clearTimeout(timer));
  return last.outcome;
}
