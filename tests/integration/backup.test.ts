import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { startChild } from "@tests/support/child";
import { figure, isFull } from "@tests/support/figure";
import { freshDatabase, schemasWithTables } from "@tests/support/fresh-database";
import { storeManyRows } from "@tests/support/many-rows";
import { allRows, runUntil } from "@tests/support/operator";
import { create, Header } from "tar";
import { beforeAll, expect, inject, test, vi } from "vitest";
import { env } from "@/env.mjs";
import { castVote } from "@/features/future-apps/service";
import { type Database, database, openDatabase } from "@/server/db/client";
import { fillDemo } from "../../prisma/demo/fill";
import { createBackup } from "../../scripts/support/backup";
import { withDatabase } from "../../scripts/support/database-state";
import { applyMigrations, readMigrations } from "../../scripts/support/migrations";
import { restore } from "../../scripts/support/restore";
import { getProvider, getSqliteFile } from "../../scripts/support/schema-source";

const db = database();
const provider = getProvider(env.DATABASE_URL);
const scratch = join(inject("scratch"), `backup-${provider}`);
const file = join(scratch, "first.tar");
const site = { databaseUrl: env.DATABASE_URL, uploadsDir: env.UPLOADS_DIR };
const picture = "profile_pictures/crowd-1/profile_1.webp";
const members = isFull ? 2_000 : 200;
let restored = "";

function siteAt(databaseUrl: string, name: string) {
  return { databaseUrl, uploadsDir: join(scratch, name) };
}

beforeAll(async () => {
  mkdirSync(dirname(join(env.UPLOADS_DIR, picture)), { recursive: true });
  mkdirSync(scratch, { recursive: true });
  writeFileSync(join(env.UPLOADS_DIR, picture), "a picture");
  await fillDemo(db);
  await storeManyRows(db, members, 9 * members);
  await createBackup(site, file);
  restored = await freshDatabase(`restored_${Date.now()}`);
  await restore(file, siteAt(restored, "first"), false);
});

test("a backup made during voting keeps every vote cast before its start and all tables that votes do not change", async () => {
  const others = startChild("vote-worker.ts", ["vote", "0", "50"]);
  const acknowledged: string[] = [];
  let isOver = false;
  const own = (async () => {
    for (let index = 0; !isOver; index += 1) {
      await castVote(db, { userId: null, visitorId: `own-${index}` }, { slug: "sleep-stories" });
      acknowledged.push(`visitor:own-${index}`);
      await setImmediate();
    }
  })();
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const before = [...acknowledged];
  const started = performance.now();
  const during = join(scratch, "during.tar");
  expect(await createBackup(site, during)).toBe(1);
  const backupTook = performance.now() - started;
  isOver = true;
  await own;
  expect((await others).output).toBe("errors 0\n");
  expect(statSync(during).mode & 0o777).toBe(0o600);

  const target = await freshDatabase(`during_${Date.now()}`);
  const again = performance.now();
  const result = await restore(during, siteAt(target, "restored"), false);
  const restoreTook = performance.now() - again;
  expect(result).toMatchObject({ pictures: 1, keptAs: [] });
  expect(result.queued).toBe(await db.outboxMail.count({ where: { state: "queued" } }));
  expect(readFileSync(join(scratch, "restored", picture), "utf8")).toBe("a picture");
  await withDatabase(target, async (other) => {
    const votes = await other.vote.findMany({ select: { voterKey: true, appId: true } });
    const keys = new Set(votes.map(({ voterKey }) => voterKey));
    const lost = before.filter((key) => !keys.has(key));
    figure("backup-votes-lost", lost.length, `of ${before.length}`);
    expect(lost).toEqual([]);
    const app = await other.futureApp.findUniqueOrThrow({ where: { id: "sleep-stories" } });
    expect(app.voteCount).toBe(votes.filter(({ appId }) => appId === app.id).length);
    const [there, here] = [await allRows(other), await allRows(db)];
    const changing = ["Vote", "FutureApp", "RateLimit"];
    for (const [name, rows] of here)
      if (!changing.includes(name)) expect(there.get(name), name).toEqual(rows);
  });
  figure("backup-and-restore", backupTook + restoreTook, "ms");
  expect(backupTook + restoreTook).toBeLessThan(60_000);
});

test("a truncated or altered backup is refused before anything changes", async () => {
  const whole = readFileSync(file);
  const turned = (member: string, offset: number) => {
    const copy = Buffer.from(whole);
    const at = whole.indexOf(`${member}\0`) + offset;
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const bad: [string, Buffer][] = [
    ["cut", whole.subarray(0, whole.length / 2)],
    ["database", turned("database", 512 + 20_000)],
    ["header", turned("database", 2)],
    ["checksums", turned("SHA256SUMS", 512 + 3)],
    ["picture", turned(`uploads/${picture}`, 512 + 3)],
    ["no-tar", Buffer.from("not an archive")],
    ["empty", Buffer.alloc(0)],
  ];
  const target = await freshDatabase(`untouched_${Date.now()}`);
  for (const [name, content] of bad) {
    const path = join(scratch, `${name}.tar`);
    writeFileSync(path, content);
    const refused = restore(path, siteAt(target, "untouched"), true);
    await expect(refused, name).rejects.toThrow(/not a complete backup .*nothing was changed/);
  }
  expect(readdirSync(scratch).filter((name) => name.startsWith("untouched"))).toEqual([]);
  if (provider === "sqlite") expect(existsSync(getSqliteFile(target))).toBe(false);
  else expect(await schemasWithTables(target)).toEqual([]);
});

test("a restore refuses symbolic links and paths outside of the archive, and a backup refuses symbolic links", async () => {
  const folder = join(scratch, "hostile");
  mkdirSync(folder);
  symlinkSync(scratch, join(folder, "uploads"));
  const linked = join(scratch, "linked.tar");
  await create({ cwd: folder, file: linked }, ["uploads"]);
  const climbing = join(scratch, "climbing.tar");
  const header = Buffer.alloc(512);
  new Header({ path: "../climbed", size: 4, type: "File", mode: 0o644 }).encode(header);
  const content = Buffer.from("evil".padEnd(512, "\0"));
  writeFileSync(climbing, Buffer.concat([header, content, Buffer.alloc(1_024)]));
  const target = siteAt(await freshDatabase(`hostile_${Date.now()}`), "hostile-target");
  for (const path of [linked, climbing])
    await expect(restore(path, target, true)).rejects.toThrow(/not a complete backup/);
  expect(existsSync(join(scratch, "climbed"))).toBe(false);
  await expect(createBackup({ ...site, uploadsDir: folder }, join(scratch, "with-link.tar"))).rejects.toThrow(
    /neither a file nor a folder/,
  );
});

test("a restore refuses a database in use and, without --replace, a database that is not empty", async () => {
  await expect(restore(file, siteAt(restored, "empty"), false)).rejects.toThrow(/is not empty/);
  const site = openDatabase(restored);
  await site.user.deleteMany({ where: { id: { in: ["crowd-1", "crowd-2"] } } });
  await expect(restore(file, siteAt(restored, "empty"), true)).rejects.toThrow(/in use/);
  await site.$disconnect();
  const { keptAs, rows } = await restore(file, siteAt(restored, "empty"), true);
  expect(keptAs).toHaveLength(provider === "sqlite" ? 1 : 0);
  expect(new Map(rows).get("User")).toBe(await db.user.count());
});

test.runIf(provider === "sqlite")("a restore replaces a damaged database only with --replace", async () => {
  const path = getSqliteFile(restored);
  // SQLite cannot open the log, so it cannot tell whether the database is in use.
  mkdirSync(`${path}-wal`);
  await expect(restore(file, siteAt(restored, "empty"), true)).rejects.toThrow(/in use/);
  rmdirSync(`${path}-wal`);
  const site = openDatabase(restored);
  // Changes only one row: SQLite would read undamaged data from a log that holds the whole database.
  await site.user.update({ where: { id: "crowd-1" }, data: { displayName: "In the log" } });
  const log = readFileSync(`${path}-wal`);
  await site.$disconnect();
  const damages = [(bytes: Buffer) => bytes.fill(7, 0, 100), (bytes: Buffer) => bytes.subarray(0, 5_000)];
  for (const damage of damages) {
    writeFileSync(path, damage(readFileSync(path)));
    writeFileSync(`${path}-wal`, log);
    await expect(restore(file, siteAt(restored, "empty"), false)).rejects.toThrow(/cannot be read/);
    const { rows } = await restore(file, siteAt(restored, "empty"), true);
    expect(new Map(rows).get("User")).toBe(await db.user.count());
    const findLogged = (db: Database) => db.user.count({ where: { displayName: "In the log" } });
    expect(await withDatabase(restored, findLogged)).toBe(0);
  }
});

test("a restore refuses a backup of a newer release and migrates a backup of an older release", async () => {
  const older = await freshDatabase(`older_${Date.now()}`);
  const [first] = readMigrations(provider);
  await applyMigrations(older, first?.name);
  const times = "'2026-03-01T08:00:00.120+00:00', '2026-03-01T08:00:00.120+00:00'";
  await withDatabase(older, (other) =>
    other.$executeRawUnsafe(`INSERT INTO private_coaching ("id", "idempotencyKey", "name", "email", "currentRole",
      "primaryGoals", "currentChallenges", "commitmentLevel", "investmentReadiness", "timeline", "submittedAt", "updatedAt")
      VALUES ('a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', ${times})`),
  );
  const oldFile = join(scratch, "old.tar");
  await createBackup(siteAt(older, "none"), oldFile);
  // The restore must drop this release's tables first, or the migrations that create them again would fail.
  await restore(oldFile, siteAt(restored, "older"), true);
  const [application] = await withDatabase(restored, (other) => other.privateCoachingApplication.findMany());
  expect(application?.submittedAt).toEqual(new Date("2026-03-01T08:00:00.120Z"));
  expect(application?.dueAt).toEqual(new Date("2026-03-10T08:00:00.120Z"));

  const newFile = join(scratch, "new.tar");
  await withDatabase(older, (other) =>
    other.$executeRawUnsafe("UPDATE _prisma_migrations SET migration_name = '29990101000000_later'"),
  );
  await createBackup(siteAt(older, "none"), newFile);
  await expect(restore(newFile, siteAt(restored, "newer"), true)).rejects.toThrow(
    /this release does not know/,
  );
});

test.runIf(isFull)("a killed restore leaves either the old or the new database complete", async () => {
  const old = join(scratch, "before-kills.tar");
  await restore(file, siteAt(restored, "kills"), true);
  const all = await db.user.count();
  await withDatabase(restored, (other) => other.user.deleteMany({ where: { id: { startsWith: "crowd-" } } }));
  await createBackup(siteAt(restored, "kills"), old);
  const settings = { DATABASE_URL: restored, UPLOADS_DIR: join(scratch, "kills") };
  const started = performance.now();
  expect(await runUntil("restore", [old, "--replace"], settings, 60_000)).toBe(0);
  const takes = performance.now() - started;
  const rounds = 20;
  const seen: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await runUntil("restore", [file, "--replace"], settings, takes * (0.4 + (0.6 * round) / rounds));
    await withDatabase(restored, async (other) => {
      seen.push(await other.user.count());
      const apps = await other.futureApp.findMany({ include: { _count: { select: { votes: true } } } });
      for (const { id, voteCount, _count } of apps) expect(voteCount, id).toBe(_count.votes);
    });
    await restore(old, siteAt(restored, "kills"), true);
  }
  console.info(seen.map((count) => (count === all ? "new" : "old")).join(" "));
  expect(seen.every((count) => count === all || count === all - members)).toBe(true);
});

test.runIf(provider === "postgresql")("a missing pg_dump is reported with its package name", async () => {
  vi.stubEnv("PATH", scratch);
  try {
    await expect(createBackup(site, join(scratch, "none.tar"))).rejects.toThrow(
      /^pg_dump is not installed; .*postgresql-client/,
    );
  } finally {
    vi.unstubAllEnvs();
  }
  expect(readdirSync(scratch).filter((name) => name.startsWith("none.tar"))).toEqual([]);
});
