import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeBusyMember } from "@tests/support/busy-member";
import { createMemberCaller, createTestCaller, refusal } from "@tests/support/caller";
import { listTablesWith } from "@tests/support/database-dump";
import { goodPassword, makeMember } from "@tests/support/factories";
import { figure } from "@tests/support/figure";
import { freshDatabase } from "@tests/support/fresh-database";
import { createBrowser } from "@tests/support/http";
import { deliverAll, queueNotice } from "@tests/support/mailbox";
import { createPainter, filesOf, makePicture } from "@tests/support/pictures";
import { raced } from "@tests/support/raced";
import { expect, onTestFinished, test, vi } from "vitest";
import { env } from "@/env.mjs";
import { castVote } from "@/features/future-apps/service";
import { deleteAccount } from "@/features/profile/delete-service";
import { findMailIds, removeFormsOf } from "@/features/profile/own-records";
import { database, isSqlite, openDatabase } from "@/server/db/client";
import { getMailFile } from "@/server/mail/mail-files";
import { findMailboxOpening } from "@/server/mail/mailbox-limit";
import { createMailRow, queueLinkMail } from "@/server/mail/outbox";
import { createSender, type Mail } from "@/server/mail/transport";
import { applyMigrations } from "../../scripts/support/migrations";

const db = database();

test("account deletion leaves only the member's anonymous votes and the account's id in the audit log", async () => {
  const { user, canary } = await makeBusyMember();
  const bystander = await makeBusyMember();
  const other = await createTestCaller({ user });
  await other.caller.profile.get();
  const { caller, jar } = await createTestCaller({ user });
  await caller.profile.updateNickname({ displayName: canary });
  jar.set("aurea.device", "anything");
  const readVotes = () =>
    db.futureApp.findMany({ select: { voteCount: true, _count: { select: { votes: true } } } });
  const before = await readVotes();

  const reply = await caller.profile.deleteAccount({ password: goodPassword });
  expect(reply).toEqual({ isDeleted: true });

  const left = await listTablesWith(canary);
  figure("rows-left-after-deletion", left.length, "rows");
  expect(left).toEqual([]);
  expect(new Set(await listTablesWith(user.id))).toEqual(new Set(["AuditEntry"]));
  const entry = await db.auditEntry.findFirstOrThrow({
    where: { subject: `user:${user.id}`, action: "account.deleted" },
  });
  expect(entry).toMatchObject({ actorId: null, before: null, after: null });
  expect(await readVotes()).toEqual(before);
  expect(await db.vote.count({ where: { voterKey: { startsWith: "gone:" } } })).toBeGreaterThanOrEqual(2);
  expect([jar.get("aurea.session"), jar.get("aurea.device")]).toEqual(["", ""]);
  await expect(other.caller.profile.get()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(401);
  expect((await listTablesWith(bystander.canary)).length).toBeGreaterThan(8);
});

test("account deletion removes the member's picture and invalidates an unused upload address", async () => {
  const user = await makeMember();
  const painter = await createPainter(user);
  await painter.upload(await makePicture());
  const { bytes, url } = await painter.register();
  expect(filesOf(user.id)).toHaveLength(1);
  const { caller } = await createTestCaller({ user });
  await caller.profile.deleteAccount({ password: goodPassword });
  expect(filesOf(user.id)).toEqual([]);
  expect((await painter.put(url, bytes)).status).toBe(401);
});

test("account deletion leaves no data of the member in email files or in SQLite's database file", async () => {
  const { user, canary } = await makeBusyMember();
  const bystander = await makeBusyMember();
  await deliverAll(createSender());
  const isIn = (text: string) => (bytes: Buffer) => bytes.includes(text);
  const filesWith = (text: string) => {
    const files = readdirSync(env.MAIL_FOLDER).map((name) => join(env.MAIL_FOLDER, name));
    return files.filter((file) => isIn(text)(readFileSync(file)));
  };
  const [mailFile = ""] = filesWith(user.email);
  // A killed process leaves a partial email file like this.
  copyFileSync(mailFile, `${mailFile}.part`);
  const { caller } = await createTestCaller({ user });
  await caller.profile.deleteAccount({ password: goodPassword });
  const left = filesWith(user.email);
  figure("emails-left-after-deletion", left.length, "emails");
  expect(left).toEqual([]);
  expect(filesWith(bystander.user.email)).not.toEqual([]);
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
    const kind = "applicationReceived";
    for (let count = 0; count < 2; count += 1) {
      const mail = createMailRow({ kind, to: "INFO@example.org", payload: { name: null } });
      await turkish.outboxMail.create({ data: { ...mail, state: "sent", sentAt: new Date() } });
    }
    const next = { id: "next", kind, recipient: "info@example.org", leasedUntil: null };
    expect(await findMailboxOpening(turkish, next)).toBeInstanceOf(Date);
    expect(await findMailIds(turkish, "info@example.org")).toHaveLength(2);
    await turkish.$transaction(removeFormsOf(turkish, "info@example.org"));
    expect(await turkish.outboxMail.count()).toBe(0);
  },
);

test("account deletion leaves no file of an email that is sent during the deletion", async () => {
  const { user, caller } = await createMemberCaller();
  const { messageId } = await queueNotice(user.email);
  const send = createSender();
  const isWritten = new Set<string>();
  async function deleteAndSend(mail: Mail) {
    if (mail.messageId === messageId) await caller.profile.deleteAccount({ password: goodPassword });
    await send(mail);
    if (existsSync(getMailFile(mail.messageId))) isWritten.add(mail.messageId);
  }
  await deliverAll(deleteAndSend);
  expect([isWritten.has(messageId), existsSync(getMailFile(messageId))]).toEqual([true, false]);
});

test("account deletion succeeds and removes the picture even if an email file cannot be removed", async () => {
  const { user, caller } = await createMemberCaller();
  const painter = await createPainter(user);
  await painter.upload(await makePicture());
  const { messageId } = await queueNotice(user.email);
  // A folder cannot be removed like a file.
  mkdirSync(getMailFile(messageId), { recursive: true });
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
  // Simulates that the email was delivered and that old links were purged.
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
