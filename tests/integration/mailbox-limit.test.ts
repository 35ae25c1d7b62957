import { randomUUID } from "node:crypto";
import { createMemberCaller, createTestCaller } from "@tests/support/caller";
import { newClientAddress } from "@tests/support/client-address";
import { goodPassword, makeMember, signInAs } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { storeLink } from "@tests/support/links";
import {
  deliverAll,
  mailboxOfEachTest,
  passAnHour,
  queueNotice,
  queueResetEmail,
  secretIn,
} from "@tests/support/mailbox";
import { callOf, procedures } from "@tests/support/procedures";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { createMailRow } from "@/server/mail/outbox";

const db = database();
const mailbox = mailboxOfEachTest();

const kinds = [
  ...(["reset", "enter", "verify", "confirmEmail"] as const),
  ...(["welcome", "waitlistJoined", "applicationReceived"] as const),
];
const spellings = ["noor@example.org", "Noor@Example.org", "noor+1@example.org", "NOOR+list@example.org"];

async function queueForm(kind: (typeof kinds)[number], to = "noor@example.org") {
  const { id: linkId } = await storeLink("verify", `${randomUUID()}-${to}`);
  return db.outboxMail.create({ data: createMailRow({ kind, to, payload: { name: null, linkId } }) });
}

async function queuePubliclyTriggered(count: number, addresses = spellings) {
  for (let at = 0; at < count; at += 1)
    await queueForm(kinds[(at >> 2) % kinds.length] ?? "reset", addresses[at % addresses.length]);
}

const deliverByMany = () =>
  Promise.all(["a", "b", "c", "d"].map((worker) => deliverAll(mailbox.send, worker)));

const sentTo = async (name: string) =>
  (await db.outboxMail.findMany({ where: { state: "sent" } })).filter(({ recipient }) =>
    recipient.toLowerCase().startsWith(name),
  );

test("other people can cause at most three emails an hour and six a day to one mailbox, across kinds and spellings", async () => {
  const perHour: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    await queuePubliclyTriggered(28);
    await deliverByMany();
    perHour.push((await sentTo("noor")).length);
    await passAnHour();
  }
  figure("publicly-triggered-emails-to-one-mailbox", Math.max(...perHour), "a day");
  expect(perHour).toEqual([3, 6, 6, 6]);
  const kept = await db.outboxMail.findMany({ where: { state: { not: "sent" } } });
  expect(kept).toHaveLength(106);
  expect(new Set(kept.map(({ lastError }) => lastError))).toEqual(new Set(["mailbox-full"]));
  const waiting = kept.filter(({ state }) => state === "queued").map(({ kind }) => kind);
  expect(waiting.toSorted()).toEqual(kinds.toSorted());
});

const stateOf = ({ id }: { id: string }) =>
  db.outboxMail.findUniqueOrThrow({ where: { id }, select: { state: true, lastError: true } });

test("a third email from forms within an hour waits and is sent when the hour has ended", async () => {
  await queueForm("waitlistJoined");
  await queueForm("applicationReceived");
  await deliverByMany();
  const { id } = await queueForm("verify");
  await deliverByMany();
  expect(mailbox.received).toHaveLength(2);
  const { nextTryAt } = await db.outboxMail.findUniqueOrThrow({ where: { id, state: "queued" } });
  expect(Math.round((nextTryAt.getTime() - Date.now()) / 60_000)).toBe(60);
  await passAnHour();
  await deliverByMany();
  expect(mailbox.received).toHaveLength(3);
});

test("of several emails of one kind to a mailbox at its limit, only the newest waits, and it fails after a day", async () => {
  await queueForm("waitlistJoined");
  await queueForm("applicationReceived");
  await deliverByMany();
  const first = await queueForm("verify");
  await deliverByMany();
  expect(await stateOf(first)).toEqual({ state: "queued", lastError: "mailbox-full" });
  const second = await queueForm("verify");
  await deliverByMany();
  expect(await stateOf(first)).toEqual({ state: "failed", lastError: "mailbox-full" });
  expect(await stateOf(second)).toEqual({ state: "queued", lastError: "mailbox-full" });
  const dayAgo = new Date(Date.now() - 25 * 60 * 60_000);
  await db.outboxMail.update({ where: { id: second.id }, data: { createdAt: dayAgo, nextTryAt: dayAgo } });
  await deliverByMany();
  expect(await stateOf(second)).toEqual({ state: "failed", lastError: "mailbox-full" });
});

test("spellings of a Gmail address that differ by dots, a plus tag or the domain share one mailbox limit", async () => {
  const addresses = [
    "no.or@gmail.com",
    "n.oor@googlemail.com",
    "noor+1@gmail.com",
    "n.o.o.r+2@googlemail.com",
  ];
  await queuePubliclyTriggered(28, addresses);
  await deliverByMany();
  expect(await sentTo("n")).toHaveLength(3);
});

test("a mailbox at its limit still gets emails about its owner's actions, and other mailboxes are not affected", async () => {
  await queuePubliclyTriggered(8);
  await deliverByMany();
  await queueNotice("noor@example.org");
  await queueResetEmail("noora@example.org");
  await deliverByMany();
  expect((await sentTo("noor@")).map(({ kind }) => kind)).toContain("passwordChanged");
  expect(await sentTo("noora@")).toHaveLength(1);
});

test("deleting and recreating an account does not evade the email limits of its current and requested addresses", async () => {
  const id = randomUUID();
  const [first, second] = [`one-${id}@example.org`, `two-${id}@example.org`];
  const perHour: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    for (let round = 0; round < 4; round += 1) {
      const { caller } = await createTestCaller();
      const form = { displayName: "Noor", password: goodPassword, website: "", fillTimeMs: 5_000 };
      await caller.account.signUp({ ...form, email: `${first.replace("@", `+${round}@`)}` });
      await caller.account.requestEmailChange({ email: second, password: goodPassword });
      await mailbox.deliver();
      await caller.profile.deleteAccount({});
    }
    perHour.push(mailbox.received.length);
    await passAnHour();
  }
  // Forms may cause two emails an hour and four a day to each address.
  expect(perHour).toEqual([4, 8, 8, 8]);
});

test("changes to an account whose address is not confirmed cause no emails to that address", async () => {
  const [theirs, own] = [`theirs-${randomUUID()}@example.org`, `own-${randomUUID()}@example.org`];
  const { caller } = await createTestCaller();
  await caller.account.signUp({
    displayName: "Noor",
    email: theirs,
    password: goodPassword,
    fillTimeMs: 5_000,
  });
  await mailbox.deliver();
  let password = goodPassword;
  for (const newPassword of ["a-second-good-one", "a-third-good-one"]) {
    const change = { currentPassword: password, newPassword, confirmPassword: newPassword };
    await caller.profile.changePassword(change);
    password = newPassword;
  }
  await caller.account.requestEmailChange({ email: own, password });
  await mailbox.deliver();
  await caller.account.confirmEmailChange({ token: secretIn(mailbox.to(own)[0]) });
  await mailbox.deliver();
  expect(mailbox.to(theirs).map(({ mail }) => mail.subject)).toEqual([
    "Welcome to Aurea: please confirm your address",
  ]);
  await caller.profile.deleteAccount({ password });
  expect(await db.outboxMail.count({ where: { recipient: { in: [theirs, own] } } })).toBe(0);
});

test("an emailed link stays valid when a later email is withheld", async () => {
  const first = await queueResetEmail("noor@example.org");
  await deliverByMany();
  await queuePubliclyTriggered(6);
  const last = await queueResetEmail("noor@example.org");
  await deliverByMany();
  expect(await stateOf(last.row)).toEqual({ state: "queued", lastError: "mailbox-full" });
  const link = await db.token.findUniqueOrThrow({ where: { id: first.link.id } });
  expect(link.usedAt).toBeNull();
});

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
  `${accounts} accounts that flood the address of %s cause at most three emails an hour and six a day`,
  async (who) => {
    const victim = `victim-${randomUUID()}@example.org`;
    if (who === "a member") await makeMember({ email: victim, emailVerified: new Date() });
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
    const { caller } = await createMemberCaller({ role: "coach" });
    const { mails } = await caller.desk.mail.list({ q: victim, state: "failed" });
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ lastError }) => lastError))).toEqual(new Set(["mailbox-full"]));
    const kept = await db.outboxMail.findMany({ where: { lastError: "mailbox-full" } });
    expect(kept.length).toBeGreaterThan(0);
    for (const { recipient } of kept) expect(mailboxOf(recipient)).toBe(victim);
    const waiting = kept.filter(({ state }) => state !== "failed").map(({ kind }) => kind);
    expect(waiting).toEqual([...new Set(waiting)]);
  },
  240_000,
);
