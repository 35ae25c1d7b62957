import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { startChild } from "@tests/support/child";
import { makeCrowd } from "@tests/support/crowd";
import { figure, isFull } from "@tests/support/figure";
import { freshDatabase } from "@tests/support/fresh-database";
import { beforeAll, expect, inject, test } from "vitest";
import { env } from "@/env.mjs";
import { castVote } from "@/features/future-apps/cast-service";
import { type Database, database, openDatabase } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/sqlite/client";
import { openArchive } from "../../scripts/support/archive";
import { backUp, restore, withSnapshot } from "../../scripts/support/backup";
import { importRows } from "../../scripts/support/import-rows";
import { applyMigrations, migrationsOf } from "../../scripts/support/migrations";
import { move } from "../../scripts/support/move";
import { startPostgres } from "../../scripts/support/postgres";
import { providerOf } from "../../scripts/support/schema-source";

const db = database();
const provider = providerOf(env.DATABASE_URL);
const scratch = join(inject("scratch"), `backup-${provider}`);
const file = join(scratch, "first.tar");
const secret = "a-secret-for-tests-only-0123456789abcdef";
const site = { databaseUrl: env.DATABASE_URL, uploadsDir: env.UPLOADS_DIR, secret };
const picture = "profile_pictures/crowd-1/profile_1.webp";
let restored = "";
const members = isFull ? 2_000 : 400;

function siteAt(databaseUrl: string, name: string) {
  return { databaseUrl, uploadsDir: join(scratch, name), secret };
}

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>) {
  const other = openDatabase(url);
  try {
    return await work(other);
  } finally {
    await other.$disconnect();
  }
}

beforeAll(async () => {
  mkdirSync(dirname(join(env.UPLOADS_DIR, picture)), { recursive: true });
  mkdirSync(scratch, { recursive: true });
  writeFileSync(join(env.UPLOADS_DIR, picture), "a picture");
  for (const id of ["sleep-stories", "breath"]) {
    await db.futureApp.upsert({ where: { id }, create: { id, name: id }, update: {} });
  }
  await makeCrowd(members, 9 * members);
}, 120_000);

test("a backup made while votes are cast holds all that came before it, and comes back whole", async () => {
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
  const { manifest } = await backUp(site, file);
  const backupTook = performance.now() - started;
  const duringBackup = acknowledged.length - before.length;
  isOver = true;
  await own;
  expect((await others).output).toBe("errors 0\n");

  restored = await freshDatabase(`restored_${Date.now()}`);
  const again = performance.now();
  const result = await restore(file, siteAt(restored, "restored"), false);
  const restoreTook = performance.now() - again;
  expect(result).toMatchObject({ queued: 1, hasOtherSecret: false, keptAs: [] });
  expect(readFileSync(join(scratch, "restored", picture), "utf8")).toBe("a picture");
  await withDatabase(restored, async (other) => {
    const votes = await other.vote.findMany({ select: { voterKey: true, appId: true } });
    const keys = new Set(votes.map(({ voterKey }) => voterKey));
    const lost = before.filter((key) => !keys.has(key));
    figure("backup-votes-lost", lost.length, `of ${before.length}`);
    expect(lost).toEqual([]);
    const app = await other.futureApp.findUniqueOrThrow({ where: { id: "sleep-stories" } });
    expect(app.voteCount).toBe(votes.filter(({ appId }) => appId === app.id).length);
    const byId = { orderBy: { id: "asc" } } as const;
    expect(await other.user.findMany(byId)).toEqual(await db.user.findMany(byId));
    expect(await other.auditEntry.findMany(byId)).toEqual(await db.auditEntry.findMany(byId));
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  figure("backup-rows", rows, "rows");
  figure("backup-and-restore", backupTook + restoreTook, "ms");
  figure("votes-during-backup", duringBackup, "votes");
  expect(backupTook + restoreTook).toBeLessThan(60_000);
}, 120_000);

test("no model and no column of the schema is left out", async () => {
  const archive = await openArchive(file, join(scratch, "looked-at"));
  const found = archive.tables.map(({ columns }) => columns.map(({ name }) => name).join()).sort();
  const enums = Prisma as unknown as Record<string, Record<string, string>>;
  const wanted = Object.keys(Prisma.ModelName).map((model) =>
    Object.keys(enums[`${model}ScalarFieldEnum`] ?? {})
      .sort()
      .join(),
  );
  expect(found).toEqual(wanted.sort());
});

test("one that is cut, or has one bit turned, is refused before anything is touched", async () => {
  const whole = readFileSync(file);
  const startOf = (member: string) => whole.indexOf(member) + 512;
  const turned = (at: number) => {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const bad: [string, Buffer][] = [
    ["cut", whole.subarray(0, whole.length / 2)],
    ["votes", turned(startOf("tables/votes.ndjson.gz") + 2_000)],
    ["manifest", turned(startOf("manifest.json") + 60)],
    ["picture", turned(startOf(`uploads/${picture}`) + 3)],
    ["no-tar", Buffer.from("not an archive")],
  ];
  const target = await freshDatabase(`untouched_${Date.now()}`);
  for (const [name, content] of bad) {
    const path = join(scratch, `${name}.tar`);
    writeFileSync(path, content);
    await expect(restore(path, siteAt(target, "untouched"), true), name).rejects.toThrow(
      /not a whole backup/,
    );
  }
  expect(existsSync(join(scratch, "untouched"))).toBe(false);
  truncateSync(join(scratch, "cut.tar"), 0);
});

test("it goes only into an empty database that nobody uses, or in place of one when told so", async () => {
  await expect(restore(file, siteAt(restored, "empty"), false)).rejects.toThrow(/is not empty/);
  await withDatabase(restored, async (other) => {
    await other.user.deleteMany({ where: { id: { in: ["crowd-1", "crowd-2"] } } });
    await expect(restore(file, siteAt(restored, "empty"), true)).rejects.toThrow(/in use/);
  });
  const { keptAs } = await restore(file, { ...siteAt(restored, "empty"), secret: `another-${secret}` }, true);
  expect(keptAs).toHaveLength(provider === "sqlite" ? 1 : 0);
  expect(await withDatabase(restored, (other) => other.user.count())).toBe(members);
});

test("a backup of a newer release is refused, and one of an older release is brought up to date", async () => {
  const target = await freshDatabase(`newer_${Date.now()}`);
  await withSnapshot(restored, scratch, async (source) => {
    await expect(importRows({ ...source, migration: "29990101000000_later" }, target)).rejects.toThrow(
      /this release does not know/,
    );
  });
  const old = await freshDatabase(`old_${Date.now()}`);
  const [first] = migrationsOf(provider);
  await applyMigrations(old, first?.name);
  await withDatabase(old, (other) =>
    other.$executeRawUnsafe(`INSERT INTO private_coaching ("id", "idempotencyKey", "name", "email", "currentRole",
      "primaryGoals", "currentChallenges", "commitmentLevel", "investmentReadiness", "timeline", "submittedAt", "updatedAt")
      VALUES ('a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', '2026-03-01T08:00:00.120+00:00', '2026-03-01T08:00:00.120+00:00')`),
  );
  const oldFile = join(scratch, "old.tar");
  await backUp(siteAt(old, "none"), oldFile);
  await restore(oldFile, siteAt(target, "old"), false);
  const [application] = await withDatabase(target, (other) => other.privateCoachingApplication.findMany());
  expect(application?.submittedAt).toEqual(new Date("2026-03-01T08:00:00.120Z"));
  expect(application?.dueAt).toEqual(new Date("2026-03-10T08:00:00.120Z"));
});

test("everything moves to the other database, with the same hashes and the same rows", async () => {
  const postgres = provider === "sqlite" ? await startPostgres(process.env.TEST_POSTGRES_URL) : null;
  try {
    const to = postgres ? await postgres.createDatabase("moved_to") : `file:${join(scratch, "moved.db")}`;
    const started = performance.now();
    const { compared } = await move(restored, to);
    figure("move-takes", performance.now() - started, "ms");
    const differing = compared.filter(({ from, to }) => !isDeepStrictEqual(from, to));
    figure("move-tables-that-differ", differing.length, `of ${compared.length}`);
    expect(compared.map(({ to }) => to)).toEqual(compared.map(({ from }) => from));
    expect(compared.find(({ table }) => table === "users")?.to.rows).toBe(members);
    const rowsOf = async (other: Database) => ({
      users: await other.user.findMany({ orderBy: { id: "asc" } }),
      audit: await other.auditEntry.findMany({ orderBy: { id: "asc" } }),
      votes: await other.vote.findMany({ orderBy: { id: "asc" } }),
    });
    expect(await withDatabase(to, rowsOf)).toEqual(await withDatabase(restored, rowsOf));
    await expect(move(restored, to)).rejects.toThrow(/is not empty/);
  } finally {
    await postgres?.stop();
  }
}, 120_000);
