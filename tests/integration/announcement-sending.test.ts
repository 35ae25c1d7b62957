import { announceAll, makeReaders, startAnnouncement } from "@tests/support/announcements";
import { announcerOfEachTest } from "@tests/support/announcer";
import { deliverAll, mailboxOfEachTest } from "@tests/support/mailbox";
import { expect, onTestFinished, test, vi } from "vitest";
import { queueNextBatch } from "@/server/announcements/announcement-mails";
import { queueAll } from "@/server/announcements/sender";
import { database } from "@/server/db/client";
import type { Mail } from "@/server/mail/transport";

const db = database();
const mailbox = mailboxOfEachTest();
const coach = announcerOfEachTest();

test("an announcement keeps the link that its tool had when sending began, in every email and in the archive", async () => {
  const [first, second] = ["https://tide.example.org/one", "https://tide.example.org/two"];
  await makeReaders(60);
  await coach.announcements.openTool({ tool: "gauge", address: first, expected: null });
  const id = await coach.draft();
  await coach.announcements.setState({ id, from: "draft", to: "sending" });
  await queueNextBatch(db);
  await mailbox.deliver();
  await coach.announcements.openTool({ tool: "gauge", address: second, expected: first });
  await announceAll(mailbox.deliver);
  await coach.announcements.closeTool({ tool: "gauge", expected: second });
  expect(mailbox.received).toHaveLength(60);
  for (const { mail } of mailbox.received) expect(mail.text).toContain(first);
  const { html } = await coach.announcements.preview({ id });
  expect([html.includes(first), html.includes(second)]).toEqual([true, false]);
  const archived = await coach.announcements.get({ id });
  expect(archived).toMatchObject({ address: first, startedAt: expect.any(Date) });
});

test("the preview of an announcement that was started before its tool opened links to /products, or to the tool if no link was stored at the start", async () => {
  const address = "https://tide.example.org/";
  const [soon, earlier] = [await coach.draft(), await startAnnouncement()];
  await coach.announcements.setState({ id: soon, from: "draft", to: "sending" });
  await coach.announcements.openTool({ tool: "gauge", address, expected: null });
  expect((await coach.announcements.preview({ id: soon })).html).toContain("/products");
  expect((await coach.announcements.preview({ id: earlier })).html).toContain(address);
});

const reasons = ["unconfirmed", "left", "written", "elsewhere"] as const;

async function listed(leftOut: (typeof reasons)[number], announcement: string) {
  const { rows } = await coach.desk.members.list({ leftOut, announcement });
  return rows.map(({ email }) => email).sort();
}

test("members left out of an announcement are listed under one reason each, and the lists match the counts", async () => {
  const had = await makeReaders(2);
  await startAnnouncement("wheel");
  await announceAll(mailbox.deliver);
  const same = await makeReaders(3);
  await startAnnouncement("gauge");
  await announceAll(mailbox.deliver);
  const [gone = ""] = await makeReaders(1);
  await db.user.updateMany({ where: { email: gone }, data: { announcementsLeft: new Date() } });
  const fresh = await makeReaders(4);
  const id = await coach.draft();
  const { leftOut, remaining } = await coach.announcements.get({ id });
  const lists = await Promise.all(reasons.map((why) => listed(why, id)));
  expect(Object.fromEntries(reasons.map((why, at) => [why, lists[at]?.length]))).toEqual(leftOut);
  expect(lists.slice(1)).toEqual([[gone], same.sort(), had.sort()]);
  expect([lists[0]?.length, remaining]).toEqual([1, fresh.length]);
  await coach.announcements.save({ id, subject: "Open", body: "Open.", toAll: true });
  expect(await listed("elsewhere", id)).toEqual([]);
  expect((await coach.announcements.get({ id })).leftOut.elsewhere).toBe(0);
});

test("no members are listed as left out of an announcement that does not exist", async () => {
  expect(await listed("unconfirmed", "gone")).toEqual([]);
});

test("an announcement reaches all other members while the mail server defers the emails to some members", async () => {
  const readers = (await makeReaders(320)).sort();
  const deferred = new Set(readers.filter((_, index) => index % 10 === 0));
  const id = await startAnnouncement();
  const sent: string[] = [];
  const send = async ({ to }: Mail) => {
    const tryLater = { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 };
    if (deferred.has(to)) throw Object.assign(new Error("try later"), tryLater);
    sent.push(to);
  };
  for (let round = 0; round < 30 && (await queueNextBatch(db)) !== "idle"; round += 1) await deliverAll(send);
  expect(sent.sort()).toEqual(readers.filter((email) => !deferred.has(email)));
  const figures = { reached: 320, mails: { sent: 288, queued: 32 } };
  expect(await coach.announcements.get({ id })).toMatchObject({ state: "sent", ...figures });
});

test("an announcement queues at most fifty emails while the mail server is unreachable", async () => {
  await makeReaders(300);
  const id = await startAnnouncement();
  for (let round = 0; round < 10; round += 1) {
    await queueNextBatch(db);
    await deliverAll(() => Promise.reject(Object.assign(new Error("refused"), { code: "ESOCKET" })));
  }
  expect(await coach.announcements.get({ id })).toMatchObject({ state: "sending", reached: 50 });
});

test("queueing an announcement ends when the server stops, even if more emails are to be queued", async () => {
  await makeReaders(60);
  await startAnnouncement();
  const stops = [false, true];
  await queueAll(() => stops.shift() ?? true);
  expect(await db.outboxMail.count({ where: { kind: "announcement" } })).toBe(50);
});

test("pausing an announcement removes its queued emails in the same transaction", async () => {
  await makeReaders(3);
  const id = await startAnnouncement();
  await queueNextBatch(db);
  const transact = db.$transaction.bind(db);
  const failing = vi.spyOn(db, "$transaction");
  failing.mockImplementationOnce(transact).mockRejectedValueOnce(new Error("unavailable"));
  onTestFinished(() => failing.mockRestore());
  await expect(coach.announcements.setState({ id, from: "sending", to: "paused" })).rejects.toThrow();
  expect(await db.outboxMail.count({ where: { about: `announcement:${id}` } })).toBe(0);
});
