import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { canonicalValue, type Row, type Value } from "./canonical-row";
import { sqliteFile } from "./schema-source";
import { batchSize, type Store } from "./source";
import { inForeignKeyOrder, type Kind, kindOf, quoted, type Table } from "./table-shape";

type ColumnInfo = { name: string; type: string; pk: number };

function tablesOf(db: Database.Database): Table[] {
  const names = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")
    .pluck()
    .all() as string[];
  const tables = names
    .filter((name) => name !== "_prisma_migrations")
    .map((name) => {
      const infos = db.pragma(`table_info(${quoted(name)})`) as ColumnInfo[];
      const keys = db.pragma(`foreign_key_list(${quoted(name)})`) as { table: string }[];
      return {
        name,
        columns: infos
          .map((info) => ({ name: info.name, kind: kindOf(name, info.name, info.type) }))
          .sort((a, b) => (a.name < b.name ? -1 : 1)),
        key: infos
          .filter(({ pk }) => pk > 0)
          .sort((a, b) => a.pk - b.pk)
          .map((info) => info.name),
        needs: [...new Set(keys.map(({ table }) => table))],
      };
    });
  return inForeignKeyOrder(tables);
}

function migrationsOf(db: Database.Database) {
  const isThere = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = '_prisma_migrations'").get();
  if (!isThere) return [];
  return db
    .prepare(
      "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1",
    )
    .pluck()
    .all() as string[];
}

// Times in the one form Prisma writes, since SQLite compares them as text.
function storedValue(kind: Kind, value: Value) {
  if (value === null) return null;
  if (kind === "bool") return value ? 1 : 0;
  if (kind === "time") return String(value).replace(/Z$/, "+00:00");
  return kind === "bigint" ? BigInt(String(value)) : value;
}

/** Whether anybody else has the file open: only then does it refuse to leave write-ahead logging. */
export function isSqliteInUse(url: string) {
  const file = sqliteFile(url);
  if (!existsSync(file)) return false;
  const db = new Database(file, { timeout: 0 });
  try {
    db.pragma("journal_mode = DELETE");
    db.pragma("journal_mode = WAL");
    return false;
  } catch {
    return true;
  } finally {
    db.close();
  }
}

/** Throws unless SQLite finds the file whole and every reference leading somewhere. */
export function checkSqliteFile(file: string) {
  const db = new Database(file, { readonly: true });
  try {
    const found = db.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new Error(`${file} is damaged: ${String(found)}`);
    const loose = db.pragma("foreign_key_check") as { table: string }[];
    if (loose.length)
      throw new Error(`${file} has ${loose.length} rows in ${loose[0]?.table} that refer to nothing`);
  } finally {
    db.close();
  }
}

/** Copies a live SQLite file as it is at one moment, while others go on writing. */
export async function snapshotSqlite(url: string, file: string) {
  const db = new Database(sqliteFile(url), { fileMustExist: true, timeout: 10_000 });
  try {
    // All pages in one step: a copy in several starts again whenever another process writes.
    await db.backup(file, { progress: () => 0x7fffffff });
  } finally {
    db.close();
  }
}

/** The SQLite half of `openStore`. */
export async function openSqliteStore(url: string, mode: "read" | "write"): Promise<Store> {
  const file = sqliteFile(url);
  const db = new Database(file, { fileMustExist: true, timeout: 10_000 });
  db.pragma("foreign_keys = ON");
  db.exec(mode === "write" ? "BEGIN IMMEDIATE" : "BEGIN");
  const tables = tablesOf(db);
  return {
    name: `SQLite ${file}`,
    tables,
    migrations: migrationsOf(db),
    async *rows({ name, columns, key }) {
      const order = key.map(quoted).join(", ");
      const names = columns.map((column) => quoted(column.name)).join(", ");
      const hasBig = columns.some(({ kind }) => kind === "bigint");
      const all = db.prepare(`SELECT ${names} FROM ${quoted(name)} ORDER BY ${order}`).safeIntegers(hasBig);
      let batch: Row[] = [];
      for (const values of all.raw().iterate() as IterableIterator<unknown[]>) {
        batch.push(columns.map(({ kind }, index) => canonicalValue(kind, values[index])));
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
      if (batch.length) yield batch;
    },
    clear: async (given) => {
      for (const { name } of [...given].reverse()) db.exec(`DELETE FROM ${quoted(name)}`);
    },
    insert: async ({ name, columns }, rows) => {
      const names = columns.map((column) => quoted(column.name)).join(", ");
      const marks = columns.map(() => "?").join(", ");
      const one = db.prepare(`INSERT INTO ${quoted(name)} (${names}) VALUES (${marks})`);
      for (const row of rows)
        one.run(columns.map(({ kind }, index) => storedValue(kind, row[index] ?? null)));
    },
    commit: async () => {
      db.exec("COMMIT");
    },
    close: async () => {
      db.close();
    },
  };
}
