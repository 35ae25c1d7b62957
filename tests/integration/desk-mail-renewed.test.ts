import { randomUUID } from "node:crypto";
import { createTestCaller } from "@tests/support/caller";
import { makeEntry } from "@tests/support/desk-records";
import { goodPassword, makeMember } from "@tests/support/factories";
import { storeLink } from "@tests/support/links";
import { raced } from "@tests/support/raced";
import { describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { createMailRow, queueWaitlistMail } from "@/server/mail/outbox";

const db = database();
const hourAgo = new Date(Date.now() - 60 * 60_000);
const refusal = { code: "CONFLICT", cause: { name: "illegal-move" } };

const { caller: coach } = await createTestCaller({ user: await makeMember({ role: "coach" }) });

const resend = (id: string) => coach.desk.mail.resend({ id });
const blockerOf = async (id: string) => (await coach.desk.mail.get({ id })).resendBlocker;
const mailsTo = (recipient: string) =>
  db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } });

async function deliver(recipient: string) {
  const texts: string[] = [];
  await deliverDue(db, async ({ to, text }) => void (to === recipient && texts.push(text)), "test");
  return texts;
}

const secretIn = (text: string | undefined) => /#(\S{20,})/.exec(text ?? "")?.[1];

type Waitlist = "waitlistJoined" | "waitlistInvited";

async function makeEntryMail(kind: Waitlist) {
  const entry = await makeEntry({ status: kind === "waitlistInvited" ? "invited" : "waiting" });
  await db.$transaction([...queueWaitlistMail(db, kind, entry)]);
  return { email: entry.email, entry };
}

async function makeLinkMail(kind: "welcome" | "verify" | "enter") {
  const user = await makeMember();
  const purpose = kind === "enter" ? "enter" : "verify";
  const link = await storeLink(purpose, user.email, user.id);
  const payload = { name: "Noor", linkId: link.id };
  await db.outboxMail.create({ data: createMailRow({ kind, to: user.email, payload }) });
  return { email: user.email, user };
}

/** Sends the email and sets its times to an hour ago. Returns its id and the secret of its link. */
async function sendFirst(email: string) {
  const [first] = await deliver(email);
  const [mail] = await mailsTo(email);
  await db.outboxMail.updateMany({
    where: { recipient: email },
    data: { updatedAt: hourAgo, sentAt: hourAgo },
  });
  return { id: mail?.id ?? "", secret: secretIn(first) };
}

async function expectOvertaken(id: string) {
  expect(await blockerOf(id)).toBe("overtaken");
  await expect(resend(id)).rejects.toMatchObject(refusal);
}

const emails = [
  { kind: "waitlistJoined", make: () => makeEntryMail("waitlistJoined") },
  { kind: "waitlistInvited", make: () => makeEntryMail("waitlistInvited") },
  { kind: "welcome", make: () => makeLinkMail("welcome") },
  { kind: "verify", make: () => makeLinkMail("verify") },
] as const;

describe.each(emails)("sending a $kind email again", ({ kind, make }) => {
  test("five parallel requests resend a delivered email only once, with a new link", async () => {
    const { email } = await make();
    const { id, secret } = await sendFirst(email);
    expect(secret).toBeTruthy();
    expect(await blockerOf(id)).toBeNull();
    expect((await raced(5, () => resend(id))).done).toHaveLength(1);
    expect(await mailsTo(email)).toMatchObject([
      { id, payload: {} },
      { kind, state: "queued" },
    ]);
    const [again] = await deliver(email);
    expect(secretIn(again)).toBeTruthy();
    expect(secretIn(again)).not.toBe(secret);
  });

  test("an email that was cancelled because its link is invalid is sent again with a new link", async () => {
    const { email } = await make();
    const [mail] = await mailsTo(email);
    const old = String(Reflect.get(Object(mail?.payload), "linkId"));
    await db.token.update({ where: { id: old }, data: { usedAt: new Date() } });
    await deliver(email);
    expect(await mailsTo(email)).toMatchObject([{ state: "cancelled", lastError: "link-void" }]);
    await resend(mail?.id ?? "");
    const [text] = await deliver(email);
    expect(secretIn(text)).toBeTruthy();
    expect(await mailsTo(email)).toMatchObject([{ id: mail?.id, state: "sent", payload: {} }]);
  });
});

test("waiting list emails cannot be resent to people who left, and receipts cannot be resent to invited people", async () => {
  for (const [kind, status] of [
    ["waitlistJoined", "left"],
    ["waitlistInvited", "left"],
    ["waitlistJoined", "invited"],
  ] as const) {
    const { email, entry } = await makeEntryMail(kind);
    const { id } = await sendFirst(email);
    await db.groupCoachingEntry.update({ where: { id: entry.id }, data: { status } });
    await expectOvertaken(id);
    expect(await mailsTo(email)).toHaveLength(1);
  }
});

test.each(["welcome", "verify"] as const)(
  "a %s email cannot be sent again once the address is confirmed or changed",
  async (kind) => {
    for (const change of [
      { emailVerified: new Date() },
      { emailCanonical: `new-${randomUUID()}@example.org` },
    ]) {
      const { email, user } = await makeLinkMail(kind);
      const { id } = await sendFirst(email);
      await db.user.update({ where: { id: user.id }, data: change });
      await expectOvertaken(id);
      expect(await mailsTo(email)).toHaveLength(1);
    }
  },
);

/** Returns the new address and the member's client. */
async function askToMove(email = `moved-${randomUUID()}@example.org`) {
  const member = await createTestCaller({ user: await makeMember() });
  await member.caller.account.requestEmailChange({ email, password: goodPassword });
  return { email, member };
}

test("the email that confirms a new address can be resent with a working link, but not after the link was used", async () => {
  const { email } = await askToMove();
  const { id, secret } = await sendFirst(email);
  expect(await blockerOf(id)).toBeNull();
  await resend(id);
  const again = secretIn((await deliver(email))[0]);
  expect(again).toBeTruthy();
  expect(again).not.toBe(secret);
  const visitor = await createTestCaller();
  await visitor.caller.account.confirmEmailChange({ token: again ?? "" });
  expect(await db.user.count({ where: { email } })).toBe(1);
  await db.outboxMail.updateMany({ where: { recipient: email }, data: { updatedAt: hourAgo } });
  await expectOvertaken(id);
});

test("the email that confirms a new address cannot be resent if its link is void or its account is ambiguous", async () => {
  const { email: dropped } = await askToMove();
  const first = await sendFirst(dropped);
  await db.token.updateMany({ where: { email: dropped }, data: { usedAt: new Date() } });
  const { email: wanted } = await askToMove();
  const second = await sendFirst(wanted);
  await db.outboxMail.update({ where: { id: second.id }, data: { about: null } });
  await askToMove(wanted);
  for (const { id } of [first, second]) await expectOvertaken(id);
});

test("the email that confirms a new address is resent for the right account if several accounts want the address", async () => {
  const { email } = await askToMove();
  const { id } = await sendFirst(email);
  const { about } = await db.outboxMail.findUniqueOrThrow({ where: { id } });
  await askToMove(email);
  await deliver(email);
  await resend(id);
  const token = secretIn((await deliver(email)).at(-1)) ?? "";
  await (await createTestCaller()).caller.account.confirmEmailChange({ token });
  expect(about).toBe(`user:${(await db.user.findUniqueOrThrow({ where: { emailCanonical: email } })).id}`);
});

test("an email with a sign-in link cannot be sent again from the Desk", async () => {
  const { email } = await makeLinkMail("enter");
  const { id } = await sendFirst(email);
  await expect(resend(id)).rejects.toMatchObject(refusal);
});
