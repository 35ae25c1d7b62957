import { setTimeout as wait } from "node:timers/promises";
import { createTestCaller } from "@tests/support/caller";
import { startChild } from "@tests/support/child";
import { columnsChanged, dumpDatabase } from "@tests/support/database-dump";
import { makeMember } from "@tests/support/factories";
import { isFull } from "@tests/support/figure";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { checkVotes, listMismatches, repairVotes } from "@/features/future-apps/check-service";
import { castVote } from "@/features/future-apps/service";
import { addDays, getDay, startOfDay } from "@/lib/calendar";
import { database, isSqlite } from "@/server/db/client";

const db = database();
const slug = "eq-vitamins";
// All rows are of one day, even if the test runs at midnight.
const stopAtNoon = () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T11:00:00Z") });
stopAtNoon();
beforeEach(stopAtNoon);
const { caller: coach } = await createTestCaller({ user: await makeMember({ role: "coach" }) });
let voters = 0;

const vote = (app: "eq-vitamins" | "sleep-stories" | "mind-gardener" = slug) => {
  voters += 1;
  return castVote(db, { userId: null, visitorId: `visitor-${voters}` }, { slug: app });
};

async function plant(count: number) {
  await db.futureApp.update({ where: { id: slug }, data: { voteCount: { increment: count } } });
}

/** Returns the stored count of an app, and the number of its votes. */
async function countsOf(id = slug) {
  const { voteCount } = await db.futureApp.findUniqueOrThrow({ where: { id } });
  return [voteCount, await db.vote.count({ where: { appId: id } })];
}

const script = (...flags: string[]) => startChild("../../scripts/check-votes.ts", flags);

beforeAll(async () => {
  for (let index = 0; index < 6; index += 1) await vote();
  await vote("sleep-stories");
  await vote("sleep-stories");
});

test("the vote board ranks all nine apps with their shares", async () => {
  const { apps, total } = await coach.desk.votes.board();
  expect(apps).toHaveLength(9);
  expect(apps.slice(0, 3)).toMatchObject([
    { id: slug, name: "EQ Vitamins", count: 6, share: 75 },
    { id: "sleep-stories", count: 2, share: 25 },
    { count: 0, share: 0 },
  ]);
  expect(total).toBe(8);
  const removed = await db.futureApp.create({ data: { id: "removed-app", name: "Removed", voteCount: 4 } });
  expect(await coach.desk.votes.board()).toEqual({ apps, total: 12 });
  await db.futureApp.delete({ where: { id: removed.id } });
});

test("votes are counted per day, for all apps or one app, with today last", async () => {
  const all = await coach.desk.votes.overTime({});
  expect(all.days).toHaveLength(30);
  expect(all.days.at(-1)).toEqual({ day: getDay(new Date()), count: 8 });
  const one = await coach.desk.votes.overTime({ app: "sleep-stories", days: 90 });
  expect(one.days).toHaveLength(90);
  expect(one.total).toBe(2);
});

test("a check of correct vote counts finds no difference and is recorded in the audit log", async () => {
  expect(listMismatches(await checkVotes(db))).toEqual([]);
  const entry = await db.auditEntry.findFirstOrThrow({ where: { action: "votes.checked" } });
  expect(entry).toMatchObject({ subject: "votes", actorId: null, after: { faults: 0, rows: 8 } });
});

test("a check reports a wrong vote count, and a repair corrects it and is recorded in the audit log", async () => {
  await plant(3);
  expect(listMismatches(await checkVotes(db))).toEqual([{ name: slug, rows: 6, count: 9 }]);
  expect(await countsOf()).toEqual([9, 6]);

  expect(listMismatches(await repairVotes(db))).toHaveLength(1);
  expect(await countsOf()).toEqual([6, 6]);
  const entry = await db.auditEntry.findFirstOrThrow({ where: { action: "votes.repaired" } });
  expect(entry).toMatchObject({
    subject: "votes",
    actorId: null,
    before: { [slug]: 9 },
    after: { [slug]: 6 },
  });
});

test("a repair of correct vote counts changes nothing and is not recorded in the audit log", async () => {
  const before = await dumpDatabase();
  expect(listMismatches(await repairVotes(db))).toEqual([]);
  expect(columnsChanged(before, await dumpDatabase())).toEqual([]);
});

test("checking and repairing vote counts covers the stored daily counts of past days", async () => {
  const day = addDays(getDay(new Date()), -3);
  const createdAt = startOfDay(day);
  await db.vote.create({ data: { appId: "sleep-stories", voterKey: "visitor:then", createdAt } });
  await db.futureApp.update({ where: { id: "sleep-stories" }, data: { voteCount: { increment: 1 } } });
  await db.dayCount.deleteMany({ where: { day } });
  await db.dayCount.createMany({
    data: [
      { series: "votes", day, count: 5 },
      { series: "votes:sleep-stories", day, count: 1 },
      { series: `votes:${slug}`, day, count: 2 },
    ],
  });
  expect(listMismatches(await checkVotes(db))).toEqual([
    { name: `votes ${day}`, rows: 1, count: 5 },
    { name: `votes:${slug} ${day}`, rows: 0, count: 2 },
  ]);
  await repairVotes(db);
  expect(listMismatches(await checkVotes(db))).toEqual([]);
});

test("checking and repairing vote counts is exact while another process stores votes", async () => {
  await vote("sleep-stories");
  await db.futureApp.update({ where: { id: "sleep-stories" }, data: { voteCount: 7 } });
  const before = await db.vote.count({ where: { appId: "sleep-stories" } });
  const work = startChild("vote-worker.ts", ["vote", "90000", "8"]);
  let isOver = false;
  void work.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await repairVotes(db);
    expect(listMismatches(await checkVotes(db))).toEqual([]);
    await wait(15);
  }
  expect(await work).toEqual({ code: 0, output: "errors 0\n" });
  expect(await countsOf("sleep-stories")).toEqual([before + 8, before + 8]);
});

describe.runIf(isFull || isSqlite)("npm run votes:check", () => {
  test("votes:check prints a table and exits with 1 on a wrong count, and with 0 after the count is repaired", async () => {
    const [, rows = 0] = await countsOf();
    await plant(-2);
    const off = await script();
    expect(off.code).toBe(1);
    expect(off.output).toMatch(/ rows +│ count +│ difference /);
    expect(off.output).toMatch(new RegExp(` ${slug} +│ ${rows} +│ ${rows - 2} +│ -2 `));
    expect((await script("--repair")).code).toBe(0);
    expect(await countsOf()).toEqual([rows, rows]);
    if (!isFull) return;
    const right = await script();
    expect(right).toMatchObject({ code: 0, output: expect.stringContaining("every count equals its rows") });
  });

  test("votes:check refuses unknown arguments", async () => {
    const before = await countsOf();
    expect((await script("--repiar")).code).toBe(1);
    expect(await countsOf()).toEqual(before);
  });
});
