import { randomUUID } from "node:crypto";
import { createTestCaller } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { castVote } from "@/features/future-apps/service";
import { database } from "@/server/db/client";
import { mailRow } from "@/server/mail/outbox";
import { readPicture, writePicture } from "@/server/uploads/disk-store";
import { newPicturePath, pictureUrl } from "@/server/uploads/picture-path";

const db = database();
const reason = (name: string) => expect.objectContaining({ cause: expect.objectContaining({ name }) });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function tenMinutesLater() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
}

const application = (email: string, currentRole: string) => ({
  idempotencyKey: randomUUID(),
  name: "Noor",
  email,
  currentRole,
  primaryGoals: "Sleep",
  currentChallenges: "Waking at three",
  commitmentLevel: "high",
  investmentReadiness: "ready",
  timeline: "immediately",
});

/** A member who has done everything one can do here, under a name and an address that occur nowhere else. */
async function makeBusyMember({ isVerified = true } = {}) {
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const email = `${canary}_x@example.org`;
  const made = await makeMember({ email, displayName: `Name ${canary}` });
  const user = await db.user.update({
    where: { id: made.id },
    data: { emailVerified: isVerified ? new Date() : null },
  });
  const { id } = user;
  await db.account.create({ data: { userId: id, provider: "google", providerAccountId: `sub-${canary}` } });
  await db.token.create({
    data: {
      userId: id,
      purpose: "email",
      tokenHash: canary,
      email: `new-${email}`,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  await castVote(db, { userId: id, visitorId: null }, { slug: "eq-vitamins" });
  await castVote(db, { userId: id, visitorId: null }, { slug: "mind-gardener" });
  await db.quizResult.create({
    data: { userId: id, attemptId: canary, archetype: "guardian", answers: ["a"] },
  });
  await db.groupCoachingEntry.create({
    data: { name: `Name ${canary}`, email, emailCanonical: email, motivation: "To sleep" },
  });
  const sent = await db.privateCoachingApplication.create({ data: application(email.toUpperCase(), canary) });
  await db.applicationTerm.create({ data: { applicationId: sent.id, term: canary } });
  await db.token.create({
    data: {
      purpose: "leave",
      tokenHash: `leave-${canary}`,
      email,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  await db.heldSubmission.create({
    data: {
      form: "sign-up",
      reason: "hidden-field",
      emailCanonical: email,
      payload: { displayName: canary, email, passwordHash: "$argon2id$" },
    },
  });
  const mails = [
    mailRow({ kind: "passwordChanged", to: email, payload: { name: canary } }),
    mailRow({ kind: "confirmEmail", to: `new-${email}`, payload: { name: canary, linkId: canary } }),
    mailRow({ kind: "emailChanged", to: `old-${email}`, payload: { name: canary, newEmail: email } }),
    mailRow({ kind: "passwordChanged", to: `old-${email}`, payload: { name: canary } }),
    mailRow({ kind: "waitlistJoined", to: email, payload: { name: null, linkId: "none" } }),
    mailRow({
      kind: "applicationArrived",
      to: "team@example.org",
      payload: { applicationId: sent.id, name: canary, dueAt: sent.dueAt.toISOString() },
      about: `application:${sent.id}`,
    }),
  ];
  for (const data of mails) await db.outboxMail.create({ data });
  await db.auditEntry.create({
    data: {
      actorId: "coach",
      action: "member.membership",
      subject: `user:${id}`,
      before: { membershipStatus: "explorer" },
      after: { membershipStatus: "alchemist" },
    },
  });
  return { user, canary, email };
}

/** Every row of the database in which a text occurs, by table. */
async function rowsWith(text: string) {
  const tables = {
    users: await db.user.findMany(),
    accounts: await db.account.findMany(),
    sessions: await db.authSession.findMany(),
    tokens: await db.token.findMany(),
    votes: await db.vote.findMany(),
    quizResults: await db.quizResult.findMany(),
    waitlist: await db.groupCoachingEntry.findMany(),
    applications: await db.privateCoachingApplication.findMany(),
    outbox: await db.outboxMail.findMany(),
    audit: await db.auditEntry.findMany(),
    applicationTerms: await db.applicationTerm.findMany(),
    userTerms: await db.userTerm.findMany(),
    held: await db.heldSubmission.findMany(),
    limits: await db.rateLimit.findMany(),
  };
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.filter((row) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase())).map(() => table),
  );
}

describe("the export", () => {
  test("holds everything of mine and nothing that opens anything", async () => {
    const { user, email, canary } = await makeBusyMember();
    await makeBusyMember();
    const { call } = await createTestCaller({ user });
    tenMinutesLater();
    const data = await call((caller) => caller.profile.exportData({ password: goodPassword }));
    expect(data).toMatchObject({
      site: "http://localhost:3000",
      profile: { id: user.id, email, membershipStatus: "explorer", hasPassword: true },
      linkedAccounts: [{ provider: "google", providerAccountId: `sub-${canary}` }],
      sessions: [{ isCurrent: true, userAgent: "Test" }],
      votes: [{ appId: "eq-vitamins" }, { appId: "mind-gardener" }],
      quizResults: [{ archetype: "guardian", answers: ["a"] }],
      waitlist: { motivation: "To sleep", status: "waiting" },
      applications: [{ currentRole: canary, status: "pending_review" }],
      held: [{ form: "sign-up", reason: "hidden-field", payload: { displayName: canary } }],
      changes: [
        { action: "member.membership", after: { membershipStatus: "alchemist" } },
        { action: "account.signed-in", after: { by: "password" } },
      ],
    });
    expect(data.mails.map(({ kind }) => kind).sort()).toEqual(["passwordChanged", "waitlistJoined"]);
    expect(JSON.stringify(data)).not.toMatch(
      /argon2|tokenHash|passwordHash|sessionVersion|ipHash|voterKey|"coach"/,
    );
  });

  test("of a member whose address is not confirmed leaves out what may be a stranger's", async () => {
    const { user } = await makeBusyMember({ isVerified: false });
    const { call } = await createTestCaller({ user });
    const data = await call((caller) => caller.profile.exportData({}));
    expect(data).toMatchObject({ waitlist: null, applications: [], votes: [{}, {}] });
    expect(data.mails.map(({ kind }) => kind)).toEqual(["passwordChanged"]);
  });

  test("needs the password, or a sign-in of the last five minutes", async () => {
    const { call } = await createTestCaller({ user: await makeMember() });
    const wrong = call((caller) => caller.profile.exportData({ password: "not-it" }));
    await expect(wrong).rejects.toEqual(reason("wrong-password"));
    expect(await call((caller) => caller.profile.exportData({}))).toBeTruthy();
    tenMinutesLater();
    const late = call((caller) => caller.profile.exportData({}));
    await expect(late).rejects.toEqual(reason("stale-session"));
    expect(await call((caller) => caller.profile.exportData({ password: goodPassword }))).toBeTruthy();
  });

  test.each([[{ password: "x".repeat(1_025) }], [{ password: 7 }], [{ userId: "other" }]])(
    "is refused with %j",
    async (input) => {
      const { call } = await createTestCaller({ user: await makeMember() });
      const refused = call((caller) => caller.profile.exportData(input as object));
      await expect(refused).rejects.toMatchObject({ code: "BAD_REQUEST" });
    },
  );

  test("may be asked for several times at once", async () => {
    const { user } = await makeBusyMember();
    const { call } = await createTestCaller({ user });
    const asked = [1, 2, 3, 4].map(() => call((caller) => caller.profile.exportData({})));
    for (const data of await Promise.all(asked)) expect(data.profile.id).toBe(user.id);
  });
});

describe("the deletion of an account", () => {
  test("leaves nothing of the member; votes stay and count, without a name", async () => {
    const { user, canary } = await makeBusyMember();
    const bystander = await makeBusyMember();
    const other = await createTestCaller({ user });
    await other.call((caller) => caller.profile.get());
    const { call, jar } = await createTestCaller({ user });
    await call((caller) => caller.profile.updateNickname({ displayName: canary }));
    jar.set("aurea.device", "anything");
    const count = async (id: string) => (await db.futureApp.findUniqueOrThrow({ where: { id } })).voteCount;
    const before = [await count("eq-vitamins"), await db.vote.count({ where: { appId: "eq-vitamins" } })];

    const reply = await call((caller) => caller.profile.deleteAccount({ password: goodPassword }));
    expect(reply).toEqual({ isDeleted: true });

    expect(await rowsWith(canary)).toEqual([]);
    // Counters run out within the hour; the log keeps that there was an account.
    expect(new Set(await rowsWith(user.id))).toEqual(new Set(["audit", "limits"]));
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { subject: `user:${user.id}`, action: "account.deleted" },
    });
    expect(entry).toMatchObject({ actorId: null, before: null, after: null });
    expect([await count("eq-vitamins"), await db.vote.count({ where: { appId: "eq-vitamins" } })]).toEqual(
      before,
    );
    expect(await db.vote.count({ where: { voterKey: { startsWith: "gone:" } } })).toBeGreaterThanOrEqual(2);
    expect([jar.get("aurea.session"), jar.get("aurea.device")]).toEqual(["", ""]);
    await expect(other.call((caller) => caller.profile.get())).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect((await createBrowser().signIn(user.email, goodPassword)).status).toBe(401);
    expect((await rowsWith(bystander.canary)).length).toBeGreaterThan(8);
  });

  test("keeps what may be a stranger's when the address was never confirmed", async () => {
    const { user, email } = await makeBusyMember({ isVerified: false });
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.deleteAccount({}));
    expect(await db.groupCoachingEntry.count({ where: { emailCanonical: email } })).toBe(1);
    const left = await db.outboxMail.findMany({ where: { recipient: email }, select: { kind: true } });
    expect(left).toEqual([{ kind: "waitlistJoined" }]);
    expect(await db.outboxMail.count({ where: { recipient: `new-${email}` } })).toBe(0);
  });

  test("lets the address begin anew and find nothing", async () => {
    const { user, email } = await makeBusyMember();
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.deleteAccount({}));
    const fresh = await createTestCaller();
    const form = { displayName: "Noor", email, password: goodPassword };
    await fresh.call((caller) => caller.account.signUp(form));
    expect(await fresh.call((caller) => caller.profile.get())).toMatchObject({ archetype: null });
    expect((await fresh.call((caller) => caller.futureApps.list())).votedAppIds).toEqual([]);
  });

  test("needs the password, or a sign-in of the last five minutes; a refusal deletes nothing", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    const wrong = call((caller) => caller.profile.deleteAccount({ password: "not-it" }));
    await expect(wrong).rejects.toThrow("Current password is incorrect.");
    tenMinutesLater();
    const late = call((caller) => caller.profile.deleteAccount({}));
    await expect(late).rejects.toEqual(reason("stale-session"));
    expect(await db.user.count({ where: { id: user.id } })).toBe(1);
    expect(await call((caller) => caller.profile.get())).toBeTruthy();
  });

  test("sent six times at once happens once, and the others learn that they are signed out", async () => {
    const { user } = await makeBusyMember();
    const callers = await Promise.all(Array.from({ length: 6 }, () => createTestCaller({ user })));
    const results = await Promise.allSettled(
      callers.map(({ call }) => call((caller) => caller.profile.deleteAccount({ password: goodPassword }))),
    );
    const failed = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(failed).toHaveLength(5);
    for (const { code } of failed) expect(["UNAUTHORIZED", "BAD_REQUEST"]).toContain(code);
    const gone = { subject: `user:${user.id}`, action: "account.deleted" };
    expect(await db.auditEntry.count({ where: gone })).toBe(1);
  });

  test("met by votes at the same moment leaves no vote under the member's name, and counts that are right", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    const slugs = ["sleep-stories", "mental-rehearsal", "conversation-scripts", "reaction-rewind"] as const;
    await Promise.allSettled([
      ...slugs.map((slug) => castVote(db, { userId: user.id, visitorId: null }, { slug })),
      call((caller) => caller.profile.deleteAccount({})),
      ...slugs.map((slug) => castVote(db, { userId: user.id, visitorId: null }, { slug })),
    ]);
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    expect(await db.vote.count({ where: { voterKey: `member:${user.id}` } })).toBe(0);
    for (const slug of slugs) {
      const app = await db.futureApp.findUnique({ where: { id: slug } });
      expect(app?.voteCount ?? 0).toBe(await db.vote.count({ where: { appId: slug } }));
    }
  });

  test("a second ago, on another instance, answers a vote with “signed out” and counts nothing", async () => {
    const user = await makeMember();
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.get());
    const slug = "nuchtere-noot";
    const before = await db.futureApp.findUnique({ where: { id: slug } });
    // As the other instance does it: this one believes the session for some seconds more.
    await db.user.delete({ where: { id: user.id } });
    await expect(call((caller) => caller.futureApps.vote({ slug }))).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      cause: { name: "signed-out" },
    });
    expect(await db.futureApp.findUnique({ where: { id: slug } })).toEqual(before);
    expect(await db.vote.count({ where: { voterKey: `member:${user.id}` } })).toBe(0);
  });

  test("takes the picture along", async () => {
    const user = await makeMember();
    const path = newPicturePath(user.id);
    await writePicture(path, new Uint8Array([1, 2, 3]));
    await db.user.update({ where: { id: user.id }, data: { photoURL: pictureUrl(path) } });
    const { call } = await createTestCaller({ user });
    await call((caller) => caller.profile.deleteAccount({}));
    expect(await readPicture(path)).toBeNull();
  });
});
