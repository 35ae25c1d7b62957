import { randomUUID } from "node:crypto";
import { createTestCaller } from "@tests/support/caller";
import { newClientAddress } from "@tests/support/client-address";
import { goodPassword, makeMember, signInAs } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { mailboxOfEachTest, passAnHour } from "@tests/support/mailbox";
import { callOf, procedures } from "@tests/support/procedures";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const mailbox = mailboxOfEachTest();
const accounts = 20;

/** The procedures are found by their declarations, so that new ones are tested too. */
const mailing = procedures.filter(
  ({ name, type, fields }) => type === "mutation" && fields.includes("email") && !name.startsWith("desk."),
);
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+.*@/, "@");

async function flood(cookies: string[], victim: string) {
  const [name, domain] = victim.split("@");
  const spellings = [victim, victim.toUpperCase(), `${name}+${randomUUID()}@${domain}`];
  const statuses = new Map<number, number>();
  for (const procedure of mailing) {
    const own = { password: goodPassword, fillTimeMs: 5_000, idempotencyKey: randomUUID() };
    const known = Object.entries(own).filter(([field]) => procedure.fields.includes(field));
    for (const [index, cookie] of cookies.entries()) {
      const email = spellings[index % spellings.length];
      const sample = procedure.sample({ sessionId: "" }) as object;
      const input = { ...sample, ...Object.fromEntries(known), email };
      const [path, call] = callOf(procedure, input);
      const { status } = await createBrowser(newClientAddress()).trpc(path, {
        ...call,
        headers: { "content-type": "application/json", cookie },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  return statuses;
}

test.runIf(isFull).each(["a member", "a person without an account"])(
  `${accounts} accounts that send one address in every form cause three emails an hour and six a day (%s)`,
  async (who) => {
    const victim = `victim-${randomUUID()}@example.org`;
    if (who === "a member") {
      const { id } = await makeMember({ email: victim });
      await db.user.update({ where: { id }, data: { emailVerified: new Date() } });
    }
    const members = await Promise.all(Array.from({ length: accounts }, () => makeMember()));
    const cookies = await Promise.all(members.map(async (user) => (await signInAs(user)).cookie));
    const received = () =>
      mailbox.received.filter(({ to }) => to.some((one) => mailboxOf(one) === victim)).length;
    const perHour: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      await db.rateLimit.deleteMany();
      const statuses = await flood(cookies, victim);
      expect(statuses.get(200) ?? 0).toBeGreaterThan(accounts);
      await mailbox.deliver();
      perHour.push(received() - perHour.reduce((sum, one) => sum + one, 0));
      await passAnHour();
    }
    figure("emails-of-a-flood-in-an-hour", Math.max(...perHour), `by ${mailing.length} forms`);
    figure("emails-of-a-flood-in-a-day", received(), `by ${mailing.length} forms`);
    expect(perHour).toEqual([3, 3, 0]);
    const { caller } = await createTestCaller({ user: await makeMember({ role: "coach" }) });
    const { mails } = await caller.desk.mail.list({ q: victim, state: "failed" });
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ lastError }) => lastError))).toEqual(new Set(["mailbox-full"]));
    const kept = await db.outboxMail.findMany({ where: { lastError: "mailbox-full" } });
    expect(kept.length).toBeGreaterThan(0);
    for (const { state, recipient } of kept)
      expect([state, mailboxOf(recipient)]).toEqual(["failed", victim]);
  },
  240_000,
);
