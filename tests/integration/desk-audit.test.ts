import { randomUUID } from "node:crypto";
import { createMemberCaller, createTestCaller } from "@tests/support/caller";
import { makeEntry } from "@tests/support/desk-records";
import { homeWith } from "@tests/support/editor";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser, createMemberBrowser } from "@tests/support/http";
import { secretOfLink } from "@tests/support/links";
import { readPages } from "@tests/support/read-pages";
import { expect, test } from "vitest";
import { setPicture } from "@/features/profile/picture-service";
import { database } from "@/server/db/client";

const db = database();
const { user, caller: coach } = await createMemberCaller({ role: "coach", displayName: "Coach" });
const coachId = user.id;

const list = (input: object = {}) => coach.desk.audit.list(input);

async function eventsOf(id: string) {
  const rows = await db.auditEntry.findMany({
    where: { subject: `user:${id}` },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ action }) => action);
}

async function openLink(purpose: "verify" | "reset" | "email", userId: string) {
  const { id } = await db.token.findFirstOrThrow({
    where: { userId, purpose, usedAt: null },
    orderBy: { createdAt: "desc" },
  });
  return secretOfLink(purpose, id);
}

test("account events are recorded in the audit log without an address or a secret", async () => {
  const email = `life-${randomUUID()}@example.org`;
  const { caller } = await createTestCaller();
  const form = { displayName: "Noor", email, password: goodPassword };
  const { id } = (await caller.account.signUp(form)) as { id: string };
  const token = await openLink("verify", id);
  await caller.account.verifyEmail({ token });
  await caller.account.verifyEmail({ token });
  await caller.profile.updateNickname({ displayName: "Noor B" });
  await caller.profile.updateNickname({ displayName: "Noor B" });
  const session = await db.authSession.findFirstOrThrow({ where: { userId: id } });
  const owner = { userId: id, sessionId: session.id, sessionVersion: 0 };
  expect(await setPicture(db, owner, "/api/avatar?x")).toBe(true);
  const browser = createBrowser();
  await browser.signIn(email, goodPassword);
  await caller.profile.endOtherSessions();
  await caller.profile.endOtherSessions();
  const exported = await caller.profile.exportData({});
  const next = `${goodPassword}-2`;
  const passwords = { currentPassword: goodPassword, newPassword: next, confirmPassword: next };
  await caller.profile.changePassword(passwords);
  const moved = `moved-${randomUUID()}@example.org`;
  await caller.account.requestEmailChange({ email: moved, password: next });
  const change = await openLink("email", id);
  await caller.account.confirmEmailChange({ token: change });
  await caller.account.requestPasswordReset({ email: moved });
  const reset = await openLink("reset", id);
  await caller.account.resetPassword({ token: reset, password: `${goodPassword}-3` });

  expect(await eventsOf(id)).toEqual([
    "account.signed-up",
    "account.email-verified",
    "account.nickname-changed",
    "account.picture-changed",
    "account.signed-in",
    "account.sessions-ended",
    "account.exported",
    "account.password-changed",
    "account.email-changed",
    "account.reset-requested",
    "account.password-reset",
  ]);
  const rows = await db.auditEntry.findMany({ where: { subject: `user:${id}` } });
  const byOthers = rows.filter(({ actorId }) => actorId !== id);
  expect(byOthers).toMatchObject([{ action: "account.reset-requested", actorId: null }]);
  expect(JSON.stringify(rows)).not.toMatch(/@|argon2|quiet-water/);
  expect(exported.changes.map(({ action }) => action)).toContain("account.nickname-changed");
});

test("a sign-out of the current or another device is recorded in the audit log once, even if it is repeated", async () => {
  const { user, browser } = await createMemberBrowser();
  await browser.signOut();
  await browser.signOut();
  expect(await eventsOf(user.id)).toEqual(["account.signed-in", "account.signed-out"]);
  const { caller } = await createTestCaller({ user });
  await createTestCaller({ user });
  const devices = await caller.profile.listSessions();
  const other = devices.find(({ isCurrent }) => !isCurrent)?.id ?? "";
  const ends = Array.from({ length: 4 }, () => caller.profile.endSession({ id: other }));
  const ended = (await Promise.all(ends)).reduce((sum, each) => sum + each.ended, 0);
  expect(ended).toBe(1);
  expect((await eventsOf(user.id)).filter((action) => action === "account.sessions-ended")).toHaveLength(1);
});

test("a reset request for an unknown address and a refused call add nothing to the audit log", async () => {
  const before = await db.auditEntry.count();
  const { caller } = await createTestCaller();
  await caller.account.requestPasswordReset({ email: `${randomUUID()}@example.org` });
  await createBrowser().signIn("unknown@example.org", goodPassword);
  await expect(caller.account.verifyEmail({ token: "no" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await db.auditEntry.count()).toBe(before);
  expect(await db.token.count({ where: { purpose: "reset", userId: null } })).toBe(0);
});

test("a coach's saves of a page share one audit entry until another coach saves the page or half an hour has passed", async () => {
  const other = await createMemberCaller({ role: "coach" });
  const save = async ({ desk }: typeof coach, version: number | null) => {
    const draft = { document: "home" as const, version, values: homeWith("Again."), confirmed: [] };
    return (await desk.pages.save(draft)).version;
  };
  let version = await save(coach, null);
  for (const caller of [coach, coach, other.caller, other.caller, coach])
    version = await save(caller, version);
  await db.contentRevision.updateMany({ data: { updatedAt: new Date(Date.now() - 31 * 60_000) } });
  await save(coach, await save(coach, version));
  const actionsOf = async (actorId: string) =>
    (await db.auditEntry.findMany({ where: { actorId, subject: "content:home" } }))
      .map(({ action }) => action)
      .toSorted();
  expect(await actionsOf(other.user.id)).toEqual(["content.edited"]);
  expect(await actionsOf(coachId)).toEqual(["content.begun", "content.edited", "content.edited"]);
});

test("the audit entries of parallel changes form an unbroken chain of old and new values", async () => {
  const { user, caller } = await createMemberCaller({ displayName: "0" });
  const names = ["1", "2", "3", "4", "5"];
  await Promise.all(names.map((displayName) => caller.profile.updateNickname({ displayName })));
  const rows = await db.auditEntry.findMany({
    where: { action: "account.nickname-changed", actorId: user.id },
  });
  const steps = new Map(rows.map((row) => [Object(row.before).displayName, Object(row.after).displayName]));
  let name = "0";
  for (let step = 0; step < rows.length; step += 1) name = steps.get(name) ?? "broken";
  expect(name).toBe((await db.user.findUniqueOrThrow({ where: { id: user.id } })).displayName);
});

test("the audit log shows the events of a deleted account as events of a former member", async () => {
  const { user, caller } = await createMemberCaller({ emailVerified: new Date() });
  const canary = `canary${randomUUID().slice(0, 8)}`;
  await caller.profile.updateNickname({ displayName: canary });
  const entry = await makeEntry({ email: user.email });
  const written = { subject: `entry:${entry.id}`, before: { text: canary } };
  await db.auditEntry.create({ data: { action: "waitlist.updated", ...written } });
  await caller.profile.deleteAccount({ password: goodPassword });
  const rows = await db.auditEntry.findMany({ where: { subject: `user:${user.id}` } });
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain(canary);
  const { entries } = await list({ kind: "account" });
  const mine = entries.filter(({ subject }) => subject.id === user.id);
  expect(mine.map(({ actor }) => actor)).toEqual(mine.map(() => ({ kind: "former" })));
  expect(mine[0]).toMatchObject({ action: "account.deleted", subject: { name: null }, changes: [] });
});

const write = (action: string, subject: string, more: object = {}) =>
  db.auditEntry.create({ data: { action, subject, ...more } });

test("the audit log shows who changed which record, and how", async () => {
  const member = await makeMember({ displayName: "Ines" });
  const change = {
    before: { membershipStatus: "explorer", a: 1 },
    after: { membershipStatus: "alchemist", a: 1 },
  };
  await write("member.status-changed", `user:${member.id}`, { actorId: coachId, ...change });
  const { entries } = await list({ kind: "member" });
  expect(entries[0]).toMatchObject({
    actor: { kind: "member", id: coachId, name: "Coach" },
    subject: { kind: "user", id: member.id, name: "Ines" },
    changes: [{ field: "membershipStatus", before: "explorer", after: "alchemist" }],
  });
});

test("the audit log shows whether a visitor or the site itself made a change", async () => {
  await write("waitlist.left", "entry:gone");
  await write("votes.repaired", "votes");
  await write("application.updated", "application:gone");
  const actors = async (kind: string) => (await list({ kind })).entries[0]?.actor.kind;
  const found = [await actors("waitlist"), await actors("application"), await actors("votes")];
  expect(found).toEqual(["visitor", "visitor", "site"]);
  for (const action of ["account.reset-requested", "account.link-requested"]) {
    await write(action, "user:gone");
    expect(await actors("account")).toBe("visitor");
  }
});

test("the audit log can be filtered by a person, who may be the actor or the subject", async () => {
  const member = await makeMember({ displayName: "Wilhelmina Zoet" });
  const mine = await write("account.exported", `user:${member.id}`, { actorId: member.id });
  const done = await write("member.status-changed", `user:${member.id}`, { actorId: coachId });
  const acted = await write("votes.repaired", "votes", { actorId: member.id });
  const ids = async (input: object) => (await list(input)).entries.map(({ id }) => id);
  expect(new Set(await ids({ q: "wilhel zo" }))).toEqual(new Set([mine.id, done.id, acted.id]));
  expect(await ids({ q: member.email.toUpperCase(), kind: "member" })).toEqual([done.id]);
  expect(await ids({ q: "unknown-at-all" })).toEqual([]);
});

test.each([{}, { kind: "application" }])(
  "paging through the audit log with the filters %j shows each row once, newest first",
  async (input) => {
    const ids: string[] = [];
    for (let index = 0; index < 55; index += 1) {
      const createdAt = new Date(Date.UTC(2030, 0, 1, 0, Math.floor(index / 5)));
      const action = index % 2 ? "application.moved" : "application.noted";
      ids.push((await write(action, "application:x", { createdAt })).id);
    }
    const seen = await readPages(
      (cursor) => list({ ...input, cursor }),
      ({ entries }) => entries,
    );
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    const times = seen.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    await db.auditEntry.deleteMany({ where: { id: { in: ids } } });
  },
);
