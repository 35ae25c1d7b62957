import { beforeAll, expect, test } from "vitest";
import { futureApps } from "@/content/future-apps";
import { applicationStatuses } from "@/features/desk/applications/moves";
import { readToday } from "@/features/desk/overview/today-service";
import { findReviewDueDate } from "@/lib/business-days";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { undelivered } from "../../prisma/demo/backdate-writes";
import { drawYear, fillDemo } from "../../prisma/demo/fill";
import { createYear } from "../../prisma/demo/year";

const db = database();
// A Wednesday, which is a business day.
const now = new Date("2026-11-25T12:30:00Z");
const year = createYear(now);

async function readRows() {
  const [users, votes, entries, applications, quarantined, mails] = await Promise.all([
    db.user.findMany(),
    db.vote.findMany(),
    db.groupCoachingEntry.findMany(),
    db.privateCoachingApplication.findMany(),
    db.quarantinedSubmission.findMany(),
    db.outboxMail.findMany(),
  ]);
  return { users, votes, entries, applications, quarantined, mails };
}

let rows: Awaited<ReturnType<typeof readRows>>;

beforeAll(async () => {
  await fillDemo(db, now);
  rows = await readRows();
});

test("the demo data has applications of every status, of which one is overdue and one is due today", async () => {
  expect(new Set(rows.applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
  const { due } = await readToday(db, now);
  expect([due.overdue, due.dueToday]).toEqual([1, 1]);
  for (const { submittedAt, dueAt } of rows.applications)
    expect(dueAt).toEqual(findReviewDueDate(submittedAt));
});

test("the demo's vote counts match its votes, and no two apps have the same count", async () => {
  const apps = await db.futureApp.findMany({ include: { _count: { select: { votes: true } } } });
  expect(apps.map(({ id }) => id).sort()).toEqual(futureApps.map(({ slug }) => slug).sort());
  expect(apps.map(({ voteCount }) => voteCount)).toEqual(apps.map(({ _count }) => _count.votes));
  const counts = apps.map(({ voteCount }) => voteCount).sort((a, b) => b - a);
  expect(new Set(counts).size).toBe(counts.length);
  expect(counts[0]).toBeGreaterThan(5 * (counts.at(-1) ?? 0));
  expect(rows.votes.some(({ userId }) => userId)).toBe(true);
  expect(rows.votes.some(({ voterKey }) => voterKey.startsWith("visitor:"))).toBe(true);
});

test("the demo data has no queued email, and two failed emails with a reason", async () => {
  const sent: string[] = [];
  await deliverDue(db, async ({ to }) => void sent.push(to), "test");
  expect(sent).toEqual([]);
  const failed = rows.mails.filter(({ state }) => state !== "sent");
  expect(failed.map(({ state, recipient, lastError }) => [state, recipient, lastError]).sort()).toEqual(
    Object.entries(undelivered)
      .map(([recipient, { lastError }]) => ["failed", recipient, lastError])
      .sort(),
  );
  for (const { state, sentAt } of rows.mails) expect(sentAt !== null).toBe(state === "sent");
});

test("the demo data has example addresses only", () => {
  const addresses = [
    ...[...rows.users, ...rows.entries, ...rows.applications].map(({ email }) => email),
    ...rows.quarantined.map(({ emailCanonical }) => emailCanonical),
    ...rows.mails.map(({ recipient }) => recipient),
  ];
  expect(addresses.length).toBeGreaterThan(1_000);
  expect(
    addresses.filter((address) => !/^[^@\s]+@(example\.(org|com)|aurea\.example)$/.test(address)),
  ).toEqual([]);
});

test("the demo data is identical whenever it is generated for the same time", () => {
  expect(drawYear(createYear(now))).toEqual(drawYear(year));
});
