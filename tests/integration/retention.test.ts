import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeMember } from "@tests/support/factories";
import { expect, test, vi } from "vitest";
import { retention } from "@/content/retention";
import { env } from "@/env.mjs";
import { database, isSqlite } from "@/server/db/client";
import { purge } from "@/server/retention";

const db = database();
const day = 24 * 60 * 60_000;
const now = Date.now();
const ago = (days: number) => new Date(now - days * day);

/** The first time is older than the retention period, the second is within it. */
const around = (days: number) => [ago(days + 1), ago(days - 1)];

test("among thousands of rows, data past its retention period is deleted and other data is kept", async () => {
  const { id: userId } = await makeMember({ password: null });
  const token = (expiresAt: Date) => ({ purpose: "reset", tokenHash: randomUUID(), expiresAt });
  await db.token.createMany({ data: around(retention.links).map(token) });
  await db.token.createMany({ data: Array.from({ length: 2_300 }, () => token(ago(60))) });
  const session = { userId, authTime: ago(100), lastSeenAt: ago(100) };
  const [gone, kept] = around(retention.sessions);
  await db.authSession.createMany({
    data: [
      { ...session, id: "over", absoluteExpiresAt: gone! },
      { ...session, id: "over-lately", absoluteExpiresAt: kept! },
      { ...session, id: "ended", absoluteExpiresAt: ago(-1), revokedAt: gone! },
      { ...session, id: "ended-lately", absoluteExpiresAt: ago(-1), revokedAt: kept! },
      { ...session, id: "open", absoluteExpiresAt: ago(-1) },
    ],
  });
  await db.rateLimit.createMany({
    data: [
      { key: "out", expire: ago(0.01) },
      { key: "runs", expire: ago(-1) },
    ],
  });
  await db.groupCoachingEntry.createMany({
    data: [...around(retention.leftWaitlist), null].map((leftAt, index) => ({
      name: "Noor",
      email: `left-${index}@example.org`,
      emailCanonical: `left-${index}@example.org`,
      leftAt,
    })),
  });
  await db.quarantinedSubmission.createMany({
    data: around(retention.quarantinedForms).map((createdAt) => ({
      form: "waitlist",
      reason: "too-fast",
      emailCanonical: "c@example.org",
      payload: { name: "Noor" },
      createdAt,
    })),
  });
  await db.quizResult.create({
    data: { userId, attemptId: "a", archetype: "guardian", answers: [], createdAt: ago(2_000) },
  });

  const first = await purge(db, now);
  expect(first).toEqual({
    links: 2_301,
    sessions: 2,
    counters: 1,
    mails: 0,
    mailTexts: 0,
    quarantinedForms: 1,
    waitlist: 1,
    cloudFiles: 0,
  });
  expect((await db.authSession.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id)).toEqual([
    "ended-lately",
    "open",
    "over-lately",
  ]);
  expect((await db.groupCoachingEntry.findMany()).map(({ email }) => email).sort()).toEqual([
    "left-1@example.org",
    "left-2@example.org",
  ]);
  expect(await db.rateLimit.findMany()).toMatchObject([{ key: "runs" }]);
  expect(await db.quizResult.count()).toBe(1);
  expect(Object.values(await purge(db, now)).every((count) => count === 0)).toBe(true);
});

test("the text of an old email is deleted, and later the email itself, unless it is still queued", async () => {
  const mail = (id: string, state: string, createdAt: Date, others: object = {}) => ({
    id,
    kind: "verify",
    recipient: "a@example.org",
    subject: id,
    payload: { name: "Noor" },
    messageId: id,
    state,
    createdAt,
    updatedAt: createdAt,
    ...others,
  });
  const [textGone, textKept] = around(retention.mailTexts);
  const [gone, kept] = around(retention.mails);
  await db.outboxMail.createMany({
    data: [
      mail("sent, lately", "sent", textKept!, { sentAt: textKept }),
      mail("sent", "sent", textGone!, { sentAt: textGone }),
      mail("failed", "failed", textGone!),
      mail("failed, lately", "failed", textKept!),
      mail("sent long ago", "sent", gone!, { sentAt: gone }),
      mail("sent a year ago", "sent", kept!, { sentAt: kept }),
      mail("queued", "queued", gone!),
    ],
  });
  expect(await purge(db, now)).toMatchObject({ mails: 1, mailTexts: 3 });
  const left = await db.outboxMail.findMany({ orderBy: { id: "asc" } });
  expect(left.find(({ id }) => id === "failed")?.updatedAt, "when it failed").toEqual(textGone);
  expect(left.map(({ id, payload }) => [id, JSON.stringify(payload)])).toEqual([
    ["failed", "{}"],
    ["failed, lately", '{"name":"Noor"}'],
    ["queued", '{"name":"Noor"}'],
    ["sent", "{}"],
    ["sent a year ago", "{}"],
    ["sent, lately", '{"name":"Noor"}'],
  ]);
});

test("three concurrent purges delete each row once", async () => {
  const data = Array.from({ length: 2_500 }, () => ({
    purpose: "reset",
    tokenHash: randomUUID(),
    expiresAt: ago(60),
  }));
  await db.token.createMany({ data });
  const rounds = await Promise.all([purge(db, now), purge(db, now), purge(db, now)]);
  expect(await db.token.count({ where: { expiresAt: ago(60) } })).toBe(0);
  expect(rounds.reduce((sum, { links }) => sum + links, 0)).toBe(2_500);
});

test("a purge continues although an email file or a table cannot be purged", async () => {
  const at = (name: string) => join(env.MAIL_FOLDER, name);
  const files = ["a.eml", "z.eml"].map(at);
  // A folder cannot be deleted like a file.
  mkdirSync(at("m.eml"), { recursive: true });
  for (const file of files) writeFileSync(file, "old");
  for (const path of [...files, at("m.eml")]) utimesSync(path, ago(60), ago(60));
  await db.rateLimit.create({ data: { key: "old counter", expire: ago(1) } });
  const deletion = vi.spyOn(db.token, "deleteMany").mockRejectedValue(new Error("the table is locked"));
  expect(await purge(db, now)).toMatchObject({ links: 0, counters: 1 });
  expect(deletion).toHaveBeenCalled();
  expect(files.filter((file) => existsSync(file))).toEqual([]);
});

test.skipIf(isSqlite)(
  "purging expired counters does not wait for a counter that a request is changing",
  async () => {
    const keys = ["busy", "idle"];
    await db.rateLimit.createMany({ data: keys.map((key) => ({ key, expire: ago(1) })) });
    await db.$transaction(async (within) => {
      await within.rateLimit.update({ where: { key: "busy" }, data: { points: 1 } });
      const purged = await Promise.race([purge(db, now), wait(5_000, "it waits")]);
      expect(purged).toMatchObject({ counters: 1 });
    });
    expect(await db.rateLimit.findMany({ where: { key: { in: keys } } })).toMatchObject([{ key: "busy" }]);
  },
);
