import { join } from "node:path";
import { isFull } from "@tests/support/figure";
import { freshDatabase, schemasWithTables } from "@tests/support/fresh-database";
import { startInstance } from "@tests/support/instances";
import { allRows } from "@tests/support/operator";
import { voteAt } from "@tests/support/site-vote";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { castVote } from "@/features/future-apps/service";
import { isSqlite, openDatabase } from "@/server/db/client";
import { createBackup } from "../../scripts/support/backup";
import { refuseWhileInUse, withDatabase } from "../../scripts/support/database-state";
import { applyMigrations } from "../../scripts/support/migrations";
import { move } from "../../scripts/support/move";
import { restore } from "../../scripts/support/restore";

const withSchema = (url: string, schema: string, more = "") =>
  `${url}?schema=${encodeURIComponent(schema)}&connection_limit=4&pgbouncer=true&connect_timeout=10${more}`;

async function open(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.runIf(!isSqlite)("a PostgreSQL address with ?schema=", () => {
  const unusual = ["o'brien", "select", "схема", "-x, public", "a".repeat(63), "100%25+?&#", "A\\b"];
  const schemas = ["aurea", "a b", "public", ...(isFull ? unusual : [])];

  test.each(schemas)("all tables are created in the schema %s of the database URL", async (schema) => {
    const bare = await freshDatabase(`schema_${Date.now()}`);
    const url = withSchema(bare, schema);
    expect(await applyMigrations(url)).not.toEqual([]);
    expect(await applyMigrations(url)).toEqual([]);
    const db = openDatabase(url);
    onTestFinished(() => db.$disconnect());
    await castVote(db, { userId: null, visitorId: "one" }, { slug: "sleep-stories" });
    expect(await db.vote.count()).toBe(1);
    await expect(refuseWhileInUse(url)).rejects.toThrow("in use");
    expect(await schemasWithTables(bare)).toEqual([schema]);
  });

  test("a command is refused while a site is connected, even if the site's database URL sets an application_name", async () => {
    const bare = await freshDatabase(`named_${Date.now()}`);
    const url = withSchema(bare, "aurea", "&application_name=o'brien");
    await applyMigrations(url);
    await refuseWhileInUse(url);
    const db = openDatabase(url);
    onTestFinished(() => db.$disconnect());
    await db.vote.count();
    await expect(refuseWhileInUse(url)).rejects.toThrow("in use");
  });

  test.each(['a"b', "$user", "pg_mine", "b".repeat(64)])(
    "the invalid schema %s of a database URL is refused with a one-line message",
    async (schema) => {
      const bare = await freshDatabase(`schema_${Date.now()}`);
      const error: Error = await applyMigrations(withSchema(bare, schema)).then(
        () => new Error("nothing was refused"),
        (refused) => refused,
      );
      expect(error.message).toMatch(/^[^\n]*schema[^\n]+$/);
      expect(await schemasWithTables(bare)).toEqual([]);
    },
  );

  test("a backup, a restore and db:move keep the schema, and a restore into another schema is refused", async () => {
    const name = `schema_${Date.now()}`;
    const bare = await freshDatabase(name);
    const url = withSchema(bare, "My-Schema");
    await applyMigrations(url);
    await withDatabase(url, (db) =>
      castVote(db, { userId: null, visitorId: "one" }, { slug: "sleep-stories" }),
    );
    const file = join(inject("scratch"), `${name}.tar`);
    const uploads = (part: string) => join(inject("scratch"), `${name}-${part}`);
    await createBackup({ databaseUrl: url, uploadsDir: uploads("from") }, file);
    const to = withSchema(await freshDatabase(`${name}_to`), "My-Schema");
    await restore(file, { databaseUrl: to, uploadsDir: uploads("to") }, false);
    expect(await withDatabase(to, allRows)).toEqual(await withDatabase(url, allRows));
    await restore(file, { databaseUrl: to, uploadsDir: uploads("to") }, true);
    const other = { databaseUrl: withSchema(bare, "other"), uploadsDir: uploads("other") };
    await expect(restore(file, other, false)).rejects.toThrow(
      /is of the schema My-Schema: add \?schema=My-Schema/,
    );

    const sqlite = `file:${join(inject("scratch"), `${name}.db`)}`;
    await applyMigrations(sqlite);
    const moved = await freshDatabase(`${name}_moved`);
    await move(sqlite, withSchema(moved, "My-Schema"));
    expect(await schemasWithTables(moved)).toEqual(["My-Schema"]);
  });

  test.runIf(isFull)("two sites in different schemas of one database do not affect each other", async () => {
    const bare = await freshDatabase(`shared_${Date.now()}`);
    const [one, other] = [withSchema(bare, "one"), withSchema(bare, "other")];
    for (const url of [one, other]) await applyMigrations(url);
    const notifications: string[] = [];
    const client = await open(bare);
    client.on("notification", ({ payload = "" }) => notifications.push(payload));
    await client.query("LISTEN aurea_votes");
    const instance = await startInstance({ DATABASE_URL: one });
    onTestFinished(() => instance.stop());
    expect((await voteAt(instance.at, "sleep-stories")).status).toBe(200);
    await expect.poll(() => notifications.length).toBe(1);
    expect(JSON.parse(notifications[0] ?? "")).toMatchObject({ schema: "one" });
    await refuseWhileInUse(other);
    expect(await withDatabase(one, (db) => db.vote.count())).toBe(1);
    expect(await withDatabase(other, (db) => db.vote.count())).toBe(0);
  });

  test("migrating refuses a database URL with ?schema= while the tables are in the schema public", async () => {
    const bare = await freshDatabase(`public_${Date.now()}`);
    await applyMigrations(bare);
    await expect(applyMigrations(withSchema(bare, "aurea"))).rejects.toThrow(
      "the tables are in the schema public: remove ?schema=aurea from the address",
    );
    expect(await schemasWithTables(bare)).toEqual(["public"]);
  });

  test.runIf(isFull)("a database's own search path does not override ?schema= in its URL", async () => {
    const bare = await freshDatabase(`path_${Date.now()}`);
    const client = await open(bare);
    const database = new URL(bare).pathname.slice(1);
    await client.query(`CREATE SCHEMA elsewhere; ALTER DATABASE "${database}" SET search_path = elsewhere`);
    await applyMigrations(withSchema(bare, "aurea"));
    expect(await schemasWithTables(bare)).toEqual(["aurea"]);
  });

  test("a database URL without ?schema= is refused, with advice, if the search path does not start with public", async () => {
    const bare = await freshDatabase(`opened_${Date.now()}`);
    const client = await open(bare);
    const database = new URL(bare).pathname.slice(1);
    await client.query(
      `CREATE SCHEMA elsewhere; ALTER DATABASE "${database}" SET search_path = elsewhere, public`,
    );
    await expect(applyMigrations(bare)).rejects.toThrow(
      /^.* elsewhere .*: add \?schema=elsewhere to the address$/,
    );
    expect(await schemasWithTables(bare)).toEqual([]);
  });

  test("a role that may only use its own schema can create, back up and restore the tables", async () => {
    const name = `narrow_${Date.now()}`;
    const bare = await freshDatabase(name);
    const client = await open(bare);
    await client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'own'; CREATE SCHEMA "own" AUTHORIZATION ${name}`);
    const narrow = new URL(withSchema(bare, "own"));
    narrow.username = name;
    narrow.password = "own";
    await applyMigrations(narrow.href);
    const file = join(inject("scratch"), `${name}.tar`);
    const site = { databaseUrl: narrow.href, uploadsDir: join(inject("scratch"), name) };
    await createBackup(site, file);
    await restore(file, site, true);
    expect(await schemasWithTables(bare)).toEqual(["own"]);
  });
});

describe.runIf(!isSqlite)("a PostgreSQL database with other settings", () => {
  const inFull = [
    ["datestyle", "'SQL, DMY'"],
    ["timezone", "'America/New_York'"],
    ["bytea_output", "'escape'"],
    ["standard_conforming_strings", "off"],
    ["extra_float_digits", "-15"],
    ["client_encoding", "'SQL_ASCII'"],
    ["quote_all_identifiers", "on"],
    ["statement_timeout", "'10s'"],
    ["idle_session_timeout", "'10s'"],
  ];
  const settings = [
    ["datestyle", "'German'"],
    ["default_transaction_isolation", "'serializable'"],
    ...(isFull ? inFull : []),
  ];

  test.each(settings)(
    "with the PostgreSQL setting %s = %s, dates are read as stored, and concurrent votes are counted",
    async (name, value) => {
      const database = `settings_${Date.now()}`;
      const url = await freshDatabase(database);
      await (await open(url)).query(`ALTER DATABASE "${database}" SET ${name} = ${value}`);
      await applyMigrations(url);
      const instances = [openDatabase(url), openDatabase(url), openDatabase(url)] as const;
      onTestFinished(() => Promise.all(instances.map((db) => db.$disconnect())).then(() => {}));
      const [db] = instances;
      const expire = new Date("2026-11-12T10:11:12.345Z");
      await db.rateLimit.create({ data: { key: "né\\", points: 1, expire } });
      const row = { key: "né\\", expire };
      expect(await db.rateLimit.findMany({ where: row, select: { key: true, expire: true } })).toEqual([row]);
      expect(await db.$queryRaw`SELECT key, expire FROM rate_limits WHERE expire = ${expire}`).toEqual([row]);
      const votes = Array.from({ length: 30 }, (_, index) =>
        castVote(
          instances[index % 3] ?? db,
          { userId: null, visitorId: `${index}` },
          { slug: "sleep-stories" },
        ),
      );
      await Promise.all(votes);
      expect(await db.futureApp.findMany({ select: { voteCount: true } })).toEqual([{ voteCount: 30 }]);
    },
  );
});
