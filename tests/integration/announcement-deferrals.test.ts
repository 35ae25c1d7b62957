import { makeReaders, startAnnouncement } from "@tests/support/announcements";
import { announcerOfEachTest } from "@tests/support/announcer";
import { expect, test } from "vitest";
import { queueNextBatch } from "@/server/announcements/announcement-mails";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import type { Mail } from "@/server/mail/transport";

const db = database();
const coach = announcerOfEachTest();

test("an announcement reaches the other members while the mail server defers the emails to some", async () => {
  const readers = (await makeReaders(320)).sort();
  const deferred = new Set(readers.filter((_, index) => index % 10 === 0));
  const id = await startAnnouncement();
  const sent: string[] = [];
  const send = async ({ to }: Mail) => {
    const tryLater = { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 };
    if (deferred.has(to)) throw Object.assign(new Error("try later"), tryLater);
    sent.push(to);
  };
  for (let round = 0; round < 30 && (await queueNextBatch(db)) !== "idle"; round += 1)
    while ((await deliverDue(db, send, "test")) > 0);
  expect(sent.sort()).toEqual(readers.filter((email) => !deferred.has(email)));
  const figures = { reached: 320, mails: { sent: 288, queued: 32 } };
  expect(await coach.announcements.get({ id })).toMatchObject({ state: "sent", ...figures });
});

test("an announcement queues few emails while the mail server is unreachable", async () => {
  await makeReaders(300);
  const id = await startAnnouncement();
  for (let round = 0; round < 10; round += 1) {
    await queueNextBatch(db);
    const send = () => Promise.reject(Object.assign(new Error("refused"), { code: "ESOCKET" }));
    while ((await deliverDue(db, send, "test")) > 0);
  }
  expect(await coach.announcements.get({ id })).toMatchObject({ state: "sending", reached: 50 });
});
