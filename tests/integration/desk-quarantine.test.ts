import { randomUUID } from "node:crypto";
import { application } from "@tests/support/application";
import { createTestCaller, refusal } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { apply, join, leave } from "@tests/support/intake";
import { raced } from "@tests/support/raced";
import { readPages } from "@tests/support/read-pages";
import { expect, test } from "vitest";
import { readDailyCounts } from "@/features/desk/overview/day-counts";
import { hashPassword } from "@/server/auth/password";
import { database } from "@/server/db/client";
import { buildLinkUrl } from "@/server/one-time-link";
import { releaseFor } from "@/server/quarantined-forms";
import { releases } from "@/server/root";

const db = database();
const coach = await makeMember({ role: "coach" });
const { desk } = (await createTestCaller({ user: coach })).caller;
const passwordHash = await hashPassword(goodPassword);

const anAddress = () => `quarantined-${randomUUID().slice(0, 8)}@example.org`;

async function hold(form: string, email: string, payload: object) {
  const data = { form, reason: "too-fast", emailCanonical: email, payload };
  return { email, ...(await db.quarantinedSubmission.create({ data })) };
}

const holdWaitlist = (given: object = {}, email = anAddress()) =>
  hold("waitlist", email, {
    name: "Hanna",
    email,
    submittedAt: new Date(),
    motivation: "To sleep",
    ...given,
  });

const holdApplication = (given: object = {}, email = anAddress()) =>
  hold("application", email, { ...application({ name: "Hanna", email }), submittedAt: new Date(), ...given });

const holdSignUp = (email = anAddress()) =>
  hold("sign-up", email, { displayName: "Hanna", email, passwordHash });

const list = (input: object = {}) => desk.quarantine.list(input);
const release = (id: string) => desk.quarantine.release({ id });
const rowOf = (id: string) => db.quarantinedSubmission.findUniqueOrThrow({ where: { id } });
const audits = (subject: string) => db.auditEntry.findMany({ where: { action: "caught.released", subject } });

test("quarantined forms are listed newest first, without password hashes", async () => {
  const first = await holdWaitlist();
  const second = await holdSignUp();
  const { forms, reasons } = await list();
  expect(forms.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(forms[1]).toMatchObject({
    form: "waitlist",
    reason: "too-fast",
    name: "Hanna",
    email: first.email,
    fields: [{ name: "motivation", text: "To sleep" }],
  });
  expect(JSON.stringify(forms)).not.toMatch(/argon2|passwordHash/);
  expect(reasons.counts["too-fast"]).toBeGreaterThanOrEqual(1);
});

test("quarantined forms are found by address, and paged without repeats", async () => {
  for (let index = 0; index < 30; index += 1) await holdWaitlist();
  const read = (cursor?: string) => list({ cursor });
  expect((await readPages(read, ({ forms }) => forms)).length).toBeGreaterThanOrEqual(30);
  const { id, email } = await holdWaitlist();
  expect((await list({ q: ` ${email.toUpperCase()}` })).forms.map((row) => row.id)).toEqual([id]);
  expect((await list({ q: "unknown@example.org" })).forms).toEqual([]);
});

test("the list of quarantined forms refuses an invalid cursor and an unknown filter", async () => {
  await expect(list({ cursor: "x" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(list({ form: "waitlist" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("releasing a quarantined waiting list form adds the entry, queues its email and is recorded in the audit log", async () => {
  const { id, email } = await holdWaitlist();
  const { subject } = await release(id);
  const entry = await db.groupCoachingEntry.findUniqueOrThrow({ where: { emailCanonical: email } });
  expect(subject).toBe(`entry:${entry.id}`);
  expect(await db.outboxMail.count({ where: { recipient: email, kind: "waitlistJoined" } })).toBe(1);
  expect((await rowOf(id)).releasedAt).toBeInstanceOf(Date);
  expect(await audits(subject)).toMatchObject([
    { actorId: coach.id, after: { form: "waitlist", reason: "too-fast" } },
  ]);
  expect((await list({ q: email })).forms).toEqual([]);
});

test("releasing a waiting list form that is older than the person's entry keeps the entry and sends no second email", async () => {
  const older = await holdWaitlist({
    motivation: "Older",
    submittedAt: new Date(Date.now() - 3 * 86_400_000),
  });
  const { email } = older;
  await join({ name: "Noor", email, motivation: "Newer" });
  const dayAgo = new Date(Date.now() - 2 * 86_400_000);
  const where = { emailCanonical: email };
  await db.groupCoachingEntry.update({ where, data: { confirmedAt: dayAgo, updatedAt: dayAgo } });
  expect(await release(older.id)).toMatchObject({ isKnown: true });
  const entry = await db.groupCoachingEntry.findUniqueOrThrow({ where });
  expect(entry).toMatchObject({ name: "Noor", motivation: "Newer" });
  expect(await db.outboxMail.count({ where: { about: `entry:${entry.id}` } })).toBe(1);
});

test.each([
  ["the older form first", true, false],
  ["the newer form first", false, false],
  ["the older form of a listed person first", true, true],
  ["the newer form of a listed person first", false, true],
])(
  "of a person's two quarantined waiting list forms, the newer form counts if a coach releases %s",
  async (_how, isOlderFirst, isListed) => {
    const sent = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const { email, id } = await holdWaitlist({ motivation: "Older", submittedAt: sent(9) });
    const newer = await holdWaitlist({ motivation: "Newer", submittedAt: sent(5) }, email);
    const where = { emailCanonical: email };
    if (isListed) {
      await release((await holdWaitlist({ motivation: "First", submittedAt: sent(9_999) }, email)).id);
      // The confirmation email may be sent again, which changes the entry.
      await db.groupCoachingEntry.update({ where, data: { confirmedAt: sent(9_999) } });
    }
    const known: unknown[] = [];
    for (const form of isOlderFirst ? [id, newer.id] : [newer.id, id])
      known.push((await release(form)).isKnown);
    expect(known).toEqual([isListed, true]);
    expect(await db.groupCoachingEntry.findUnique({ where })).toMatchObject({ motivation: "Newer" });
  },
);

async function leaveByLink(email: string) {
  const link = await db.token.findFirstOrThrow({ where: { purpose: "leave", email } });
  await leave(new URL(buildLinkUrl("leave", link.id)).hash.slice(1));
}

async function leaveByCoach(emailCanonical: string) {
  const { id } = await db.groupCoachingEntry.findUniqueOrThrow({ where: { emailCanonical } });
  await desk.waitlist.leave({ id });
}

test.each([
  ["by the link in an email", leaveByLink],
  ["by a coach", leaveByCoach],
])(
  "leaving the waiting list %s deletes only the person's quarantined waiting list forms",
  async (_how, leaveList) => {
    const { id, email } = await holdWaitlist();
    const released = await holdWaitlist({}, email);
    const entry = await release(released.id);
    const others = [await holdWaitlist(), await holdApplication({}, email)];
    await leaveList(email);
    for (const form of [id, released.id])
      await expect(release(form)).rejects.toMatchObject(refusal("not-there"));
    for (const other of others) await rowOf(other.id);

    // A form that was sent afterwards puts the person on the list again.
    expect(await release((await holdWaitlist({}, email)).id)).toEqual(entry);
    expect(await db.groupCoachingEntry.count({ where: { emailCanonical: email, status: "waiting" } })).toBe(
      1,
    );
  },
);

test("a person who leaves the waiting list while their form is released from quarantine is not put on the list again", async () => {
  const { id, email, payload } = await holdWaitlist();
  await release(id);
  let hasLeft = false;
  const leaving = db.$extends({
    query: {
      groupCoachingEntry: {
        async findUnique({ args, query }) {
          const found = await query(args);
          if (!hasLeft) await leaveByCoach(email);
          hasLeft = true;
          return found;
        },
      },
    },
  }) as unknown as typeof db;
  await releases.waitlist(leaving, payload);
  const where = { emailCanonical: email };
  expect(await db.groupCoachingEntry.findUnique({ where })).toMatchObject({ status: "left" });
  expect(await db.outboxMail.count({ where: { recipient: email, kind: "waitlistJoined" } })).toBe(1);
  await expect(releases.waitlist(db, payload)).rejects.toMatchObject(refusal("illegal-move"));
});

test("an application released from quarantine gets its due date and its daily count from its submission day", async () => {
  const submittedAt = "2026-11-02T09:00:00.000Z";
  const { id, email } = await holdApplication({ submittedAt });
  const countDay = async () => {
    const days = await readDailyCounts(db, ["applications"], 2, new Date("2026-11-03T09:00:00.000Z"));
    return days.applications[0];
  };
  expect(await countDay()).toEqual({ day: "2026-11-02", count: 0 });
  const { subject } = await release(id);
  expect(await countDay()).toEqual({ day: "2026-11-02", count: 1 });
  const application = await db.privateCoachingApplication.findFirstOrThrow({ where: { email } });
  expect(subject).toBe(`application:${application.id}`);
  const sent = { status: "pending_review", currentRole: "Product lead", submittedAt: new Date(submittedAt) };
  expect(application).toMatchObject(sent);
  expect(application.dueAt.toISOString().slice(0, 10)).toBe("2026-11-11");
});

test.each([
  ["an older application after a newer one with its idempotency key was stored", [9], true],
  ["two applications with one idempotency key, the older one first", [9, 5], false],
  ["two applications with one idempotency key, the newer one first", [5, 9], false],
])("releasing %s keeps the newer answers", async (_what, minutes, isNewerStored) => {
  const newest = application({ primaryGoals: "5" });
  const held: string[] = [];
  for (const ago of minutes) {
    const submittedAt = new Date(Date.now() - ago * 60_000);
    held.push((await holdApplication({ ...newest, primaryGoals: `${ago}`, submittedAt }, newest.email)).id);
  }
  if (isNewerStored) await apply(newest);
  for (const id of held) await release(id);
  const stored = await db.privateCoachingApplication.findMany({ where: { email: newest.email } });
  expect(stored).toMatchObject([{ primaryGoals: "5" }]);
});

test("releasing a quarantined sign-up creates an account without a session, and removes the form's password hash", async () => {
  const { id, email } = await holdSignUp();
  const { subject } = await release(id);
  const user = await db.user.findUniqueOrThrow({
    where: { emailCanonical: email },
    include: { sessions: true },
  });
  expect(subject).toBe(`user:${user.id}`);
  expect(user).toMatchObject({ sessions: [], searchText: expect.stringMatching(/^hanna /) });
  expect(await db.outboxMail.count({ where: { recipient: email, kind: "welcome" } })).toBe(1);
  expect((await createBrowser().signIn(email, goodPassword)).status).toBe(200);
  expect(JSON.stringify((await rowOf(id)).payload)).not.toMatch(/argon2/);
});

test.each([
  ["an entry on the waiting list", holdWaitlist],
  ["an application", holdApplication],
  ["a sign-up", holdSignUp],
])("eight parallel releases of a quarantined form create %s once", async (_what, make) => {
  const { id, email } = await make();
  const { done, refused } = await raced(8, () => release(id));
  expect(done).toHaveLength(1);
  for (const reason of refused) expect(reason).toMatchObject(refusal("already-done"));
  expect(await audits(done[0]?.subject ?? "")).toHaveLength(1);
  const made = await Promise.all([
    db.groupCoachingEntry.count({ where: { emailCanonical: email } }),
    db.privateCoachingApplication.count({ where: { email } }),
    db.user.count({ where: { emailCanonical: email } }),
  ]);
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test("a sign-up whose address is taken meanwhile stays quarantined, and its release is refused", async () => {
  const { id, email } = await holdSignUp();
  await makeMember({ email });
  await expect(release(id)).rejects.toMatchObject(refusal("already-done"));
  expect((await rowOf(id)).releasedAt).toBeNull();
  expect((await list({ q: email })).forms).toHaveLength(1);
  // A retry gets the same answer.
  await expect(release(id)).rejects.toThrow(/already has this address/);
});

test.each([
  ["waitlist", { name: "Hanna", email: "hanna" }],
  ["application", { name: "Hanna", email: "hanna@example.org", currentRole: "" }],
  ["sign-up", {}],
  ["fax", {}],
  ["constructor", {}],
])("an invalid quarantined form of the kind %s is not released", async (form, payload) => {
  const { id } = await hold(form, anAddress(), payload);
  await expect(release(id)).rejects.toMatchObject(refusal("illegal-move"));
  expect((await rowOf(id)).releasedAt).toBeNull();
});

test.each([
  ["a waiting list form", holdWaitlist],
  ["an application", holdApplication],
])("a release of %s from quarantine is completed after its process was killed", async (_what, make) => {
  const { id, email, form, payload } = await make();
  await releaseFor(releases, form)?.(db, payload);
  await db.quarantinedSubmission.update({
    where: { id },
    data: { updatedAt: new Date(Date.now() + 30_000) },
  });
  await expect(release(id)).rejects.toMatchObject(refusal("already-done"));
  await db.quarantinedSubmission.update({ where: { id }, data: { updatedAt: new Date(Date.now() - 1) } });
  await release(id);
  const entries = await db.groupCoachingEntry.count({ where: { emailCanonical: email } });
  expect(entries + (await db.privateCoachingApplication.count({ where: { email } }))).toBe(1);
  expect(await db.outboxMail.count({ where: { recipient: email } })).toBe(1);
});

test("releasing a form that is not in quarantine is refused", async () => {
  await expect(release("nothing")).rejects.toMatchObject(refusal("not-there"));
  await expect(release("")).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
