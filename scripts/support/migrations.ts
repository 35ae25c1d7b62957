import { createHash, randomInt, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { readPostgresAddress } from "../../src/lib/postgres-address.ts";
import { readFirstLine } from "./errors.mjs";
import { root } from "./root.mjs";
import { getProvider, getSqliteFile, type Provider } from "./schema-source.ts";

type Migration = { name: string; sql: string };
type HistoryRow = { name: string; finished_at: unknown };

/** This `application_name` distinguishes the project's own commands from a running site. */
export const maintenanceName = "aurea-maintenance";

export function readMigrations(provider: Provider, upTo?: string): Migration[] {
  const folder = `${root}prisma/migrations/${provider}`;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (upTo === undefined || entry.name <= upTo))
    .map(({ name }) => ({ name, sql: readFileSync(`${folder}/${name}/migration.sql`, "utf8") }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function createHistorySql(provider: Provider) {
  const time = provider === "sqlite" ? "DATETIME" : "TIMESTAMPTZ";
  return `CREATE TABLE IF NOT EXISTS _prisma_migrations (id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL, finished_at ${time}, migration_name VARCHAR(255) NOT NULL, logs TEXT,
    rolled_back_at ${time}, started_at ${time} NOT NULL DEFAULT CURRENT_TIMESTAMP,
    applied_steps_count INTEGER NOT NULL DEFAULT 0)`;
}

/** Waits up to a minute for the write lock. */
function beginSqlite(url: string) {
  const file = getSqliteFile(url);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file, { timeout: 60_000 });
  // A migration may drop and recreate a table to which others refer, so references are checked only at the end.
  db.exec("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  return {
    run: async (sql: string) => db.exec(sql),
    query: async (sql: string) => db.prepare(sql).all(),
    close: async () => db.close(),
  };
}

export function requireUtf8(encoding: string | undefined) {
  if (encoding === "UTF8") return;
  throw new Error(
    `the database has the encoding ${encoding}: create it with ENCODING 'UTF8'; nothing was changed`,
  );
}

/**
 * Creates the schema of the address, or `public`, if it does not exist. Throws if the connection or existing tables use
 * another schema, or if there are no tables yet and the database is not in UTF-8.
 */
async function enterSchema(client: pg.Client, requested: string | undefined) {
  const schema = requested ?? "public";
  if (schema.includes('"'))
    throw new Error(`?schema=${schema} has a quotation mark, which Prisma cannot write`);
  const { rowCount } = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [schema]);
  if (!rowCount) await client.query(`CREATE SCHEMA ${client.escapeIdentifier(schema)}`);
  const { rows } = await client.query(
    `SELECT current_schema() AS name, to_regclass('future_apps') AS here, to_regclass('public.future_apps') AS earlier,
      current_setting('server_encoding') AS encoding`,
  );
  const { name, here, earlier, encoding } = rows[0];
  if (name !== schema && requested !== undefined)
    throw new Error(`?schema=${schema} has no effect: a pooler or the server opens ${name} instead`);
  if (name !== schema) {
    const own = earlier ? "public" : (name ?? "NAME");
    throw new Error(
      `the server opens ${name ?? "no schema"} instead of public: add ?schema=${own} to the address`,
    );
  }
  // Earlier releases ignored the address's schema parameter, so their tables may be in the schema `public`.
  if (!here && earlier)
    throw new Error(`the tables are in the schema public: remove ?schema=${schema} from the address`);
  // Existing tables are not checked, so that sites of earlier releases continue to work in another encoding.
  if (!here) requireUtf8(encoding);
}

/** Uses the advisory lock of earlier releases, so that an old and a new release cannot migrate at the same time. */
async function beginPostgres(url: string) {
  const { schema, config } = readPostgresAddress(url);
  const client = new pg.Client({ ...config, application_name: maintenanceName });
  await client.connect();
  // At a stricter isolation level, the second of two starts would not see the changes of the first.
  await client.query("BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(7152040)");
  await enterSchema(client, schema).catch(async (error) => {
    // An open connection would keep the lock.
    await client.end();
    throw error;
  });
  return {
    run: (sql: string) => client.query(sql),
    query: async (sql: string) => (await client.query(sql)).rows,
    close: () => client.end(),
  };
}

/** Splits a migration into statements, which end at the end of a line. */
export function splitStatements({ sql }: Migration) {
  const statements = sql.replace(/^--.*$/gm, "").split(/;[ \t]*$/m);
  return statements.map((statement) => statement.trim()).filter(Boolean);
}

/** Completes a migration that an early release left unfinished because Prisma's engine was killed. */
async function resumeMigration(run: (sql: string) => Promise<unknown>, migration: Migration) {
  // If the old table is gone, only the new table has the data, so the SELECT fails and prevents the drop of the new
  // table.
  const dropCopy = (name: string) => `SELECT 1 FROM "${name}" LIMIT 0; DROP TABLE IF EXISTS "new_${name}"`;
  const steps = splitStatements(migration).flatMap((statement) => {
    const [, name] = /^CREATE TABLE "new_(\w+)"/.exec(statement) ?? [];
    return name ? [dropCopy(name), statement] : [statement];
  });
  for (const step of steps) {
    await run("SAVEPOINT step");
    try {
      await run(step);
    } catch (error) {
      // If the step's new table already exists or the table to drop is gone, the step was completed earlier. PostgreSQL
      // reports both with an SQLSTATE of class 42.
      if (!/^(SQLITE_ERROR|42...)$/.test((error as { code?: string }).code ?? "")) throw error;
      await run("ROLLBACK TO SAVEPOINT step");
    }
  }
}

/**
 * Applies all pending migrations and returns their names. They run in one transaction under a lock: a kill or a failure
 * leaves the database as it was, and a second process waits.
 */
export async function applyMigrations(url: string, upTo?: string) {
  const provider = getProvider(url);
  const { run, query, close } = await (provider === "sqlite" ? beginSqlite(url) : beginPostgres(url));
  try {
    await run(createHistorySql(provider));
    const history = await query(
      "SELECT migration_name AS name, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
    );
    const finishedByName = new Map(
      (history as HistoryRow[]).map((row) => [row.name, row.finished_at !== null]),
    );
    const pending = readMigrations(provider, upTo).filter(({ name }) => !finishedByName.get(name));
    for (const migration of pending) {
      if (finishedByName.has(migration.name)) await resumeMigration(run, migration);
      else await run(migration.sql);
      const checksum = createHash("sha256").update(migration.sql).digest("hex");
      await run(`DELETE FROM _prisma_migrations WHERE migration_name = '${migration.name}' AND finished_at IS NULL;
        INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
        VALUES ('${randomUUID()}', '${checksum}', '${migration.name}', CURRENT_TIMESTAMP, 1)`);
    }
    if (provider === "sqlite") {
      // Sets a file id, by which a running site notices that its database file was replaced.
      const [row] = (await query("PRAGMA application_id")) as { application_id: number }[];
      if (!row?.application_id) await run(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}`);
      const broken = pending.length ? await query("PRAGMA foreign_key_check") : [];
      if (broken.length) throw new Error(`broken references between rows: ${broken.length}`);
    }
    await run("COMMIT");
    return pending.map(({ name }) => name);
  } finally {
    await close();
  }
}

/** Applies all pending migrations. Throws a one-line message that names DATABASE_URL. */
export const migrateDatabase = (url: string) =>
  applyMigrations(url).catch((error) => {
    throw new Error(`the database that DATABASE_URL names: ${readFirstLine(error)}`);
  });
