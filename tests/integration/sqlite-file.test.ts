import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import { describe, expect, inject, type TestContext, test } from "vitest";
import { isSqlite, openDatabase } from "@/server/db/client";
import { isDatabaseOutage } from "@/server/db/errors";
import { checkDatabase } from "@/server/http/health";
import { describeError } from "@/server/log";
import { applyMigrations } from "../../scripts/support/migrations";

const noticeMs = 150;

/** Creates a migrated database `file` in `folder`, and the empty folder `aside` for other files. */
async function makeSite(name: string) {
  const folder = join(inject("scratch"), `file-${name.replace(/\W+/g, "-")}`);
  const aside = `${folder}-aside`;
  for (const path of [folder, aside]) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
  }
  const file = join(folder, "site.db");
  await applyMigrations(`file:${file}`);
  return { folder, aside, file, url: `file:${file}` };
}

type Site = Awaited<ReturnType<typeof makeSite>>;

const another = async (what: string) => (await makeSite(`another ${what}`)).file;

type Write = (key: string) => Promise<unknown>;

function execute(file: string, sql: string) {
  const db = new Database(file);
  db.exec(sql);
  db.close();
}

const lasting: [what: string, happen: (site: Site, write: Write) => unknown][] = [
  ["deleted", ({ file }) => ["", "-wal", "-shm"].map((end) => rmSync(`${file}${end}`))],
  ["without its write-ahead log", ({ file }) => rmSync(`${file}-wal`)],
  ["replaced by a rename", async ({ file }) => renameSync(await another("renamed"), file)],
  ["overwritten by another site's file", async ({ file }) => copyFileSync(await another("copied"), file)],
  [
    "overwritten by an earlier copy of itself",
    ({ file, aside }) => copyFileSync(join(aside, "copy.db"), file),
  ],
  [
    "overwritten by a copy that differs only in the values of a row",
    async ({ file, aside }, write) => {
      const copy = join(aside, "values.db");
      await write("changed");
      execute(file, "PRAGMA wal_checkpoint(TRUNCATE)");
      copyFileSync(file, copy);
      await write("changed");
      execute(file, "PRAGMA wal_checkpoint(TRUNCATE)");
      await wait(noticeMs);
      await write("changed");
      copyFileSync(copy, file);
    },
  ],
  [
    "overwritten by a copy of itself in which another process has written",
    ({ file, aside }) => {
      const copy = join(aside, "written.db");
      copyFileSync(file, copy);
      execute(copy, "CREATE TABLE added (id); DROP TABLE added");
      copyFileSync(copy, file);
    },
  ],
  [
    "overwritten by a file that is not a database",
    ({ file }) => writeFileSync(file, "no database".repeat(1_000)),
  ],
  ["emptied", ({ file }) => writeFileSync(file, "")],
  ["cut short", ({ file }) => truncateSync(file, 8_192)],
  [
    "without the content of its write-ahead log",
    async ({ file }, write) => {
      await write("lost");
      truncateSync(`${file}-wal`);
    },
  ],
];

describe.runIf(isSqlite)("SQLite's file", () => {
  async function open(what: string, onTestFinished: TestContext["onTestFinished"], link?: string) {
    const site = await makeSite(what);
    copyFileSync(site.file, join(site.aside, "copy.db"));
    if (link) symlinkSync(site.file, join(site.aside, link));
    const db = openDatabase(link ? `file:${join(site.aside, link)}` : site.url);
    onTestFinished(() => db.$disconnect());
    const write: Write = async (key) => {
      const row = { key, points: 0, expire: new Date() };
      return db.rateLimit.upsert({ where: { key }, create: row, update: row });
    };
    // The rows are large enough for the database file to grow, and not only its log.
    const row = (index: number) => ({ key: `${index} ${"x".repeat(200)}`, points: 0, expire: new Date() });
    await db.rateLimit.createMany({ data: Array.from({ length: 100 }, (_, index) => row(index)) });
    await db.$queryRawUnsafe("PRAGMA wal_checkpoint(TRUNCATE)");
    await wait(noticeMs);
    await checkDatabase(db);
    return { site, db, write };
  }

  async function expectRefused({ db, write }: Awaited<ReturnType<typeof open>>) {
    await wait(noticeMs);
    for (const work of [write("refused"), db.$transaction([db.rateLimit.deleteMany()]), db.rateLimit.count()])
      expect(isDatabaseOutage(await Promise.resolve(work).catch((error: unknown) => error))).toBe(true);
    await wait(1_000);
    await expect(checkDatabase(db)).rejects.toThrow();
  }

  test.concurrent.for(lasting)(
    "queries are refused once SQLite's file is %s",
    async ([what, happen], { onTestFinished }) => {
      const opened = await open(what, onTestFinished);
      await happen(opened.site, opened.write);
      await expectRefused(opened);
    },
  );

  test("queries are refused once the symbolic link to SQLite's file leads to another file", async ({
    onTestFinished,
  }) => {
    const opened = await open("linked elsewhere", onTestFinished, "link.db");
    const link = join(opened.site.aside, "link.db");
    rmSync(link);
    symlinkSync(await another("linked"), link);
    await expectRefused(opened);
  });

  test.concurrent.for(["-wal", "-shm"])(
    "queries are refused after SQLite's %s file is deleted, if the database was opened by a symbolic link",
    async (end, { onTestFinished }) => {
      const opened = await open(`linked${end}`, onTestFinished, "link.db");
      rmSync(`${opened.site.file}${end}`);
      await expectRefused(opened);
    },
  );

  test("a full disk counts as a database outage and is named in the log, and writes succeed again once there is room", async ({
    onTestFinished,
  }) => {
    const { db, write } = await open("full", onTestFinished);
    await db.$queryRaw`PRAGMA max_page_count = 1`;
    const error = await write("x".repeat(50_000)).catch((caught: unknown) => caught);
    expect(isDatabaseOutage(error)).toBe(true);
    expect(describeError(error)).toMatchObject({ database: "SQLITE_FULL" });
    await db.$queryRaw`PRAGMA max_page_count = 100000`;
    await write("x".repeat(50_000));
  });

  test("a damaged database counts as an outage and is named in the log", async ({ onTestFinished }) => {
    const { file, url } = await makeSite("damaged");
    writeFileSync(file, readFileSync(file).fill("damaged ", 4_096));
    const db = openDatabase(url);
    onTestFinished(() => db.$disconnect());
    const error = await db.rateLimit.count().catch((caught: unknown) => caught);
    expect(isDatabaseOutage(error)).toBe(true);
    expect(describeError(error)).toMatchObject({ database: "SQLITE_CORRUPT" });
  });

  test("other programs may write to, vacuum, copy and touch SQLite's open file", async ({
    onTestFinished,
  }) => {
    const { site, db, write } = await open("shared", onTestFinished);
    const other = new Database(site.file);
    for (const work of [
      "PRAGMA wal_checkpoint(TRUNCATE)",
      "DELETE FROM rate_limits",
      "VACUUM",
      "PRAGMA wal_checkpoint(TRUNCATE)",
    ]) {
      other.exec(work);
      await wait(noticeMs);
      await write(work);
    }
    other.prepare("VACUUM INTO ?").run(join(site.aside, "backup.db"));
    other.close();
    utimesSync(site.file, new Date(), new Date());
    await wait(noticeMs);
    await write("last");
    await checkDatabase(db);
  });
});
