import { createMemberCaller } from "@tests/support/caller";
import { makeEntry } from "@tests/support/desk-records";
import { readPages } from "@tests/support/read-pages";
import { beforeEach, expect, test } from "vitest";
import { deskWaitlist } from "@/content/desk-waitlist";
import type { ListEntriesInput } from "@/features/desk/schema";
import { database } from "@/server/db/client";

type ListInput = {
  status?: ListEntriesInput["status"];
  q?: string;
  order?: "newest" | "oldest";
  cursor?: string;
};

const db = database();
const { user: coach, caller: atDesk } = await createMemberCaller({ role: "coach", password: null });

beforeEach(async () => {
  await db.groupCoachingEntry.deleteMany();
  await db.outboxMail.deleteMany();
});

const list = (input: ListInput = {}) => atDesk.desk.waitlist.list(input);
const invite = (ids: string[], by = atDesk) => by.desk.waitlist.invite({ ids });
const leave = (id: string) => atDesk.desk.waitlist.leave({ id });
const mailsAbout = (id: string) => db.outboxMail.findMany({ where: { about: `entry:${id}` } });
const auditOf = (id: string) => db.auditEntry.findMany({ where: { subject: `entry:${id}` } });
const entryOf = (id: string) => db.groupCoachingEntry.findUniqueOrThrow({ where: { id } });
const days = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * 86_400_000);

test("the waiting list shows the waiting people, newest or oldest first, in pages of 25 without gaps or repeats", async () => {
  const made: string[] = [];
  // Four entries share each time, so that a page ends between entries with equal times.
  for (let at = 0; at < 60; at += 1)
    made.push((await makeEntry({ submittedAt: days(Math.floor(at / 4)) })).id);
  await makeEntry({ status: "left" });
  for (const order of ["newest", "oldest"] as const) {
    const seen = await readPages(
      (cursor) => list({ order, cursor }),
      ({ rows }) => rows,
    );
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(made));
    const times = seen.map(({ submittedAt }) => submittedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => (order === "newest" ? b - a : a - b)));
  }
});

test("the waiting list can be filtered by status, and shows the number of entries for each status", async () => {
  const waiting = await makeEntry();
  const invited = await makeEntry({ status: "invited", notified: true, notifiedAt: days(3) });
  const left = await makeEntry({ status: "left", leftAt: days(4) });
  const idsOf = async (status: ListInput["status"]) => (await list({ status })).rows.map(({ id }) => id);
  expect(await idsOf(undefined)).toEqual([waiting.id]);
  expect(await idsOf("invited")).toEqual([invited.id]);
  expect(await idsOf("left")).toEqual([left.id]);
  expect((await idsOf("all")).sort()).toEqual([waiting.id, invited.id, left.id].sort());
  expect((await list()).counts).toEqual({ waiting: 1, invited: 1, left: 1 });
});

test("an invitation marks the entry, queues one email and is recorded in the audit log", async () => {
  const entry = await makeEntry({ name: "Teun" });
  expect(await invite([entry.id])).toEqual([{ id: entry.id, outcome: "invited" }]);
  const after = await entryOf(entry.id);
  expect(after).toMatchObject({ status: "invited", notified: true });
  expect(Date.now() - (after.notifiedAt?.getTime() ?? 0)).toBeLessThan(60_000);
  expect(await mailsAbout(entry.id)).toMatchObject([
    { kind: "waitlistInvited", recipient: entry.email, state: "queued" },
  ]);
  expect(await auditOf(entry.id)).toMatchObject([
    {
      action: "waitlist.invited",
      actorId: coach.id,
      before: { status: "waiting" },
      after: { status: "invited" },
    },
  ]);
  expect(await invite([entry.id])).toEqual([{ id: entry.id, outcome: "already" }]);
  expect((await entryOf(entry.id)).notifiedAt).toEqual(after.notifiedAt);
  expect(await mailsAbout(entry.id)).toHaveLength(1);
  expect(await auditOf(entry.id)).toHaveLength(1);
});

test("an invitation of several people reports the result for each", async () => {
  const open = await makeEntry();
  const invited = await makeEntry({ status: "invited", notified: true });
  const notified = await makeEntry({ notified: true });
  const left = await makeEntry({ status: "left" });
  const ids = [open.id, invited.id, notified.id, left.id, "unknown", open.id];
  const outcomes = (await invite(ids)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(["invited", "already", "already", "left", "not-there"]);
  expect(await db.outboxMail.count()).toBe(1);
});

test("one call invites 400 people and queues all their emails", async () => {
  const rows = Array.from({ length: 400 }, (_, at) => {
    const email = `many-${at}@example.org`;
    return { name: `Noor ${at}`, email, emailCanonical: email };
  });
  await db.groupCoachingEntry.createMany({ data: rows });
  const entries = await db.groupCoachingEntry.findMany({ select: { id: true } });
  const outcomes = await invite(entries.map(({ id }) => id));
  expect(outcomes.filter(({ outcome }) => outcome === "invited")).toHaveLength(400);
  expect(await atDesk.desk.waitlist.countQueued()).toBe(400);
  expect(await db.auditEntry.count({ where: { action: "waitlist.invited" } })).toBeGreaterThanOrEqual(400);
});

test("an invitation of more than a thousand people is refused with a message and invites no one", async () => {
  const entry = await makeEntry();
  const ids = [entry.id, ...Array.from({ length: 1_000 }, (_, at) => `unknown-${at}`)];
  const issues = [{ path: ["ids"], message: deskWaitlist.errors.tooMany(1_000) }];
  await expect(invite(ids)).rejects.toMatchObject({ code: "BAD_REQUEST", cause: { issues } });
  expect(await db.groupCoachingEntry.count({ where: { status: "invited" } })).toBe(0);
});

test("overlapping invitations at the same time send each person one email", async () => {
  const entries = await Promise.all(Array.from({ length: 30 }, () => makeEntry()));
  const ids = entries.map(({ id }) => id);
  await Promise.all([invite(ids), invite(ids.slice().reverse()), invite(ids.slice(10, 20))]);
  const mails = await db.outboxMail.groupBy({ by: ["about"], _count: true });
  expect(mails).toHaveLength(30);
  expect(mails.every(({ _count }) => _count === 1)).toBe(true);
});

test("inviting and removing a person on the waiting list at the same time ends in one consistent state", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await makeEntry();
    await Promise.allSettled([invite([id]), leave(id)]);
    const { status } = await entryOf(id);
    const actions = (await auditOf(id)).map(({ action }) => action);
    expect(actions).not.toEqual([]);
    expect(actions).toHaveLength(new Set(actions).size);
    expect(await mailsAbout(id)).toHaveLength(actions.includes("waitlist.invited") ? 1 : 0);
    expect(status === "left").toBe(actions.includes("waitlist.left"));
  }
});

test("removing a person from the waiting list takes effect once, and is recorded in the audit log", async () => {
  const { id } = await makeEntry({ status: "invited", notified: true });
  await leave(id);
  const { status, leftAt } = await entryOf(id);
  expect(status).toBe("left");
  expect(leftAt).toBeInstanceOf(Date);
  expect(await auditOf(id)).toMatchObject([
    { action: "waitlist.left", actorId: coach.id, before: { status: "invited" }, after: { status: "left" } },
  ]);
  await expect(leave(id)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await entryOf(id)).leftAt).toEqual(leftAt);
  expect(await auditOf(id)).toHaveLength(1);
  await expect(leave("unknown")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
