import { anyEmail, application } from "@tests/support/application";
import { startChild } from "@tests/support/child";
import { figure, isFull } from "@tests/support/figure";
import { startMailbox } from "@tests/support/mailbox";
import { beforeEach, expect, test } from "vitest";
import { defaultSupport } from "@/content/contact";
import { submitApplication } from "@/features/coaching/application-service";
import { joinWaitlist } from "@/features/coaching/waitlist-service";
import { database } from "@/server/db/client";

const db = database();
const timeouts = { timeout: 900_000 };

beforeEach(async () => {
  await db.outboxMail.deleteMany();
});

/** Kills the process once it has acknowledged `count` forms. Returns the address or idempotency key of each. */
async function killedAfter(count: number) {
  const lines: string[] = [];
  const { code } = await startChild("intake-worker.ts", [], (line, kill) => {
    lines.push(line);
    if (lines.length === count) kill();
  });
  expect([code, lines.join()]).toEqual([null, expect.stringMatching(/@example\.org/)]);
  return lines;
}

function repeated(ids: (string | undefined)[]) {
  return ids.length - new Set(ids).size;
}

test("acknowledged forms survive kill -9, and every email is sent once", timeouts, async () => {
  const rounds = isFull ? 20 : 1;
  let killed = 0;
  let lost = 0;
  let duplicates = 0;
  for (let round = 0; round < rounds; round += 1) {
    await db.outboxMail.deleteMany();
    const confirmed = await killedAfter(20 + round);
    killed += 1;
    const mailbox = await startMailbox();
    await Promise.all([mailbox.deliver(), mailbox.deliver()]);
    await mailbox.close();
    for (const what of confirmed) {
      const isEntry = what.includes("@");
      const row = isEntry
        ? await db.groupCoachingEntry.findUnique({ where: { emailCanonical: what } })
        : await db.privateCoachingApplication.findUnique({ where: { idempotencyKey: what } });
      const subject = isEntry ? /waiting list/ : /arrived/;
      const mails = mailbox.to(row?.email ?? "").filter(({ mail }) => subject.test(mail.subject ?? ""));
      if (!row || mails.length === 0) lost += 1;
      if (mails.length > 1) duplicates += 1;
    }
    duplicates += repeated(mailbox.received.map(({ mail }) => mail.messageId));
  }
  figure("killed-intakes", killed, "rounds");
  figure("killed-intake-lost", lost, "forms");
  figure("killed-intake-duplicates", duplicates, "emails");
  expect([lost, duplicates]).toEqual([0, 0]);
});

test.runIf(isFull)("each email is delivered once although three in ten attempts fail", timeouts, async () => {
  let asked = 0;
  const shaky = await startMailbox(() => {
    asked += 1;
    // Refuses three of every ten emails, the same emails in every run.
    return [2, 5, 6].includes((asked * 7) % 10) ? 451 : null;
  });
  const count = 200;
  const wanted: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = anyEmail(`shaky-${index}`);
    await joinWaitlist(db, { name: "Noor", email });
    await submitApplication(db, application({ email }));
    wanted.push(email, email, defaultSupport);
  }
  const sent = () => db.outboxMail.count({ where: { state: "sent" } });
  for (let round = 0; round < 12 && (await sent()) < wanted.length; round += 1) {
    await db.outboxMail.updateMany({ where: { state: "queued" }, data: { nextTryAt: new Date() } });
    await shaky.deliver();
  }
  await shaky.close();
  const duplicates = repeated(shaky.received.map(({ mail }) => mail.messageId));
  figure("unreliable-server-undelivered", wanted.length - shaky.received.length, "emails");
  figure("unreliable-server-duplicates", duplicates, "emails");
  expect(shaky.received.flatMap(({ to }) => to).sort()).toEqual([...wanted].sort());
  expect(duplicates).toBe(0);
});
