import { readFileSync } from "node:fs";
import { startChild } from "@tests/support/child";
import { figure, isFull } from "@tests/support/figure";
import { freshDatabase } from "@tests/support/fresh-database";
import { runSql } from "@tests/support/without-tables";
import { expect, test } from "vitest";
import { env } from "@/env.mjs";
import { canonicalEmail } from "@/lib/email-address";
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

// Early releases ran Prisma's engine, which records a migration before running it; on PostgreSQL each migration is a
// transaction.
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

test.runIf(provider === "sqlite")("a migration that fails leaves the database as it was", async () => {
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

test("a row of each table that still exists is unchanged by later migrations, except derived and unread columns", async () => {
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

test("migrations delete the quarantined waiting list forms of people who have left the list since", async () => {
  const url = await freshDatabase("forms-of-left");
  await applyMigrations(url, "20261129111700_search-radicals-and-cyrillic");
  const [before, left, after] = ["2026-01-01", "2026-01-02", "2026-01-03"].map(
    (day) => `'${day}T08:00:00.000Z'`,
  );
  const entries = ["left", "waiting"].map(
    (status) => `INSERT INTO group_coaching (id, name, email, "emailCanonical", status, "leftAt", "updatedAt")
      VALUES ('${status}', 'n', '${status}@example.org', '${status}@example.org', '${status}', ${left}, ${left})`,
  );
  const forms = [
    ["gone", "waitlist", "left", before, "NULL"],
    ["released", "waitlist", "left", before, before],
    ["released, and the entry has been purged", "waitlist", "purged", before, before],
    ["sent again", "waitlist", "left", after, "NULL"],
    ["on the list", "waitlist", "waiting", before, "NULL"],
    ["on the list, released", "waitlist", "waiting", before, before],
    ["application", "application", "left", before, "NULL"],
    ["application, released", "application", "left", before, before],
  ].map(
    ([
      id,
      form,
      who,
      at,
      released,
    ]) => `INSERT INTO caught_submissions (id, form, reason, "emailCanonical", payload, "updatedAt", "releasedAt")
      VALUES ('${id}', '${form}', 'too-fast', '${who}@example.org', '{}', ${at}, ${released})`,
  );
  await execute(url, [...entries, ...forms]);
  await applyMigrations(url);
  const [kept = []] = await query<{ id: string }>(url, "SELECT id FROM caught_submissions ORDER BY id");
  expect(kept.map(({ id }) => id).sort()).toEqual([
    "application",
    "application, released",
    "on the list",
    "on the list, released",
    "sent again",
  ]);
});

test("a migration dates the words of a waiting list entry by the last form that changed them", async () => {
  const url = await freshDatabase("words-of-entries");
  await applyMigrations(url, "20261130080000_quarantined-forms-of-left");
  const [joined, changed, last] = ["2026-01-01", "2026-01-02", "2026-01-03"].map(
    (day) => `${day}T08:00:00.000Z`,
  );
  const entries = [
    ["unchanged", joined],
    ["changed", joined],
    ["joined-again", last],
  ].map(
    ([
      id,
      submitted,
    ]) => `INSERT INTO group_coaching (id, name, email, "emailCanonical", "submittedAt", "updatedAt")
      VALUES ('${id}', 'n', '${id}@example.org', '${id}@example.org', '${submitted}', '${last}')`,
  );
  const changes = [
    ["changed", changed],
    ["changed", last],
    ["joined-again", changed],
  ].map(
    ([id, at]) => `INSERT INTO audit (id, action, subject, "createdAt", "updatedAt")
      VALUES ('${id} ${at}', 'waitlist.updated', 'entry:${id}', '${at}', '${at}')`,
  );
  await execute(url, [...entries, ...changes]);
  await applyMigrations(url);
  const db = openDatabase(url);
  const found = await db.groupCoachingEntry.findMany({
    orderBy: { id: "asc" },
    select: { id: true, wordsAt: true },
  });
  await db.$disconnect();
  expect(found).toEqual([
    { id: "changed", wordsAt: new Date(`${last}`) },
    { id: "joined-again", wordsAt: new Date(`${last}`) },
    { id: "unchanged", wordsAt: new Date(`${joined}`) },
  ]);
});

test("a migration takes the former addresses of users from the emails about their changes", async () => {
  const url = await freshDatabase("former-addresses");
  await applyMigrations(url, "20261130141000_released-forms-of-left");
  const at = (day: number) => `'2026-01-${day}T08:00:00.000Z'`;
  const users = [
    ["moved", "c@example.org", 11],
    ["unconfirmed", "e@example.org", 11],
    ["earlier", "g@example.org", 10],
    ["unchanged", "i@example.org", 25],
  ].map(
    ([
      id,
      email,
      day,
    ]) => `INSERT INTO users (id, email, "emailCanonical", "purchasedProducts", "createdAt", "updatedAt")
      VALUES ('${id}', '${email}', '${email}', '[]', ${at(Number(day))}, ${at(Number(day))})`,
  );
  const mails = [
    ["A@example.org", "B@example.org", 13],
    ["b@example.org", "C@example.org", 15],
    ["d@example.org", "e@example.org", 16],
    // Another user had the address b@example.org before, and one had i@example.org.
    ["g@example.org", "b@example.org", 11],
    ["b@example.org", "g@example.org", 12],
    ["h@example.org", "i@example.org", 20],
  ].map(
    ([from, to, day]) => `INSERT INTO outbox
      (id, kind, recipient, subject, payload, "messageId", state, "createdAt", "updatedAt")
      VALUES ('${from} ${to}', 'emailChanged', '${from}', '', '{"name": "c@example.org", "newEmail": "${to}"}',
        '${from} ${to}', 'sent', ${at(Number(day))}, ${at(Number(day))})`,
  );
  const confirmed = `INSERT INTO audit (id, action, subject, "createdAt", "updatedAt")
    VALUES ('confirmed', 'account.email-verified', 'user:moved', ${at(12)}, ${at(12)})`;
  await execute(url, [...users, ...mails, confirmed]);
  await applyMigrations(url);
  const db = openDatabase(url);
  const found = await db.formerAddress.findMany({
    orderBy: [{ userId: "asc" }, { leftAt: "asc" }],
    select: { userId: true, email: true, emailCanonical: true, isConfirmed: true, leftAt: true },
  });
  await db.$disconnect();
  const row = (userId: string, email: string, isConfirmed: boolean, day: number) => ({
    ...{ userId, email, emailCanonical: email.toLowerCase(), isConfirmed },
    leftAt: new Date(`2026-01-${day}T08:00:00.000Z`),
  });
  expect(found).toEqual([
    row("earlier", "g@example.org", false, 11),
    row("earlier", "b@example.org", true, 12),
    row("moved", "A@example.org", true, 13),
    row("moved", "b@example.org", true, 15),
    row("unconfirmed", "d@example.org", false, 16),
  ]);
});

test.runIf(provider === "sqlite")("SQLite runs in WAL mode with full sync and foreign keys", async () => {
  const settings = { journal_mode: "wal", synchronous: 2n, foreign_keys: 1n, secure_delete: 1n };
  for (const [name, value] of Object.entries(settings))
    expect(await database().$queryRawUnsafe(`PRAGMA ${name}`)).toEqual([{ [name]: value }]);
});

test("a migration joins the Thai and Lao letters that addresses were stored with in two parts", async () => {
  const url = await freshDatabase("undivided-letters");
  await applyMigrations(url, "20261130142000_former-addresses");
  // Two accounts have the same address in both spellings.
  const two = ["\u0e01\u0e33@example.org", "\u0e01\u0e4d\u0e32@example.org", "x@example.org"];
  const stored = [...two, "\u0e04\u0e4d\u0e32@example.org", "\u0e84\u0ecd\u0eb2@example.org"];
  const users = stored.map(
    (email) => `INSERT INTO users (id, email, "emailCanonical", "purchasedProducts", "updatedAt")
      VALUES ('${email}', '${email}', '${email}', '[]', '2026-01-01T08:00:00.000Z')`,
  );
  await execute(url, users);
  await applyMigrations(url);
  const [found = []] = await query<{ emailCanonical: string }>(url, 'SELECT "emailCanonical" FROM users');
  const typed = [...two, "\u0e04\u0e33@example.org", "\u0e84\u0eb3@example.org"];
  expect(found.map((user) => user.emailCanonical).sort()).toEqual(typed.map(canonicalEmail).sort());
});
