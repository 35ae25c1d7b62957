import { randomUUID } from "node:crypto";
import { createTestCaller } from "@tests/support/caller";
import { makeEntry, storeApplication } from "@tests/support/desk-records";
import { goodPassword, makeMember, signInAs, signInNewMember } from "@tests/support/factories";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { raced } from "@tests/support/raced";
import { readPages } from "@tests/support/read-pages";
import { beforeEach, expect, test } from "vitest";
import { type ListMembersInput, memberships } from "@/features/desk/schema";
import { castVote } from "@/features/future-apps/service";
import { canonicalEmail } from "@/lib/email-address";
import { writeOwnAudit } from "@/server/audit";
import { database } from "@/server/db/client";

type ListInput = { q?: string; plan?: ListMembersInput["plan"]; cursor?: string };

const db = database();
const mailbox = mailboxOfEachTest();
const coach = await makeMember({ role: "coach", displayName: "Coach", password: null });
const { desk } = (await createTestCaller({ user: coach })).caller;

beforeEach(() => db.user.deleteMany({ where: { id: { not: coach.id } } }));

const list = (input: ListInput = {}) => desk.members.list(input);
const get = (id: string) => desk.members.get({ id });

const makeFound = (given: Parameters<typeof makeMember>[0]) => makeMember({ password: null, ...given });

async function addResult(userId: string, archetype: string, createdAt: Date) {
  await db.quizResult.create({
    data: { userId, attemptId: randomUUID(), archetype, answers: [], createdAt },
  });
}

test("members are listed newest first in pages of 25 without gaps or repeats", async () => {
  const createdAt = new Date("2026-01-01T00:00:00Z");
  const made = Array.from({ length: 58 }, (_, at) => ({
    email: `m${at}@example.org`,
    emailCanonical: `m${at}@example.org`,
    purchasedProducts: [],
    createdAt: new Date(createdAt.getTime() + Math.floor(at / 4) * 1_000),
  }));
  await db.user.createMany({ data: made });
  const seen = await readPages(
    (cursor) => list({ cursor }),
    ({ rows }) => rows,
  );
  expect(seen).toHaveLength(59);
  const times = seen.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test("members are listed with plan, email confirmation, archetype and last visit", async () => {
  const user = await makeFound({
    displayName: "Teun",
    membershipStatus: "alchemist",
    emailVerified: new Date(),
  });
  await addResult(user.id, "guardian", new Date("2026-01-01"));
  await addResult(user.id, "traveler", new Date("2026-03-01"));
  await addResult(user.id, "architect", new Date("2026-02-01"));
  await signInAs(user);
  const lastSeenAt = new Date("2030-01-01T12:00:00Z");
  const { claims } = await signInAs(user);
  await db.authSession.update({ where: { id: claims.sid }, data: { lastSeenAt } });
  const { rows } = await list({ q: "teun" });
  expect(rows).toMatchObject([
    {
      displayName: "Teun",
      email: user.email,
      membershipStatus: "alchemist",
      archetype: "traveler",
      lastSeenAt,
      role: "member",
    },
  ]);
  expect(rows[0]?.emailVerified).toBeInstanceOf(Date);
  // Retention deletes old sessions; the last sign-in stays in the audit log.
  await db.authSession.deleteMany({ where: { userId: user.id } });
  const signIn = { actorId: user.id, action: "account.signed-in" };
  const last = await db.auditEntry.findFirst({ where: signIn, orderBy: { createdAt: "desc" } });
  expect((await get(user.id)).lastSeenAt).toEqual(last?.createdAt);
  const quiet = await makeFound({ displayName: "Quiet" });
  expect((await list({ q: "quiet" })).rows).toMatchObject([
    { id: quiet.id, archetype: null, lastSeenAt: null, emailVerified: null },
  ]);
});

test("members are filtered by plan, and unknown plans are listed as other", async () => {
  const statuses = [...memberships, "vip", "beta tester", "zz"];
  for (const membershipStatus of statuses) await makeFound({ membershipStatus });
  const found = async (plan: ListInput["plan"]) =>
    (await list({ plan })).rows.map((row) => row.membershipStatus).sort();
  expect(await found("other")).toEqual(["beta tester", "vip", "zz"]);
  expect(await found("founding_member")).toEqual(["founding_member"]);
  expect(await found("alchemist")).toEqual(["alchemist"]);
  expect(await found("all")).toHaveLength(statuses.length + 1);
});

test("a member's page shows the Google account, votes, quiz results, and forms sent with a confirmed address", async () => {
  const user = await makeFound({
    displayName: "Lena",
    email: "Lena.B@example.org",
    emailVerified: new Date(),
  });
  await db.account.create({ data: { userId: user.id, provider: "google", providerAccountId: randomUUID() } });
  await castVote(db, { userId: user.id, visitorId: null }, { slug: "sleep-stories" });
  await addResult(user.id, "guardian", new Date("2026-01-01"));
  await addResult(user.id, "performer", new Date("2026-02-01"));
  const entry = await makeEntry({ email: "lena.b@example.org" });
  const applied = (email: string) => storeApplication({ email, emailCanonical: canonicalEmail(email) });
  const own = await applied("LENA.B@example.org");
  await applied("lena.b@example.com");
  const member = await get(user.id);
  expect(member).toMatchObject({ hasGoogle: true, votes: 1, archetype: "performer" });
  expect(member.quizResults.map(({ archetype }) => archetype)).toEqual(["performer", "guardian"]);
  expect(member.forms.entries).toMatchObject([{ id: entry.id, status: "waiting" }]);
  expect(member.forms.applications.map(({ id }) => id)).toEqual([own.id]);
  await db.user.update({ where: { id: user.id }, data: { emailVerified: null } });
  expect((await get(user.id)).forms).toEqual({ entries: [], applications: [] });
});

test("a member's page also shows forms sent with a confirmed former address before the member left the address", async () => {
  const former = `former-${randomUUID()}@example.org`;
  const user = await makeMember({ email: former, emailVerified: new Date() });
  await writeOwnAudit(db, "account.email-verified", user.id);
  const entry = await makeEntry({ email: former });
  const own = await storeApplication({ email: former, emailCanonical: former });
  const { caller } = await createTestCaller({ user });
  const email = `new-${randomUUID()}@example.org`;
  await caller.account.requestEmailChange({ email, password: goodPassword });
  await caller.account.confirmEmailChange({ token: await mailbox.newestSecret(email) });
  const later = new Date(Date.now() + 1_000);
  const other = await storeApplication({ email: former, emailCanonical: former, submittedAt: later });
  const formsOf = async (id: string) => {
    const { entries, applications } = (await get(id)).forms;
    return [...entries, ...applications].map((form) => form.id);
  };
  expect(await formsOf(user.id)).toEqual([entry.id, own.id]);
  // The next member with the address sends the form for the waiting list again.
  const next = await makeFound({ email: former, emailVerified: new Date() });
  await db.groupCoachingEntry.update({ where: { id: entry.id }, data: { wordsAt: later } });
  expect(await formsOf(user.id)).toEqual([own.id]);
  expect(await formsOf(next.id)).toEqual([entry.id, other.id]);
});

test("the member list and a member's page contain no password hash, token, session id or client address", async () => {
  const { user, claims } = await signInNewMember({ displayName: "Secret" });
  const tokenHash = `hash-${randomUUID()}`;
  await db.token.create({ data: { userId: user.id, purpose: "reset", tokenHash, expiresAt: new Date() } });
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  const { ipHash } = await db.authSession.findUniqueOrThrow({ where: { id: claims.sid } });
  const answers = JSON.stringify([await list({ q: "secret" }), await list(), await get(user.id)]);
  expect(answers).toContain(user.email);
  for (const secret of [passwordHash, tokenHash, claims.sid, ipHash]) {
    expect(secret).toBeTruthy();
    expect(answers).not.toContain(String(secret));
  }
  expect(answers).not.toMatch(/passwordHash|tokenHash|ipHash|sessionVersion|userAgent/i);
});

const move = (id: string, from: string, to: string) =>
  desk.members.setMembershipStatus({ id, from, to: to as "explorer" });
const auditOf = (id: string) =>
  db.auditEntry.findMany({ where: { subject: `user:${id}`, action: "member.status-changed" } });

test("a coach can set every membership status, and the profile shows it immediately", async () => {
  const user = await makeMember({ password: null });
  const member = await createTestCaller({ user });
  const profileStatus = async () => (await member.caller.profile.get())?.membershipStatus;
  const before = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  const sessions = await db.authSession.findMany({ where: { userId: user.id } });
  let from: string = "explorer";
  for (const to of ["adventurer", "alchemist", "founding_member", "explorer"]) {
    expect(await move(user.id, from, to)).toEqual({ membershipStatus: to });
    expect(await profileStatus()).toBe(to);
    from = to;
  }
  const { updatedAt: _, ...after } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  const { updatedAt: __, ...was } = before;
  expect(after).toEqual(was);
  expect(await db.authSession.findMany({ where: { userId: user.id } })).toEqual(sessions);
  expect(await db.outboxMail.count()).toBe(0);
  const audit = await auditOf(user.id);
  expect(audit).toHaveLength(4);
  expect(audit.filter(({ actorId }) => actorId === coach.id)).toHaveLength(4);
  const { events } = await get(user.id);
  expect(events.filter(({ action }) => action === "member.status-changed")).toHaveLength(4);
});

test("an unknown membership can be replaced but not set", async () => {
  const user = await makeMember({ password: null, membershipStatus: "vip" });
  await move(user.id, "vip", "alchemist");
  expect(await auditOf(user.id)).toMatchObject([
    { before: { membershipStatus: "vip" }, after: { membershipStatus: "alchemist" } },
  ]);
  for (const to of ["vip", "coach", ""]) {
    await expect(move(user.id, "alchemist", to)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  }
});

test("a membership change that is based on an outdated status is refused", async () => {
  const user = await makeMember({ password: null });
  await move(user.id, "explorer", "adventurer");
  await expect(move(user.id, "explorer", "alchemist")).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(move(user.id, "explorer", "adventurer")).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(move(user.id, "adventurer", "adventurer")).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(move("unknown", "explorer", "alchemist")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await auditOf(user.id)).toHaveLength(1);
});

test("twelve parallel requests change a membership once", async () => {
  const user = await makeMember({ password: null });
  const moves = await raced(12, (at) => move(user.id, "explorer", at % 2 ? "alchemist" : "adventurer"));
  expect(moves.done).toHaveLength(1);
  expect(await auditOf(user.id)).toHaveLength(1);
});

test("a coach can unsubscribe a member from announcements, which is audited once with the coach as actor", async () => {
  const { id } = await makeMember({ password: null, emailVerified: new Date() });
  const unsubscribe = (memberId: string) => desk.members.unsubscribe({ id: memberId });
  expect(await get(id)).toMatchObject({ announcementsLeft: null });
  expect(await unsubscribe(id)).toEqual({ state: "left" });
  const { announcementsLeft } = await get(id);
  expect(announcementsLeft).toBeInstanceOf(Date);
  await unsubscribe(id);
  expect(await get(id)).toMatchObject({ announcementsLeft });
  const audit = { where: { subject: `user:${id}`, action: "account.letters-left" } };
  expect(await db.auditEntry.findMany(audit)).toMatchObject([{ actorId: coach.id }]);
  await expect(unsubscribe("unknown")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
