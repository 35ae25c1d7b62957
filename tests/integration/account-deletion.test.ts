import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anyEmail } from "@tests/support/application";
import { makeBusyMember } from "@tests/support/busy-member";
import { createMemberCaller, createTestCaller, refusal } from "@tests/support/caller";
import { dumpDatabase } from "@tests/support/database-dump";
import { storeApplication } from "@tests/support/desk-records";
import { goodPassword, makeMember } from "@tests/support/factories";
import { figure } from "@tests/support/figure";
import { freshDatabase } from "@tests/support/fresh-database";
import { createBrowser } from "@tests/support/http";
import { join as joinWaitlist } from "@tests/support/intake";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { createPainter, filesOf, makePicture } from "@tests/support/pictures";
import { raced } from "@tests/support/raced";
import { expect, onTestFinished, test, vi } from "vitest";
import { env } from "@/env.mjs";
import { inviteEntries } from "@/features/desk/waitlist/service";
import { castVote } from "@/features/future-apps/service";
import { deleteAccount } from "@/features/profile/delete-service";
import { findMailIds, removeFormsOf } from "@/features/profile/own-records";
import { database, isSqlite, openDatabase } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { createSamplePayload } from "@/server/mail/kinds";
import { getMailFile } from "@/server/mail/mail-files";
import { findMailboxOpening } from "@/server/mail/mailbox-limit";
import { createMailRow, queueLinkMail } from "@/server/mail/outbox";
import { createSender, type Mail } from "@/server/mail/transport";
import { applyMigrations } from "../../scripts/support/migrations";

const db = database();
const mailbox = mailboxOfEachTest();

async function rowsWith(text: string) {
  const rows = [...(await dumpDatabase())].map(([name, row]) => [name.split("/")[0], JSON.stringify(row)]);
  return rows.flatMap(([table, row]) => (row?.toLowerCase().includes(text.toLowerCase()) ? [table] : []));
}

async function signIn(id: string) {
  return createTestCaller({ user: await db.user.findUniqueOrThrow({ where: { id } }) });
}

async function changeEmail(id: string, email: string) {
  const { caller } = await signIn(id);
  await caller.account.requestEmailChange({ email, password: goodPassword });
  await caller.account.confirmEmailChange({ token: await mailbox.newestSecret(email) });
}

test("account deletion leaves only the member's anonymous votes and the account's id in the audit log", async () => {
  const { user, canary } = await makeBusyMember();
  const bystander = await makeBusyMember();
  const other = await createTestCaller({ user });
  await other.caller.profile.get();
  const { caller, jar } = await createTestCaller({ user });
  await caller.profile.updateNickname({ displayName: canary });
  jar.set("aurea.device", "anything");
  const count = async (id: string) => (await db.futureApp.findUniqueOrThrow({ where: { id } })).voteCount;
  const before = [await count("eq-vitamins"), await db.vote.count({ where: { appId: "eq-vitamins" } })];

  const reply = await caller.profile.deleteAccount({ password: goodPassword });
  expect(reply).toEqual({ isDeleted: true });

  const left = await rowsWith(canary);
  figure("rows-left-after-deletion", left.length, "rows");
  expect(left).toEqual([]);
  expect(new Set(await rowsWith(user.id))).toEqual(new Set(["AuditEntry"]));
  const entry = await db.auditEntry.findFirstOrThrow({
    where: { subject: `user:${user.id}`, action: "account.deleted" },
  });
  expect(entry).toMatchObject({ actorId: null, before: null, after: null });
  expect([await count("eq-vitamins"), await db.vote.count({ where: { appId: "eq-vitamins" } })]).toEqual(
    before,
  );
  expect(await db.vote.count({ where: { voterKey: { startsWith: "gone:" } } })).toBeGreaterThanOrEqual(2);
  expect([jar.get("aurea.session"), jar.get("aurea.device")]).toEqual(["", ""]);
  await expect(other.caller.profile.get()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(401);
  expect((await rowsWith(bystander.canary)).length).toBeGreaterThan(8);
});

test("account deletion removes the member's picture and invalidates an unused upload address", async () => {
  const user = await makeMember();
  const painter = await createPainter(user);
  const bytes = await makePicture();
  await painter.upload(bytes);
  const address = await painter.addressFor({ size: bytes.length, type: "image/png" });
  expect(filesOf(user.id)).toHaveLength(1);
  const { caller } = await createTestCaller({ user });
  await caller.profile.deleteAccount({ password: goodPassword });
  expect(filesOf(user.id)).toEqual([]);
  expect((await painter.put(address, bytes)).status).toBe(401);
});

test("account deletion leaves no data of the member in email files or in SQLite's database file", async () => {
  const { user, canary } = await makeBusyMember();
  const bystander = await makeBusyMember();
  for (let sent = 1; sent > 0; ) sent = await deliverDue(db, createSender(), "test");
  const mailFiles = () =>
    readdirSync(env.MAIL_FOLDER).map((name) => readFileSync(join(env.MAIL_FOLDER, name)));
  const isIn = (text: string) => (bytes: Buffer) => bytes.includes(text);
  const theirs = readdirSync(env.MAIL_FOLDER).map((name) => join(env.MAIL_FOLDER, name));
  const mailFile = theirs.find((file) => isIn(user.email)(readFileSync(file)));
  // A killed process leaves a partial email file like this.
  copyFileSync(String(mailFile), `${mailFile}.part`);
  const { caller } = await createTestCaller({ user });
  await caller.profile.deleteAccount({ password: goodPassword });
  const left = mailFiles().filter(isIn(user.email));
  figure("emails-left-after-deletion", left.length, "emails");
  expect(left).toEqual([]);
  expect(mailFiles().some(isIn(bystander.user.email))).toBe(true);
  if (!isSqlite) return;
  const pages = ["", "-wal"].map((end) => readFileSync(env.DATABASE_URL.slice("file:".length) + end));
  expect(pages.some(isIn(bystander.canary))).toBe(true);
  expect(pages.some(isIn(canary))).toBe(false);
  expect(pages.some(isIn(user.email))).toBe(false);
});

test.skipIf(isSqlite)(
  "in a database with a Turkish locale, the emails to an address in capitals are found and deleted",
  async () => {
    const url = await freshDatabase(
      `turkish_${Date.now()}`,
      "TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'tr'",
    );
    await applyMigrations(url);
    const turkish = openDatabase(url);
    onTestFinished(() => turkish.$disconnect());
    const mail = { kind: "applicationReceived", to: "INFO@example.org", payload: { name: null } } as const;
    const sent = { state: "sent", sentAt: new Date() };
    for (const row of [mail, mail])
      await turkish.outboxMail.create({ data: { ...createMailRow(row), ...sent } });
    const next = { id: "next", kind: mail.kind, recipient: "info@example.org", leasedUntil: null };
    expect(await findMailboxOpening(turkish, next)).toBeInstanceOf(Date);
    expect(await findMailIds(turkish, "info@example.org")).toHaveLength(2);
    await turkish.$transaction(removeFormsOf(turkish, "info@example.org"));
    expect(await turkish.outboxMail.count()).toBe(0);
  },
);

test("account deletion leaves no file of an email that is sent during the deletion", async () => {
  const { user, caller } = await createMemberCaller();
  const email = createMailRow({ kind: "passwordChanged", to: user.email, payload: { name: null } });
  const { messageId } = await db.outboxMail.create({ data: email });
  const send = createSender();
  const isWritten = new Set<string>();
  async function deleteAndSend(mail: Mail) {
    if (mail.messageId === messageId) await caller.profile.deleteAccount({ password: goodPassword });
    await send(mail);
    if (existsSync(getMailFile(mail.messageId))) isWritten.add(mail.messageId);
  }
  for (let sent = 1; sent > 0; ) sent = await deliverDue(db, deleteAndSend, "test");
  expect([isWritten.has(messageId), existsSync(getMailFile(messageId))]).toEqual([true, false]);
});

test("account deletion succeeds and removes the picture even if an email file cannot be removed", async () => {
  const { user, caller } = await createMemberCaller();
  const painter = await createPainter(user);
  await painter.upload(await makePicture());
  const email = createMailRow({ kind: "passwordChanged", to: user.email, payload: { name: null } });
  await db.outboxMail.create({ data: { ...email, state: "sent" } });
  // A folder cannot be removed like a file.
  mkdirSync(getMailFile(email.messageId), { recursive: true });
  expect(await caller.profile.deleteAccount({ password: goodPassword })).toEqual({ isDeleted: true });
  expect(filesOf(user.id)).toEqual([]);
});

test("deleting an account whose address is unconfirmed keeps data that may be another person's", async () => {
  const { user, email } = await makeBusyMember({ isVerified: false });
  const { caller } = await createTestCaller({ user });
  await caller.profile.deleteAccount({});
  expect(await db.groupCoachingEntry.count({ where: { emailCanonical: email } })).toBe(1);
  const left = await db.outboxMail.findMany({ where: { recipient: email }, select: { kind: true } });
  expect(left).toEqual([{ kind: "waitlistJoined" }]);
  expect(await db.outboxMail.count({ where: { recipient: `new-${email}` } })).toBe(0);
});

test("account deletion is refused with a wrong password or, five minutes after the sign-in, without a password", async () => {
  const { user, caller } = await createMemberCaller();
  const wrong = caller.profile.deleteAccount({ password: "not-it" });
  await expect(wrong).rejects.toThrow("Current password is incorrect.");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5.1 * 60_000 });
  const late = caller.profile.deleteAccount({});
  await expect(late).rejects.toMatchObject(refusal("stale-session"));
  expect(await db.user.count({ where: { id: user.id } })).toBe(1);
  expect(await caller.profile.get()).toBeTruthy();
});

test("six parallel deletions delete the account once, and the other calls are refused", async () => {
  const { user } = await makeBusyMember();
  const callers = await Promise.all(Array.from({ length: 6 }, () => createTestCaller({ user })));
  const deleteAt = (at: number) => callers[at]!.caller.profile.deleteAccount({ password: goodPassword });
  const { refused } = await raced(6, deleteAt);
  expect(refused).toHaveLength(5);
  for (const reason of refused) expect(["UNAUTHORIZED", "BAD_REQUEST"]).toContain(Object(reason).code);
  const gone = { subject: `user:${user.id}`, action: "account.deleted" };
  expect(await db.auditEntry.count({ where: gone })).toBe(1);
});

test("the session endpoint reports no deletion for the old cookie of a member who signed out", async () => {
  const { email } = await makeMember();
  const browser = createBrowser();
  await browser.signIn(email, goodPassword);
  const before = browser.sessionValue();
  await browser.signOut();
  browser.keep(`aurea.session=${before}`);
  expect(await browser.session()).toEqual({});
});

test("votes cast during an account deletion do not keep the member's id, and the vote counts stay correct", async () => {
  const { user, caller } = await createMemberCaller();
  const slugs = ["sleep-stories", "mental-rehearsal", "conversation-scripts", "reaction-rewind"] as const;
  const castAll = () => slugs.map((slug) => castVote(db, { userId: user.id, visitorId: null }, { slug }));
  const early = castAll();
  await early[0];
  await Promise.allSettled([...early, caller.profile.deleteAccount({}), ...castAll()]);
  expect(await db.user.count({ where: { id: user.id } })).toBe(0);
  expect(await db.vote.count({ where: { voterKey: `member:${user.id}` } })).toBe(0);
  expect(await db.vote.count({ where: { appId: slugs[0] } })).toBe(1);
  for (const slug of slugs) {
    const app = await db.futureApp.findUnique({ where: { id: slug } });
    expect(app?.voteCount ?? 0).toBe(await db.vote.count({ where: { appId: slug } }));
  }
});

test("deleting an account keeps the former addresses of another account that once had the same address", async () => {
  const [first, second, third] = [anyEmail("first"), anyEmail("second"), anyEmail("third")];
  const { id } = await makeMember({ email: first, emailVerified: new Date() });
  await storeApplication({ email: first, emailCanonical: first });
  for (const email of [second, third]) await changeEmail(id, email);
  const other = await createMemberCaller({ email: second, emailVerified: new Date() });
  await other.caller.profile.deleteAccount({ password: goodPassword });

  const { caller } = await signIn(id);
  const { formerAddresses } = await caller.profile.exportData({ password: goodPassword });
  expect(formerAddresses).toMatchObject([
    { email: second, isConfirmed: true, applications: [] },
    { email: first, isConfirmed: true, applications: [{ email: first }] },
  ]);
  await caller.profile.deleteAccount({ password: goodPassword });
  expect(await db.privateCoachingApplication.count({ where: { email: first } })).toBe(0);
});

test("later emails and links of forms sent with a former address are exported and deleted with them, not with the next account", async () => {
  const [first, second] = [anyEmail("first"), anyEmail("second")];
  const { id } = await makeMember({ email: first, emailVerified: new Date() });
  await joinWaitlist({ name: "Noor", email: first });
  const sent = await storeApplication({ email: first, emailCanonical: first, submittedAt: new Date() });
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

  const { caller } = await signIn(id);
  const { mails } = await caller.profile.exportData({});
  const kinds = mails.flatMap(({ kind, recipient }) => (recipient === first ? [kind] : []));
  expect(kinds).toEqual(["waitlistJoined", "emailChanged", "waitlistInvited", "decision"]);
  await caller.profile.deleteAccount({});
  expect(await rowsWith(first)).toEqual([]);
});

test("what a member sent with a former address is not exported or deleted for the next member who has it", async () => {
  const [shared, own, next] = [anyEmail("shared"), anyEmail("own"), anyEmail("next")];
  const first = await makeMember({ email: shared, emailVerified: new Date() });
  const sent = await storeApplication({
    email: shared,
    emailCanonical: shared,
    submittedAt: first.createdAt,
  });
  await joinWaitlist({ name: "Noor", email: shared });
  await changeEmail(first.id, own);
  const second = await makeMember({ email: shared, emailVerified: new Date() });
  await joinWaitlist({ name: "Bo", email: shared });
  const mailsOf = ({ mails }: { mails: { kind: string; recipient: string }[] }) =>
    mails.flatMap(({ kind, recipient }) => (recipient === shared ? [kind] : []));

  const exportOf = async (id: string) => (await signIn(id)).caller.profile.exportData({});
  const theirs = await exportOf(second.id);
  expect(theirs).toMatchObject({ waitlist: { name: "Bo" }, applications: [] });
  const former = await exportOf(first.id);
  expect(former.formerAddresses).toMatchObject([{ waitlist: null, applications: [{ email: shared }] }]);
  expect([mailsOf(theirs), mailsOf(former)]).toEqual([[], ["waitlistJoined", "emailChanged"]]);

  await changeEmail(second.id, next);
  const { formerAddresses } = await exportOf(second.id);
  expect(formerAddresses).toMatchObject([{ waitlist: { name: "Bo" }, applications: [] }]);
  await (await signIn(second.id)).caller.profile.deleteAccount({});
  expect(await db.groupCoachingEntry.count({ where: { emailCanonical: shared } })).toBe(0);
  expect(await db.privateCoachingApplication.count({ where: { id: sent.id } })).toBe(1);
  expect(mailsOf(await exportOf(first.id))).toEqual(["waitlistJoined", "emailChanged"]);
  await (await signIn(first.id)).caller.profile.deleteAccount({});
  expect(await rowsWith(shared)).toEqual([]);
});

test("account deletion keeps the waiting list entry of a former address if the address's new owner has joined the list since", async () => {
  const [shared, own] = [anyEmail("shared"), anyEmail("own")];
  const { id } = await makeMember({ email: shared, emailVerified: new Date() });
  await joinWaitlist({ name: "Noor", email: shared });
  await changeEmail(id, own);
  await joinWaitlist({ name: "Bo", email: shared });
  await (await signIn(id)).caller.profile.deleteAccount({});
  expect(await db.groupCoachingEntry.findMany({ where: { emailCanonical: shared } })).toMatchObject([
    { name: "Bo" },
  ]);
});

test("account deletion keeps the forms sent with a former address that was never confirmed", async () => {
  const [first, second] = [anyEmail("first"), anyEmail("second")];
  const user = await makeMember({ email: first });
  const sent = await storeApplication({ email: first, emailCanonical: first });
  await changeEmail(user.id, second);
  expect(mailbox.to(first)).toEqual([]);
  const former = await db.formerAddress.findMany({ where: { userId: user.id } });
  expect(former).toMatchObject([{ email: first, isConfirmed: false }]);
  await deleteAccount(db, await db.user.findUniqueOrThrow({ where: { id: user.id } }));
  expect(await db.privateCoachingApplication.count({ where: { id: sent.id } })).toBe(1);
});

test("for an unverified account, export and deletion cover only emails that the account itself caused", async () => {
  const user = await makeMember({ emailVerified: null });
  const asked = `asked-${user.email}`;
  const notice = createMailRow({ kind: "passwordChanged", to: user.email, payload: { name: null } });
  const day = 24 * 60 * 60_000;
  await db.outboxMail.create({ data: { ...notice, createdAt: new Date(Date.now() - day) } });
  const other = await makeMember();
  await db.$transaction([
    ...queueLinkMail(db, "confirmEmail", { userId: user.id, email: asked, name: null }),
    ...queueLinkMail(db, "confirmEmail", { userId: other.id, email: user.email, name: null }),
  ]);
  // As after the delivery and the purge of old links.
  await db.outboxMail.updateMany({ where: { recipient: asked }, data: { state: "sent", payload: {} } });
  await db.token.deleteMany({ where: { userId: user.id } });
  const { caller } = await createTestCaller({ user });
  const { mails } = await caller.profile.exportData({});
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([["confirmEmail", asked]]);
  await deleteAccount(db, user);
  expect(await db.outboxMail.count({ where: { recipient: asked } })).toBe(0);
  const left = await db.outboxMail.findMany({ where: { recipient: user.email }, select: { kind: true } });
  expect(left.map(({ kind }) => kind).sort()).toEqual(["confirmEmail", "passwordChanged"]);
});
