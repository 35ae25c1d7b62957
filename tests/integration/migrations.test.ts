import { readFileSync } from "node:fs";
import { startChild } from "@tests/support/child";
import { figure, isFull } from "@tests/support/figure";
import { freshDatabase } from "@tests/support/fresh-database";
import { runSql } from "@tests/support/without-tables";
import { expect, test } from "vitest";
import { env } from "@/env.mjs";
import { database, openDatabase } from "@/server/db/client";
import { applyMigrations, readMigrations, splitStatements } from "../../scripts/support/migrations";
import { root } from "../../scripts/support/root.mjs";
import { diffSchemas } from "../../scripts/support/schema-diff";
import { getProvider, readSchema } from "../../scripts/support/schema-source";

const provider = getProvider(env.DATABASE_URL);
const migrations = readMigrations(provider);
const first = migrations[0]?.name ?? "";

test("the newest migration was made from the current schema", async () => {
  const snapshot = readFileSync(`${root}prisma/migrations/schema.prisma`, "utf8");
  expect(await diffSchemas(env.DATABASE_URL, readSchema(provider, snapshot), readSchema(provider))).toBe("");
});

type Column = { table: string; name: string; type: string; rest: string };

const columns = {
  sqlite: `SELECT s.name AS "table", c.name, c.type, c."notnull" || ' ' || coalesce(c.dflt_value, '') || ' ' || c.pk AS rest
    FROM sqlite_schema s JOIN pragma_table_info(s.name) c
    WHERE s.type = 'table' AND s.name <> '_prisma_migrations'`,
  postgresql: `SELECT table_name AS "table", column_name AS name, data_type AS type,
    is_nullable || ' ' || coalesce(column_default, '') AS rest
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
};
const indexesAndReferences = {
  sqlite: `SELECT tbl_name, name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL
    UNION ALL SELECT s.name, f."from" || ' ' || f."table", f."to" || ' ' || f.on_delete
    FROM sqlite_schema s JOIN pragma_foreign_key_list(s.name) f WHERE s.type = 'table'`,
  postgresql: `SELECT tablename, indexname, indexdef FROM pg_indexes
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
    UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype = 'f'`,
};

async function query<Row extends object>(url: string, ...statements: string[]) {
  const db = openDatabase(url);
  const results: Row[][] = [];
  for (const statement of statements) results.push(await db.$queryRawUnsafe<Row[]>(statement));
  await db.$disconnect();
  return results;
}

async function shapeOf(url: string) {
  const rows = (await query(url, columns[provider], indexesAndReferences[provider])).flat();
  return rows.map((row) => Object.values(row).join(" ")).sort();
}

/** Runs SQL statements without the migration runner and the Prisma client. */
const execute = (url: string, statements: string[]) =>
  runSql(url, provider === "sqlite" ? ["PRAGMA foreign_keys = OFF", ...statements] : statements);

test("the migrations create exactly the tables of the schema", async () => {
  const url = await freshDatabase("from-schema");
  await execute(url, [await diffSchemas(env.DATABASE_URL, null, readSchema(provider))]);
  const wanted = await shapeOf(url);
  expect(wanted.length).toBeGreaterThan(12);
  expect(await shapeOf(env.DATABASE_URL)).toEqual(wanted);
});

const runMigrations = (url: string, onBegin: (kill: () => void) => void = () => {}) =>
  startChild("migrate-worker.ts", [url], (line, kill) => line === "begins" && onBegin(kill));

test("when two processes migrate concurrently, one applies all migrations and the other none", async () => {
  const url = await freshDatabase("twice");
  const ended = await Promise.all([runMigrations(url), runMigrations(url)]);
  const all = `begins\napplied ${migrations.length}\n`;
  expect(ended.map(({ output }) => output).sort()).toEqual(["begins\napplied 0\n", all]);
});

/** The row has the first release's format, and its table is recreated on SQLite by a later migration. */
const application = `INSERT INTO private_coaching (id, "idempotencyKey", name, email, "currentRole", "primaryGoals",
  "currentChallenges", "commitmentLevel", "investmentReadiness", timeline, "updatedAt")
  VALUES ('kept', 'kept', 'n', 'n@example.org', 'r', 'g', 'c', 'high', 'ready', 'immediately', CURRENT_TIMESTAMP)`;

async function firstRelease(name: string) {
  const url = await freshDatabase(name);
  await applyMigrations(url, first);
  await execute(url, [application]);
  return url;
}

async function expectMigrated(url: string, what: string) {
  expect(await applyMigrations(url), what).toEqual([]);
  expect(await shapeOf(url), what).toEqual(await shapeOf(env.DATABASE_URL));
  expect(await query(url, "SELECT id FROM private_coaching"), what).toEqual([[{ id: "kept" }]]);
}

test.runIf(isFull)(
  "a migration run killed at a random moment applies all migrations or none, and the next run applies the rest",
  async () => {
    let since = 0;
    await runMigrations(await firstRelease("timed"), () => {
      since = performance.now();
    });
    const durationMs = performance.now() - since;

    let killed = 0;
    for (let round = 0; killed < 20; round += 1) {
      const url = await firstRelease(`killed-${round}`);
      const { code } = await runMigrations(url, (kill) => setTimeout(kill, Math.random() * durationMs));
      expect([0, migrations.length - 1]).toContain((await applyMigrations(url)).length);
      await expectMigrated(url, `round ${round}`);
      // A run may end before it is killed.
      if (code === null) killed += 1;
    }
    figure("starts-after-kill-while-migrating", killed, "starts");
  },
  300_000,
);

// Early releases ran Prisma's engine, which records a migration before it runs the SQL; on PostgreSQL each migration is
// a transaction.
test("a half-applied migration of an early release is completed", async () => {
  const desk = migrations.find(({ name }) => name.endsWith("_desk"));
  const statements = desk ? splitStatements(desk) : [];
  const isEach = provider === "sqlite" && isFull;
  const middle = provider === "sqlite" ? [Math.floor(statements.length / 2)] : [];
  const counts = [0, ...(isEach ? [...statements.keys()].slice(1) : middle), statements.length];
  let resumed = 0;
  for (const count of counts) {
    const url = await firstRelease(`half-${count}`);
    await execute(url, [
      ...statements.slice(0, count),
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '${desk?.name}')`,
    ]);
    expect(await applyMigrations(url)).toHaveLength(migrations.length - 1);
    await expectMigrated(url, `${count} statements`);
    resumed += 1;
  }
  figure("half-done-migrations-resumed", resumed, `of ${counts.length}`);
}, 300_000);

test.runIf(provider === "sqlite")("a failed migration leaves the database unchanged", async () => {
  const url = await firstRelease("orphan");
  await execute(url, [
    "INSERT INTO quiz_results VALUES ('x', 'no-such-user', 'x', 'x', '[]', CURRENT_TIMESTAMP, CURRENT_TIMESTAMP)",
  ]);
  const tables = ["private_coaching", "quiz_results", "_prisma_migrations"];
  const stateOf = async () => [
    await shapeOf(url),
    await query(url, ...tables.map((table) => `SELECT * FROM ${table}`)),
  ];
  const before = await stateOf();
  await expect(applyMigrations(url)).rejects.toThrow("broken references between rows: 1");
  expect(await stateOf()).toEqual(before);
});

// All ids are the same text, so that all references between rows are valid.
function valueFor({ type }: Column) {
  if (/json/i.test(type)) return `'{"kept": [1, "two"]}'`;
  if (/date|time/i.test(type)) return `'2026-01-02T03:04:05.678Z'`;
  if (/bool/i.test(type)) return "true";
  return /int/i.test(type) ? "7" : "'kept'";
}

// One migration drops these tables, and another empties `searchText`, which the next start fills again. Nothing is
// lost, because both are derived from other columns. No release has read `triedAt`, which a migration drops.
const dropped = ["application_terms", "entry_terms", "user_terms"];
const notKept = ['"searchText"', '"triedAt"'];

test("later migrations keep all values of the tables that they do not drop, except in derived and unread columns", async () => {
  const releases = migrations.slice(isFull ? 0 : -3, -1);
  for (const { name } of releases) {
    const url = await freshDatabase(`rows-${name}`);
    await applyMigrations(url, name);
    const [found = []] = await query<Column>(url, columns[provider]);
    const inserts: string[] = [];
    const selects: string[] = [];
    for (const table of new Set(found.map((column) => column.table))) {
      const own = found.filter((column) => column.table === table);
      const names = own.map((column) => `"${column.name}"`);
      inserts.push(`INSERT INTO "${table}" (${names}) VALUES (${own.map(valueFor)})`);
      if (dropped.includes(table)) continue;
      const kept = names.filter((column) => !notKept.includes(column));
      selects.push(`SELECT ${kept.map((column) => `CAST(${column} AS TEXT) AS ${column}`)} FROM "${table}"`);
    }
    const anyOrder = provider === "sqlite" ? [] : ["SET session_replication_role = replica"];
    await execute(url, [...anyOrder, ...inserts]);
    const before = await query(url, ...selects);
    expect(before.map((rows) => rows.length)).toEqual(selects.map(() => 1));
    expect(selects.length).toBeGreaterThan(9);
    expect(await applyMigrations(url)).not.toEqual([]);
    expect(await query(url, ...selects), `from ${name}`).toEqual(before);
  }
});

test.runIf(provider === "sqlite")("SQLite uses WAL, full sync, foreign keys and secure_delete", async () => {
  const settings = { journal_mode: "wal", synchronous: 2n, foreign_keys: 1n, secure_delete: 1n };
  for (const [name, value] of Object.entries(settings))
    expect(await database().$queryRawUnsafe(`PRAGMA ${name}`)).toEqual([{ [name]: value }]);
});
