import { randomUUID } from "node:crypto";
import { anyEmail } from "@tests/support/application";
import { createMemberCaller, createTestCaller } from "@tests/support/caller";
import { listTablesWith } from "@tests/support/database-dump";
import { storeApplication } from "@tests/support/desk-records";
import { goodPassword, makeMember } from "@tests/support/factories";
import { join as joinWaitlist } from "@tests/support/intake";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { expect, test } from "vitest";
import { inviteEntries } from "@/features/desk/waitlist/service";
import { database } from "@/server/db/client";
import { createSamplePayload } from "@/server/mail/kinds";
import { createMailRow } from "@/server/mail/outbox";
import { purge } from "@/server/retention";

const db = database();
const mailbox = mailboxOfEachTest();

async function signIn(id: string) {
  return (await createTestCaller({ user: await db.user.findUniqueOrThrow({ where: { id } }) })).caller;
}

const profileOf = async (id: string) => (await signIn(id)).profile;

const storeApplicationOf = (email: string, given: object = {}) =>
  storeApplication({ email, emailCanonical: email, ...given });

async function changeEmail(id: string, email: string) {
  const { account } = await signIn(id);
  await account.requestEmailChange({ email, password: goodPassword });
  await account.confirmEmailChange({ token: await mailbox.newestSecret(email) });
}

test("deleting an account keeps the former addresses of another account that once had the same address", async () => {
  const [first, second, third] = [anyEmail("first"), anyEmail("second"), anyEmail("third")];
  const { id } = await makeMember({ email: first, emailVerified: new Date() });
  await storeApplicationOf(first);
  for (const email of [second, third]) await changeEmail(id, email);
  const other = await createMemberCaller({ email: second, emailVerified: new Date() });
  await other.caller.profile.deleteAccount({});

  const profile = await profileOf(id);
  const { formerAddresses } = await profile.exportData({});
  expect(formerAddresses).toMatchObject([
    { email: second, isConfirmed: true, applications: [] },
    { email: first, isConfirmed: true, applications: [{ email: first }] },
  ]);
  await profile.deleteAccount({});
  expect(await db.privateCoachingApplication.count({ where: { email: first } })).toBe(0);
});

test("later emails and links about forms sent with a former address are exported and deleted with the sender's account, not with the address's next account", async () => {
  const [first, second] = [anyEmail("first"), anyEmail("second")];
  const { id } = await makeMember({ email: first, emailVerified: new Date() });
  await joinWaitlist({ name: "Noor", email: first });
  const sent = await storeApplicationOf(first, { submittedAt: new Date() });
  await changeEmail(id, second);
  const entry = await db.groupCoachingEntry.findUniqueOrThrow({ where: { emailCanonical: first } });
  await inviteEntries(db, { ids: [entry.id], actorId: id });
  const payload = createSamplePayload("decision");
  const about = `application:${sent.id}`;
  await db.outboxMail.create({ data: createMailRow({ kind: "decision", to: first, payload, about }) });

  const next = await createMemberCaller({ email: first, emailVerified: new Date() });
  expect((await next.caller.profile.exportData({})).mails).toEqual([]);
  await next.caller.profile.deleteAccount({});
  expect(await db.token.count({ where: { email: first, purpose: "leave" } })).toBe(2);

  const profile = await profileOf(id);
  const { mails } = await profile.exportData({});
  const kinds = mails.flatMap(({ kind, recipient }) => (recipient === first ? [kind] : []));
  expect(kinds).toEqual(["waitlistJoined", "emailChanged", "waitlistInvited", "decision"]);
  await profile.deleteAccount({});
  expect(await listTablesWith(first)).toEqual([]);
});

test("data that a member sent with a former address is neither exported nor deleted with the account of the address's next owner", async () => {
  const [shared, own, next] = [anyEmail("shared"), anyEmail("own"), anyEmail("next")];
  const first = await makeMember({ email: shared, emailVerified: new Date() });
  const sent = await storeApplicationOf(shared, { submittedAt: first.createdAt });
  await joinWaitlist({ name: "Noor", email: shared });
  await changeEmail(first.id, own);
  const second = await makeMember({ email: shared, emailVerified: new Date() });
  await joinWaitlist({ name: "Bo", email: shared });
  const mailsOf = ({ mails }: { mails: { kind: string; recipient: string }[] }) =>
    mails.flatMap(({ kind, recipient }) => (recipient === shared ? [kind] : []));

  const exportOf = async (id: string) => (await profileOf(id)).exportData({});
  const theirs = await exportOf(second.id);
  expect(theirs).toMatchObject({ waitlist: { name: "Bo" }, applications: [] });
  const former = await exportOf(first.id);
  expect(former.formerAddresses).toMatchObject([{ waitlist: null, applications: [{ email: shared }] }]);
  expect([mailsOf(theirs), mailsOf(former)]).toEqual([[], ["waitlistJoined", "emailChanged"]]);

  await changeEmail(second.id, next);
  const { formerAddresses } = await exportOf(second.id);
  expect(formerAddresses).toMatchObject([{ waitlist: { name: "Bo" }, applications: [] }]);
  await (await profileOf(second.id)).deleteAccount({});
  expect(await db.groupCoachingEntry.count({ where: { emailCanonical: shared } })).toBe(0);
  expect(await db.privateCoachingApplication.count({ where: { id: sent.id } })).toBe(1);
  expect(mailsOf(await exportOf(first.id))).toEqual(["waitlistJoined", "emailChanged"]);
  await (await profileOf(first.id)).deleteAccount({});
  expect(await listTablesWith(shared)).toEqual([]);
});

test("account deletion keeps the waiting list entry of a former address if the address's new owner has joined the list since", async () => {
  const [shared, own] = [anyEmail("shared"), anyEmail("own")];
  const { id } = await makeMember({ email: shared, emailVerified: new Date() });
  await joinWaitlist({ name: "Noor", email: shared });
  await changeEmail(id, own);
  await joinWaitlist({ name: "Bo", email: shared });
  await (await profileOf(id)).deleteAccount({});
  expect(await db.groupCoachingEntry.findMany({ where: { emailCanonical: shared } })).toMatchObject([
    { name: "Bo" },
  ]);
});

test("account deletion keeps the forms sent with a former address that was never confirmed", async () => {
  const [first, second] = [anyEmail("first"), anyEmail("second")];
  const user = await makeMember({ email: first });
  const sent = await storeApplicationOf(first);
  await changeEmail(user.id, second);
  expect(mailbox.to(first)).toEqual([]);
  const former = await db.formerAddress.findMany({ where: { userId: user.id } });
  expect(former).toMatchObject([{ email: first, isConfirmed: false }]);
  await (await profileOf(user.id)).deleteAccount({});
  expect(await db.privateCoachingApplication.count({ where: { id: sent.id } })).toBe(1);
});

test("a member's export has emails and forms of former addresses only from the time when the member had them", async () => {
  const email = `member-${randomUUID()}@example.org`;
  const [first, second, other] = [`first-${email}`, `second-${email}`, `other-${email}`] as const;
  const [begun, user] = [Date.now(), await makeMember({ email })];
  const minutes = (count: number) => new Date(begun + count * 60_000);
  await db.user.update({
    where: { id: user.id },
    data: { createdAt: minutes(10), emailVerified: new Date() },
  });
  const write = (at: number, row: ReturnType<typeof createMailRow>) =>
    db.outboxMail.create({ data: { ...row, createdAt: minutes(at) } });
  const sendEmail = (to: string, at: number) =>
    write(at, createMailRow({ kind: "passwordChanged", to, payload: { name: null } }));
  const moved = (to: string, newEmail: string, at: number, name: string | null = null) =>
    write(at, createMailRow({ kind: "emailChanged", to, payload: { name, newEmail } }));
  const left = (address: string, at: number, isConfirmed: boolean) =>
    db.formerAddress.create({
      data: { userId: user.id, email: address, emailCanonical: address, isConfirmed, leftAt: minutes(at) },
    });
  // Stores the member's emails, from the first address to the current one.
  await sendEmail(first, 11);
  await moved(first, second, 20);
  await left(first, 20, false);
  await sendEmail(second, 21);
  await moved(second, email, 30);
  await left(second, 30, true);
  // Stores emails to these addresses from before and after the member had them, and emails to other people.
  await sendEmail(first, 9);
  await sendEmail(first, 25);
  await sendEmail(other, 6);
  await sendEmail(second, 19);
  await sendEmail(second, 31);
  await sendEmail(`named-${email}`, 28);
  const asked = { name: null, linkId: randomUUID() };
  await write(22, createMailRow({ kind: "confirmEmail", to: `new-${email}`, payload: asked }));
  await makeMember({ email: first });
  const apply = (to: string, at: number) =>
    storeApplicationOf(to, { submittedAt: minutes(at), currentRole: `${at}` });
  await apply(first, 11);
  await apply(second, 29);
  await apply(second, 31);
  await db.outboxMail.updateMany({ where: { state: "queued" }, data: { state: "sent", sentAt: new Date() } });
  await purge(db, begun + 31 * 24 * 60 * 60_000);
  // Stores other people's emails that mention the member's address.
  await moved(other, email, 5);
  await moved(`named-${email}`, `elsewhere-${email}`, 29, email);

  const { caller } = await createTestCaller({ user });
  const { mails, formerAddresses } = await caller.profile.exportData({});
  expect(formerAddresses).toMatchObject([
    { email: second, isConfirmed: true, leftAt: minutes(30), applications: [{ currentRole: "29" }] },
    { email: first, isConfirmed: false, leftAt: minutes(20), applications: [] },
  ]);
  expect(mails.map(({ kind, recipient, createdAt }) => [kind, recipient, createdAt])).toEqual([
    ["passwordChanged", first, minutes(11)],
    ["emailChanged", first, minutes(20)],
    ["passwordChanged", second, minutes(21)],
    ["emailChanged", second, minutes(30)],
  ]);

  // The deletion also removes other emails to a former address that no other account has now, and emails that mention
  // the member's address.
  await caller.profile.deleteAccount({});
  const kept = await db.outboxMail.findMany({
    where: { recipient: { in: [first, second, other, `named-${email}`] } },
    orderBy: { createdAt: "asc" },
    select: { createdAt: true },
  });
  expect(kept.map(({ createdAt }) => createdAt)).toEqual([6, 9, 25, 28].map(minutes));
  const forms = await db.privateCoachingApplication.findMany({
    where: { emailCanonical: { in: [first, second] } },
    orderBy: { submittedAt: "asc" },
    select: { submittedAt: true },
  });
  expect(forms.map(({ submittedAt }) => submittedAt)).toEqual([11, 31].map(minutes));
});
