import { makeBusyMember } from "@tests/support/busy-member";
import { createTestCaller, refusal } from "@tests/support/caller";
import { dumpDatabase } from "@tests/support/database-dump";
import { goodPassword, makeMember } from "@tests/support/factories";
import { figure } from "@tests/support/figure";
import { expect, test, vi } from "vitest";

function waitMinutes(count: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + count * 60_000 });
}

/** The part of the export for each table. A new table must be added here, or below with a reason. */
const exported = {
  User: "profile",
  Token: "profile",
  FormerAddress: "formerAddresses.0",
  Account: "linkedAccounts.0",
  AuthSession: "sessions.0",
  Passkey: "secondFactor.passkeys.0",
  OneTimeCode: "secondFactor.oneTimeCode",
  RecoveryCode: "secondFactor.recoveryCodes.0",
  Vote: "votes.0",
  QuizResult: "quizResults.0",
  GroupCoachingEntry: "waitlist",
  PrivateCoachingApplication: "applications.0",
  ApplicationNote: "applications.0.notes.0",
  QuarantinedSubmission: "quarantined.0",
  AnnouncementRecipient: "announcements.received.0",
  OutboxMail: "mails.0",
  AuditEntry: "changes.0",
};
// The export leaves out rate limits, because they expire within a day.
const onlyForTheSite = ["RateLimit"];

type Export = { mails: { kind: string; recipient: string }[] };
const mailsIn = ({ mails }: Export) => mails.map(({ kind, recipient }) => `${kind} to ${recipient}`).sort();

test("a member's export contains all data of the member and no secret", async () => {
  const { user, email, canary } = await makeBusyMember();
  await makeBusyMember();
  const { caller } = await createTestCaller({ user });
  waitMinutes(10);
  const data = await caller.profile.exportData({ password: goodPassword });
  expect(data).toMatchObject({
    site: "http://localhost:3000",
    profile: {
      id: user.id,
      email,
      pendingEmail: `new-${email}`,
      membershipStatus: "explorer",
      hasPassword: true,
    },
    linkedAccounts: [{ provider: "google", providerAccountId: `sub-${canary}` }],
    sessions: [{ isCurrent: true, userAgent: "Test" }],
    secondFactor: {
      passkeys: [{ name: `Key of ${canary}`, lastUsedAt: null }],
      oneTimeCode: { confirmedAt: null },
      recoveryCodes: [{ usedAt: null }],
    },
    votes: [{ appId: "eq-vitamins" }, { appId: "mind-gardener" }],
    quizResults: [{ archetype: "guardian", answers: ["a"] }],
    waitlist: { motivation: "To sleep", status: "waiting" },
    applications: [{ currentRole: canary, status: "pending_review", notes: [{ text: `Called ${canary}` }] }],
    announcements: { leftAt: expect.any(Date), received: [{ tool: "gauge" }] },
    formerAddresses: [
      {
        email: `old-${email}`,
        isConfirmed: true,
        leftAt: expect.any(Date),
        waitlist: { motivation: "To sleep" },
        applications: [{ currentRole: canary }],
        quarantined: [],
      },
    ],
    quarantined: [{ form: "sign-up", reason: "hidden-field", payload: { displayName: canary } }],
    changes: [
      { action: "account.email-verified" },
      { action: "member.membership", after: { membershipStatus: "alchemist" } },
      { action: "account.signed-in", after: { by: "password" } },
    ],
  });
  expect(mailsIn(data)).toEqual([
    `announcement to old-${email}`,
    `confirmEmail to new-${email}`,
    `emailChanged to old-${email}`,
    `passwordChanged to ${email}`,
    `passwordChanged to old-${email}`,
    `waitlistJoined to ${email}`,
  ]);
  const texts = data.mails.map(({ kind, text }) => [kind, text]);
  expect(texts).toContainEqual(["passwordChanged", expect.stringContaining(canary)]);
  expect(texts).toContainEqual(["confirmEmail", expect.not.stringContaining("#")]);
  expect(JSON.stringify(data)).not.toMatch(
    /argon2|tokenHash|passwordHash|publicKey|secret"|codeHash|sessionVersion|ipHash|voterKey|"coach"/,
  );
});

test("a member's export has a part for every table with data of the member, except rate limits", async () => {
  const { user, canary } = await makeBusyMember();
  const { caller } = await createTestCaller({ user });
  const data = await caller.profile.exportData({});
  const isFilled = (part: unknown) => part !== null && (!Array.isArray(part) || part.length > 0);
  expect(Object.entries(data).filter(([, part]) => !isFilled(part))).toEqual([]);

  const isTheirs = (row: string) => row.includes(user.id) || row.toLowerCase().includes(canary);
  const rows = [...(await dumpDatabase())].filter(([, row]) => isTheirs(JSON.stringify(row)));
  const tables = new Set(rows.map(([name]) => name.split("/")[0] ?? ""));
  const covered = new Set([...Object.keys(exported), ...onlyForTheSite]);
  const left = [...tables].filter((table) => !covered.has(table));
  figure("tables-left-out-of-the-export", left.length, `of ${tables.size}`);
  expect(left).toEqual([]);
  for (const part of Object.values(exported)) expect(data).toHaveProperty(part);
  expect(tables.size).toBeGreaterThan(15);
});

// The export leaves out these columns of all tables, and further columns of each. Export a new column or add it here.
const internalColumns = ["id", "userId", "emailCanonical", "searchText", "updatedAt"];
const columnsLeftOut = {
  User: ["passwordHash", "sessionVersion", "announcementsLeft"],
  FormerAddress: ["createdAt"],
  Token: ["purpose", "tokenHash", "expiresAt", "usedAt"],
  Account: [],
  Passkey: ["publicKey", "counter", "transports"],
  OneTimeCode: ["secret", "lastStep", "createdAt"],
  RecoveryCode: ["codeHash"],
  AuthSession: ["authTime", "ipHash", "factorAt", "challenge", "createdAt"],
  Vote: ["voterKey"],
  QuizResult: ["attemptId"],
  GroupCoachingEntry: ["createdAt"],
  PrivateCoachingApplication: ["idempotencyKey", "awaitsAnswer", "reviewed", "priority", "createdAt"],
  ApplicationNote: ["applicationId", "authorId"],
  QuarantinedSubmission: [],
  AnnouncementRecipient: ["announcementId"],
  OutboxMail: [
    "payload",
    "about",
    "messageId",
    "attempts",
    "nextTryAt",
    "leasedUntil",
    "leasedBy",
    "lastError",
  ],
  AuditEntry: ["actorId", "subject"],
};

test("a member's export has every column of the member's rows except internal columns", async () => {
  const { user } = await makeBusyMember();
  const { caller } = await createTestCaller({ user });
  const data = await caller.profile.exportData({});
  const rows = [...(await dumpDatabase())];
  const left = Object.entries(exported).map(([table, path]) => {
    const [, row = {}] = rows.find(([name]) => name.startsWith(`${table}/`)) ?? [];
    const part = path.split(".").reduce((whole: unknown, key) => Object(whole)[key], data);
    const columns = Object.keys(row).filter((column) => !Object.hasOwn(Object(part), column));
    return [table, columns.filter((column) => !internalColumns.includes(column))];
  });
  expect(Object.fromEntries(left)).toEqual(columnsLeftOut);
});

test("the export of an unconfirmed member leaves out data that may be another person's", async () => {
  const { user, email } = await makeBusyMember({ isVerified: false });
  const { caller } = await createTestCaller({ user });
  const data = await caller.profile.exportData({});
  expect(data).toMatchObject({ waitlist: null, applications: [], formerAddresses: [], votes: [{}, {}] });
  expect(mailsIn(data)).toEqual([`confirmEmail to new-${email}`, `passwordChanged to ${email}`]);
});

test("a member's export requires the password or a sign-in within the last five minutes", async () => {
  const { caller } = await createTestCaller({ user: await makeMember() });
  const wrong = caller.profile.exportData({ password: "not-it" });
  await expect(wrong).rejects.toMatchObject(refusal("wrong-password"));
  waitMinutes(4.5);
  expect(await caller.profile.exportData({})).toBeTruthy();
  waitMinutes(0.6);
  const late = caller.profile.exportData({});
  await expect(late).rejects.toMatchObject(refusal("stale-session"));
  expect(await caller.profile.exportData({ password: goodPassword })).toBeTruthy();
});

test("concurrent requests for a member's export all succeed", async () => {
  const { user } = await makeBusyMember();
  const { caller } = await createTestCaller({ user });
  const asked = [1, 2, 3, 4].map(() => caller.profile.exportData({}));
  for (const data of await Promise.all(asked)) expect(data.profile.id).toBe(user.id);
});
