import { anyEmail } from "@tests/support/application";
import { makeEntry, storeApplication } from "@tests/support/desk-records";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { beforeEach, expect, test } from "vitest";
import { defaultSupport } from "@/content/contact";
import { endOfDay, startOfDay } from "@/lib/calendar";
import { database } from "@/server/db/client";
import { queueDigest } from "@/server/digest";
import { createMailRow } from "@/server/mail/outbox";

const db = database();
const mailbox = mailboxOfEachTest();
const hour = 60 * 60_000;
// A Tuesday.
const today = "2026-11-24";
const at = (day: string, hours: number) => new Date(startOfDay(day).getTime() + hours * hour);

beforeEach(async () => {
  await db.groupCoachingEntry.deleteMany();
  await db.privateCoachingApplication.deleteMany();
});

async function due(day: string, changes = {}) {
  await storeApplication({ dueAt: endOfDay(day), ...changes });
}

const joinedAt = (submittedAt: Date, status = "waiting") => makeEntry({ submittedAt, status });

async function failedMailAt(updatedAt: Date) {
  const row = createMailRow({ kind: "passwordChanged", to: anyEmail(), payload: { name: "Noor" } });
  await db.outboxMail.create({ data: { ...row, state: "failed", updatedAt } });
}

async function digests() {
  const rows = await db.outboxMail.findMany({ where: { kind: "digest" }, orderBy: { messageId: "asc" } });
  return rows.map(({ messageId, payload }) => ({ messageId, payload }));
}

test("the team's daily email counts applications to answer, new waiting list entries and failed emails", async () => {
  await due("2026-11-20");
  expect(await queueDigest(db, at("2026-11-23", 7.1))).toBe(true);
  await db.outboxMail.updateMany({ data: { state: "sent" } });
  await due(today);
  await due(today);
  await due(today, { status: "invited" });
  await due("2026-11-25");
  await joinedAt(at("2026-11-23", 8));
  await joinedAt(at("2026-11-23", 6.5));
  await joinedAt(at(today, 7.5));
  await joinedAt(at("2026-11-23", 9), "left");
  await failedMailAt(at("2026-11-23", 8));
  await failedMailAt(at("2026-11-23", 6.5));
  expect(await queueDigest(db, at(today, 7.1))).toBe(true);
  expect(await digests()).toMatchObject([
    { messageId: "<digest-2026-11-23@aurea.example>" },
    {
      messageId: `<digest-${today}@aurea.example>`,
      payload: { overdue: 1, due: 2, entries: 1, failedMails: 1 },
    },
  ]);
  await mailbox.deliver();
  expect(mailbox.received.map(({ to }) => to)).toEqual([[defaultSupport]]);
  const mail = mailbox.received[0]?.mail;
  expect(mail?.subject).toBe("The Desk this morning: 3 to answer");
  expect(mail?.text).toContain("Tuesday 24 November");
  expect(mail?.text).toContain("http://localhost:3000/desk");
  expect(mail?.text).not.toContain("because this address was given");
});

test("the team's daily email is queued between seven o'clock and noon on a business day", async () => {
  await due("2026-11-20");
  for (const hours of [6.9, 12, 23]) expect(await queueDigest(db, at(today, hours))).toBe(false);
  for (const closed of ["2026-11-28", "2026-11-29", "2026-12-25"]) {
    expect(await queueDigest(db, at(closed, 9))).toBe(false);
  }
  expect(await digests()).toEqual([]);
  expect(await queueDigest(db, at(today, 11.9))).toBe(true);
});

test("a change of the sender's domain causes neither a second daily email to the team nor an entry counted twice", async () => {
  await joinedAt(at("2026-11-20", 12));
  expect(await queueDigest(db, at("2026-11-23", 8))).toBe(true);
  await db.outboxMail.updateMany({ data: { messageId: "<digest-2026-11-23@earlier.example>" } });
  expect(await queueDigest(db, at("2026-11-23", 9))).toBe(false);
  await joinedAt(at("2026-11-23", 12));
  expect(await queueDigest(db, at(today, 8))).toBe(true);
  expect(await digests()).toMatchObject([{ payload: { entries: 1 } }, { payload: { entries: 1 } }]);
});

test("the team's daily email is not queued when there is nothing to report", async () => {
  await due("2026-11-25");
  expect(await queueDigest(db, at(today, 9))).toBe(false);
  expect(await digests()).toEqual([]);
});

test("the team's daily email on a Monday covers the weekend", async () => {
  await joinedAt(at("2026-11-21", 12));
  expect(await queueDigest(db, at("2026-11-23", 8))).toBe(true);
  expect(await digests()).toMatchObject([{ payload: { entries: 1 } }]);
});

test("the team's daily email covers the days on which the site was stopped, and counts no waiting list entry twice", async () => {
  await joinedAt(at("2026-11-18", 12));
  expect(await queueDigest(db, at("2026-11-19", 8))).toBe(true);
  // On Friday nothing is reported, and on Monday the site is stopped.
  expect(await queueDigest(db, at("2026-11-20", 8))).toBe(false);
  await joinedAt(at("2026-11-21", 12));
  await joinedAt(at("2026-11-23", 12));
  expect(await queueDigest(db, at(today, 8))).toBe(true);
  expect(await digests()).toMatchObject([{ payload: { entries: 1 } }, { payload: { entries: 2 } }]);
});

test("twelve parallel attempts queue the team's daily email once, and the next day another is queued", async () => {
  await due("2026-11-20");
  const looks = await Promise.all(Array.from({ length: 12 }, () => queueDigest(db, at(today, 8))));
  expect(looks.filter(Boolean)).toHaveLength(1);
  expect(await queueDigest(db, at(today, 11))).toBe(false);
  expect(await digests()).toHaveLength(1);
  expect(await queueDigest(db, at("2026-11-25", 8))).toBe(true);
  expect(await digests()).toHaveLength(2);
});
