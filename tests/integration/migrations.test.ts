import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { figure, isFull } from "@tests/support/figure";
import Database from "better-sqlite3";
import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { env } from "@/env.mjs";
import { checkSqlite } from "@/server/db/boot-check";
import { database, openDatabase } from "@/server/db/client";
import { sqliteFile } from "../../scripts/support/migration-lock";
import { applyMigrations, migrationsOf, notesTable, statementsOf } from "../../scripts/support/migrations";
import { diffSchemas } from "../../scripts/support/schema-engine";
import { providerOf, root, schemaFor } from "../../scripts/support/schema-source";

const provider = providerOf(env.DATABASE_URL);

test("the schema is the one the newest migration was written from", async () => {
  const snapshot = readFileSync(`${root}prisma/migrations/schema.prisma`, "utf8");
  expect(await diffSchemas(env.DATABASE_URL, schemaFor(provider, snapshot), schemaFor(provider))).toBe("");
});

async function emptyDatabase(name: string) {
  if (provider === "sqlite") return `file:${join(inject("scratch"), `${name}.db`)}`;
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  const url = new URL(env.DATABASE_URL);
  url.pathname = `/${name}`;
  return url.href;
}

/** Everything a database says of its own shape, one line each. */
async function shapeOf(url: string) {
  const db = openDatabase(url);
  const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(
    provider === "sqlite" ? sqliteShape : postgresShape,
  );
  await db.$disconnect();
  return rows.map((row) => Object.values(row).join(" ")).sort();
}

const sqliteShape = `
  SELECT s.name AS a, c.name || ' ' || c.type AS b, c."notnull" || ' ' || coalesce(c.dflt_value, '') || ' ' || c.pk AS c
  FROM sqlite_schema s JOIN pragma_table_info(s.name) c
  WHERE s.type = 'table' AND s.name NOT LIKE '\\_prisma%' ESCAPE '\\'
  UNION ALL SELECT tbl_name, name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL
  UNION ALL SELECT s.name, f."from" || ' ' || f."table", f."to" || ' ' || f.on_delete
  FROM sqlite_schema s JOIN pragma_foreign_key_list(s.name) f WHERE s.type = 'table'`;
const postgresShape = `
  SELECT table_name AS a, column_name AS b, data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') AS c
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
  UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype = 'f'`;

test("the migrations make exactly the schema", async () => {
  const sql = await diffSchemas(env.DATABASE_URL, null, schemaFor(provider));
  const url = await emptyDatabase("straight");
  const straight = openDatabase(url);
  const statements = sql.replace(/^--.*$/gm, "").split(/;\s*$/m);
  for (const statement of statements) if (statement.trim()) await straight.$executeRawUnsafe(statement);
  await straight.$disconnect();
  const wanted = await shapeOf(url);
  expect(wanted.length).toBeGreaterThan(12);
  expect(await shapeOf(env.DATABASE_URL)).toEqual(wanted);
});

function migrateInChild(url: string) {
  const args = ["--conditions=react-server", "--import", "tsx", "scripts/migrate.ts"];
  return new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { env: { ...process.env, DATABASE_URL: url } }, (error, stdout) =>
      error ? reject(error) : resolve(stdout.trim()),
    );
  });
}

test("two runners started at once: one applies, the other finds nothing to do", async () => {
  const url = await emptyDatabase("twice");
  const said = await Promise.all([migrateInChild(url), migrateInChild(url)]);
  expect(said.filter((line) => line === "the database is up to date")).toHaveLength(1);
  expect(said.filter((line) => line.startsWith("applied "))).toHaveLength(1);
});

/** Runs statements on a database, past everything of ours. */
async function runPlainly(url: string, statements: string[]) {
  if (provider === "sqlite") {
    const db = new Database(sqliteFile(url));
    db.pragma("foreign_keys = OFF");
    for (const statement of statements) db.exec(statement);
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A row of the table that a later migration makes anew on SQLite, as the first release wrote it. */
const application = `INSERT INTO private_coaching (id, "idempotencyKey", name, email, "currentRole", "primaryGoals",
  "currentChallenges", "commitmentLevel", "investmentReadiness", timeline, "updatedAt")
  VALUES ('kept', 'kept', 'n', 'n@example.org', 'r', 'g', 'c', 'high', 'ready', 'immediately', CURRENT_TIMESTAMP)`;

async function applicationsIn(url: string) {
  const db = openDatabase(url);
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT id FROM private_coaching`;
  await db.$disconnect();
  return rows.map(({ id }) => id);
}

describe("a start", () => {
  test("goes on where an engine that was killed between two statements left off", async () => {
    const wanted = await shapeOf(env.DATABASE_URL);
    const list = migrationsOf(provider);
    let cases = 0;
    for (const [at, migration] of list.entries()) {
      const statements = statementsOf(migration);
      for (let count = 0; count <= statements.length; count += 1) {
        const isRisky = statements
          .slice(Math.max(0, count - 1), count + 1)
          .join()
          .includes("new_");
        if (!isFull && !isRisky && count % 9 !== 0) continue;
        const url = await emptyDatabase(`half-${at}-${count}`);
        await applyMigrations(url, list[at - 1]?.name ?? "");
        await runPlainly(url, [
          notesTable[provider],
          ...(at > 0 ? [application] : []),
          ...statements.slice(0, count),
          `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '${migration.name}')`,
        ]);
        await applyMigrations(url);
        expect(await shapeOf(url), `${migration.name}, ${count} statements`).toEqual(wanted);
        expect(await applyMigrations(url)).toEqual([]);
        if (at > 0) expect(await applicationsIn(url)).toEqual(["kept"]);
        cases += 1;
      }
    }
    figure("half-done-migrations-resumed", cases, "of all tried");
  }, 300_000);

  test("killed at any moment, is followed by one that comes up", async () => {
    const wanted = await shapeOf(env.DATABASE_URL);
    const kills = isFull ? 20 : 3;
    for (let kill = 0; kill < kills; kill += 1) {
      const url = await emptyDatabase(`killed-${kill}`);
      const args = ["--conditions=react-server", "--import", "tsx", "scripts/migrate.ts"];
      const child = spawn(process.execPath, args, {
        env: { ...process.env, DATABASE_URL: url },
        stdio: "ignore",
      });
      // It begins its work after a third of a second, and is through with it soon.
      setTimeout(() => child.kill("SIGKILL"), 250 + Math.random() * 250);
      await once(child, "exit");
      await migrateInChild(url);
      expect(await shapeOf(url)).toEqual(wanted);
    }
    figure("starts-after-kill-while-migrating", kills, "of as many");
  }, 300_000);
});

type Column = { name: string; type: string };

/** The tables of a database with their columns. */
async function tablesOf(url: string) {
  const db = openDatabase(url);
  const found = await db.$queryRawUnsafe<(Column & { table: string })[]>(
    provider === "sqlite"
      ? `SELECT s.name AS "table", c.name, c.type FROM sqlite_schema s JOIN pragma_table_info(s.name) c
         WHERE s.type = 'table' AND s.name NOT LIKE '\\_prisma%' ESCAPE '\\'`
      : `SELECT table_name AS "table", column_name AS name, data_type AS type FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
  );
  await db.$disconnect();
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of found) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

type Tables = Awaited<ReturnType<typeof tablesOf>>;

// Every id is the same text, and with it everything that refers to one.
function valueFor({ type }: Column) {
  if (/json/i.test(type)) return `'{"kept": [1, "two"]}'`;
  if (/date|time/i.test(type)) return `'2026-01-02T03:04:05.678Z'`;
  if (/bool/i.test(type)) return "true";
  return /int/i.test(type) ? "7" : "'kept'";
}

function rowFor([table, columns]: [string, Column[]]) {
  const names = columns.map(({ name }) => `"${name}"`);
  return `INSERT INTO "${table}" (${names}) VALUES (${columns.map(valueFor)})`;
}

/** What each table holds in some of its columns, as text. */
async function rowsIn(url: string, tables: Tables) {
  const db = openDatabase(url);
  const rows: Record<string, unknown[]> = {};
  for (const [table, columns] of tables) {
    const texts = columns.map(({ name }) => `CAST("${name}" AS TEXT) AS "${name}"`);
    rows[table] = await db.$queryRawUnsafe<unknown[]>(`SELECT ${texts} FROM "${table}"`);
  }
  await db.$disconnect();
  return rows;
}

/** Tables whose rows were made from other records, which a migration has dropped. */
const dropped = ["application_terms", "entry_terms", "user_terms"];

test("a row of each table that was there before the last two migrations is there after them, as it was", async () => {
  const list = migrationsOf(provider);
  const first = isFull ? 1 : list.length - 2;
  for (let at = first; at < list.length; at += 1) {
    const url = await emptyDatabase(`rows-${at}`);
    await applyMigrations(url, list[at - 1]?.name ?? "");
    const tables = await tablesOf(url);
    expect(tables.size).toBeGreaterThan(9);
    const anyOrder = provider === "sqlite" ? [] : ["SET session_replication_role = replica"];
    await runPlainly(url, [...anyOrder, ...[...tables].map(rowFor)]);
    const before = await rowsIn(url, tables);
    expect(Object.values(before).map((rows) => rows.length)).toEqual([...tables].map(() => 1));
    expect(await applyMigrations(url)).toHaveLength(list.length - at);
    for (const table of dropped) tables.delete(table);
    const kept = Object.fromEntries(Object.entries(before).filter(([table]) => tables.has(table)));
    expect(await rowsIn(url, tables), `from ${list[at - 1]?.name}`).toEqual(kept);
  }
});

test.runIf(provider === "sqlite")("SQLite runs in WAL with full sync and foreign keys", async () => {
  await expect(checkSqlite(database())).resolves.toBeUndefined();
});
