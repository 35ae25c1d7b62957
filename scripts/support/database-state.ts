import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import {
  getApplicationName,
  normalizePostgresUrl,
  readPostgresAddress,
} from "../../src/lib/postgres-address";
import { openDatabase, type Database as PrismaDatabase } from "../../src/server/db/client";
import { maintenanceName, requireUtf8 } from "./migrations";
import { getProvider, getSqliteFile, readSchema } from "./schema-source";

/**
 * A new site fills these tables by itself or can rebuild them, so a database with rows only in these tables counts as
 * empty.
 */
const rebuildableTables = [
  "_prisma_migrations",
  "content_version",
  "day_counts",
  "future_apps",
  "rate_limits",
];

export async function withDatabase<T>(url: string, work: (db: PrismaDatabase) => Promise<T>) {
  const target = normalizePostgresUrl(url);
  target.searchParams.set("application_name", maintenanceName);
  const db = openDatabase(getProvider(url) === "sqlite" ? url : target.href);
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}

export async function readCurrentSchema(url: string) {
  const [found] = await withDatabase(url, (db) => queryNames(db, "SELECT current_schema()::text AS name"));
  return found ?? readPostgresAddress(url).schema ?? "public";
}

async function queryNames(db: PrismaDatabase, sql: string) {
  const rows = await db.$queryRawUnsafe<{ name: string }[]>(sql);
  return rows.map(({ name }) => name);
}

const tables = {
  sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
  postgresql: "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = current_schema()",
};
const migrations = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;

async function findFilledTable(db: PrismaDatabase, names: string[]) {
  for (const name of names) {
    const rows = await db.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM "${name}" LIMIT 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

/** Returns the newest migration and the name of a table with rows, if any. */
export async function readState(url: string) {
  if (getProvider(url) === "sqlite" && !existsSync(getSqliteFile(url)))
    return { migration: null, filledTable: null };
  return withDatabase(url, async (db) => {
    const names = await queryNames(db, tables[getProvider(url)]);
    const applied = names.includes("_prisma_migrations") ? await queryNames(db, migrations) : [];
    const filledTable = await findFilledTable(
      db,
      names.filter((name) => !rebuildableTables.includes(name)),
    );
    return { migration: applied.sort().at(-1) ?? null, filledTable };
  });
}

/** Throws if a PostgreSQL database that is to be filled cannot store all characters. */
export async function checkEncoding(url: string) {
  const encodings = "SELECT current_setting('server_encoding') AS name";
  const [encoding] = await withDatabase(url, (db) => queryNames(db, encodings));
  requireUtf8(encoding);
}

// Returns whether another process has the file open; SQLite then refuses to leave write-ahead logging.
function isSqliteInUse(file: string) {
  if (!existsSync(file)) return false;
  const db = new Database(file, { timeout: 0 });
  try {
    db.pragma("journal_mode = DELETE");
    db.pragma("journal_mode = WAL");
    return false;
  } catch (error) {
    // A damaged file does not count as in use, so that a restore can replace it.
    return !/^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? "");
  } finally {
    db.close();
  }
}

const otherClients = `SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database()
  AND backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name <> '${maintenanceName}'`;

async function isPostgresInUse(url: string) {
  const clients = await withDatabase(url, (db) => queryNames(db, otherClients));
  const { schema, config } = readPostgresAddress(url);
  if (schema === undefined) return clients.length > 0;
  // Other schemas of the database may belong to other sites, whose clients have other names.
  const given = normalizePostgresUrl(config.connectionString).searchParams.get("application_name");
  return clients.some((name) => [getApplicationName(schema), given?.slice(0, 63)].includes(name));
}

export async function refuseWhileInUse(url: string) {
  if (getProvider(url) === "sqlite" ? isSqliteInUse(getSqliteFile(url)) : await isPostgresInUse(url))
    throw new Error("the database is in use: stop the site (every instance of it), then run this again");
}

export function checkSqliteFile(file: string) {
  const db = new Database(file, { readonly: true });
  try {
    const found = db.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new Error(`${file} is damaged: ${String(found)}`);
    const [loose] = db.pragma("foreign_key_check") as { table: string }[];
    if (loose) throw new Error(`${file} is damaged: broken references between rows in ${loose.table}`);
  } finally {
    db.close();
  }
}

type Model = {
  count(): Promise<number>;
  findMany(args: { skip: number; take: number }): Promise<Record<string, unknown>[]>;
  deleteMany(): Promise<unknown>;
};

/** Returns all models, each after the models to which it refers. */
export function listModels(db: Pick<PrismaDatabase, "user">) {
  const models = db as unknown as Record<string, Model>;
  const declared = readSchema("sqlite").matchAll(/^model (\w+) \{.+?@@map\("(\w+)"\)/gms);
  return [...declared].map(([, name = "", table = ""]) => {
    const model = models[`${name.charAt(0).toLowerCase()}${name.slice(1)}`];
    if (!model) throw new Error(`the database client has no model ${name}`);
    return { name, table, model };
  });
}

export function formatCounts(rows: readonly [string, number][]) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)} ${String(count).padStart(9)}`).join("\n");
}
