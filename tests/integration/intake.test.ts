import { anyEmail, application } from "@tests/support/application";
import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { apply, join } from "@tests/support/intake";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { expect, test } from "vitest";
import { defaultSupport } from "@/content/contact";
import { findReviewDueDate } from "@/lib/business-days";
import { formatLongDay } from "@/lib/calendar";
import { database } from "@/server/db/client";

const db = database();
const mailbox = mailboxOfEachTest();
const accepted = { ok: true, isQuarantined: false };

const entryOf = (email: string) =>
  db.groupCoachingEntry.findUniqueOrThrow({ where: { emailCanonical: email } });
const recordOf = (idempotencyKey: string) =>
  db.privateCoachingApplication.findUniqueOrThrow({ where: { idempotencyKey } });
const auditOf = (subject: string) =>
  db.auditEntry.findMany({ where: { subject }, orderBy: { createdAt: "asc" } });

type Times = Record<"submittedAt" | "createdAt" | "updatedAt", Date>;

function expectStoredNow({ submittedAt, createdAt, updatedAt }: Times, before: number) {
  for (const date of [submittedAt, createdAt, updatedAt]) {
    expect(date.getTime()).toBeGreaterThanOrEqual(before - 1_000);
    expect(date.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  }
}

test("an application is stored with every field of the specification", async () => {
  const before = Date.now();
  const primaryGoals = "“Žluťoučký” 🌅\n<b>&amp;</b> '; DROP TABLE users; --";
  const optional = { coachingExperience: "A good teacher, once.", additionalInfo: "I write better." };
  const form = application({ ...optional, primaryGoals });
  expect(await apply(form)).toEqual(accepted);
  const row = await recordOf(form.idempotencyKey);
  expect(row).toMatchObject({
    ...form,
    program: "The Partnership - 1:1 Coaching",
    status: "pending_review",
    reviewed: false,
    priority: "high",
  });
  expectStoredNow(row, before);
});

test("a repeated application does not change a record already in review", async () => {
  const first = application();
  const { idempotencyKey } = first;
  await apply(first);
  const data = { status: "in_review" };
  await db.privateCoachingApplication.update({ where: { idempotencyKey }, data });
  expect(await apply({ ...first, primaryGoals: "Something else." })).toEqual(accepted);
  const kept = { primaryGoals: first.primaryGoals, status: "in_review" };
  expect(await recordOf(idempotencyKey)).toMatchObject(kept);
});

test("the waiting list stores an entry with every field of the specification", async () => {
  const email = anyEmail();
  const before = Date.now();
  const reply = await join({ name: " Noor ", email: ` ${email} `, motivation: " The same faces. " });
  expect(reply).toEqual({ ...accepted, since: null });
  const entry = await entryOf(email);
  const given = { name: "Noor", email, motivation: "The same faces." };
  expect(entry).toMatchObject({ ...given, program: "The Collective", status: "waiting", notified: false });
  expectStoredNow(entry, before);
});

test("the waiting list accepts a member's form without a motivation, and a visitor's form with an empty motivation", async () => {
  const [email, other] = [anyEmail(), anyEmail()];
  const { caller } = await createTestCaller({ user: await makeMember() });
  await caller.coaching.joinWaitlist({ name: "Noor", email });
  await join({ name: "Noor", email: other, motivation: "   " });
  for (const each of [email, other]) expect(await entryOf(each)).toMatchObject({ motivation: null });
});

test("the waiting list keeps one row per address in any spelling, with the newest name and the first date", async () => {
  const email = anyEmail();
  const first = await join({ name: "Noor", email, motivation: "First thought." });
  const others = { name: "Somebody else", email: email.toUpperCase(), motivation: "Second thought." };
  const second = await join(others);
  const third = await join({ name: "Noor again", email });
  const entry = await entryOf(email);
  const newest = { name: "Noor again", email, motivation: "Second thought.", status: "waiting" };
  expect(entry).toMatchObject(newest);
  expect(first).toEqual({ ...accepted, since: null });
  for (const again of [second, third]) expect(again).toEqual({ ...accepted, since: entry.submittedAt });
});

test("joining the waiting list sends one email, to the given address only, with a link to leave the list", async () => {
  const email = anyEmail();
  await join({ name: "Noor de Vries", email });
  await mailbox.deliver();
  expect(mailbox.received.map(({ to }) => to)).toEqual([[email]]);
  const mail = mailbox.received[0]?.mail;
  expect(mail?.subject).toBe("You are on the waiting list of The Collective");
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain("Dear Noor de Vries,");
    expect(body).toMatch(/http:\/\/localhost:3000\/waiting-list\/leave#[\w-]{43}/);
    expect(body).toContain("We send no newsletter.");
  }
});

test("joining the waiting list again sends no second email within a day, but sends one after a day", async () => {
  const email = anyEmail();
  await join({ name: "Noor", email });
  await join({ name: "Noor", email: email.toUpperCase(), motivation: "The same faces." });
  await mailbox.deliver();
  expect(mailbox.received).toHaveLength(1);
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  await db.groupCoachingEntry.update({ where: { emailCanonical: email }, data: { confirmedAt: yesterday } });
  await Promise.all(Array.from({ length: 8 }, () => join({ name: "Noor", email })));
  await mailbox.deliver();
  expect(mailbox.to(email)).toHaveLength(2);
  const { id } = await entryOf(email);
  const actions = (await auditOf(`entry:${id}`)).map(({ action }) => action);
  expect(actions).toEqual(["waitlist.joined", "waitlist.updated"]);
});

test("joining the waiting list again after an invitation sends no email", async () => {
  const email = anyEmail();
  await join({ name: "Noor", email });
  await db.outboxMail.deleteMany();
  const data = { status: "invited", notified: true, confirmedAt: new Date(0) };
  await db.groupCoachingEntry.update({ where: { emailCanonical: email }, data });
  await join({ name: "Noor", email });
  expect(await db.outboxMail.count()).toBe(0);
  expect(await entryOf(email)).toMatchObject({ status: "invited", notified: true });
});

test("joining the waiting list twenty times in parallel creates one row, one email and one audit event", async () => {
  const email = anyEmail();
  const joins = Array.from({ length: 20 }, () => join({ name: "Noor", email, motivation: "Once." }));
  const replies = await Promise.all(joins);
  expect(replies.filter(({ since }) => since === null)).toHaveLength(1);
  await mailbox.deliver();
  expect(mailbox.received.map(({ to }) => to)).toEqual([[email]]);
  const entry = await entryOf(email);
  expect(await auditOf(`entry:${entry.id}`)).toHaveLength(1);
  expect(await db.token.count({ where: { purpose: "leave", email } })).toBe(1);
});

test("an application sends a receipt to the applicant, and an email with the name and the due date to the team", async () => {
  const form = application({ primaryGoals: "A secret goal" });
  await apply(form);
  await mailbox.deliver();
  const record = await recordOf(form.idempotencyKey);
  expect(mailbox.received.map(({ to }) => to).sort()).toEqual([[form.email], [defaultSupport]].sort());
  const own = mailbox.to(form.email)[0]?.mail;
  expect(own?.text).toContain("Dear Noor de Vries,");
  expect(own?.text).toContain("5-7 business days");
  expect(own?.text).toContain("discovery call of 30 minutes");
  const team = mailbox.to(defaultSupport)[0]?.mail;
  for (const body of [team?.text, team?.html]) {
    expect(body).toContain("Noor de Vries");
    expect(body).toContain(formatLongDay(record.dueAt));
    expect(body).toContain(`http://localhost:3000/desk/applications/${record.id}`);
    expect(body).not.toContain(form.email);
    expect(body).not.toContain("A secret goal");
  }
});

test("an application has a due date, is searchable and is recorded in the audit log", async () => {
  const form = application();
  await apply(form);
  const record = await recordOf(form.idempotencyKey);
  expect(record).toMatchObject({ awaitsAnswer: true, dueAt: findReviewDueDate(record.submittedAt) });
  expect(record.searchText).toMatch(/noor.* vries .* example/);
  expect(await auditOf(`application:${record.id}`)).toMatchObject([
    { action: "application.submitted", actorId: null, after: { status: "pending_review" } },
  ]);
  const about = await db.outboxMail.findMany({ where: { about: `application:${record.id}` } });
  expect(about.map(({ kind }) => kind).sort()).toEqual(["applicationArrived", "applicationReceived"]);
});

test("an application sent again with its idempotency key changes the record and sends no further emails", async () => {
  const form = application();
  await apply(form);
  const before = await recordOf(form.idempotencyKey);
  await apply({ ...form, name: "NOOR de Vries", primaryGoals: "To be home by six." });
  const after = await recordOf(form.idempotencyKey);
  expect(after).toMatchObject({ id: before.id, primaryGoals: "To be home by six.", dueAt: before.dueAt });
  expect(after.name).toBe("NOOR de Vries");
  expect(await db.outboxMail.count()).toBe(2);
  // The third form is identical to the second.
  await apply({ ...form, name: "NOOR de Vries", primaryGoals: "To be home by six." });
  const actions = (await auditOf(`application:${before.id}`)).map(({ action }) => action);
  expect(actions).toEqual(["application.submitted", "application.updated"]);
});

test("twelve parallel applications that reuse another person's idempotency key create one record and one receipt", async () => {
  const form = application();
  const other = { ...form, email: anyEmail("nora") };
  await apply(form);
  await Promise.all(Array.from({ length: 12 }, () => apply(other)));
  expect(await db.privateCoachingApplication.count({ where: { email: other.email } })).toBe(1);
  expect(await db.outboxMail.count({ where: { recipient: other.email } })).toBe(1);
});

test("twenty parallel applications with one idempotency key create one record and two emails", async () => {
  const form = application();
  await Promise.all(Array.from({ length: 20 }, () => apply(form)));
  await mailbox.deliver();
  expect(mailbox.received).toHaveLength(2);
  const { id, searchText } = await recordOf(form.idempotencyKey);
  expect(searchText).toContain(" vries ");
  expect(await auditOf(`application:${id}`)).toHaveLength(1);
});
