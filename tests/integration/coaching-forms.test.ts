import { anyEmail, application } from "@tests/support/application";
import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { apply, join } from "@tests/support/intake";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const accepted = { ok: true, isQuarantined: false };
const applicationsOf = (email: string) => db.privateCoachingApplication.findMany({ where: { email } });
const entriesOf = (email: string) => db.groupCoachingEntry.findMany({ where: { emailCanonical: email } });

type Times = Record<"submittedAt" | "createdAt" | "updatedAt", Date>;

function expectStoredNow(row: Times | undefined, before: number) {
  for (const date of [row?.submittedAt, row?.createdAt, row?.updatedAt]) {
    expect(date?.getTime()).toBeGreaterThanOrEqual(before - 1_000);
    expect(date?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  }
}

test("an application is stored with every field of the specification", async () => {
  const before = Date.now();
  const optional = { coachingExperience: "A good teacher, once.", additionalInfo: "I write better." };
  const form = application(optional);
  expect(await apply(form)).toEqual(accepted);
  const [row] = await applicationsOf(form.email);
  expect(row).toMatchObject({
    ...form,
    program: "The Partnership - 1:1 Coaching",
    status: "pending_review",
    reviewed: false,
    priority: "high",
  });
  expectStoredNow(row, before);
});

test("an application is stored with its text unchanged", async () => {
  const form = application({ primaryGoals: "“Žluťoučký” 🌅\n<b>&amp;</b> '; DROP TABLE users; --" });
  await apply(form);
  expect(await applicationsOf(form.email)).toMatchObject([{ primaryGoals: form.primaryGoals }]);
});

test("a repeated application does not change a record already in review", async () => {
  const first = application();
  const { idempotencyKey } = first;
  await apply(first);
  const data = { status: "in_review" };
  await db.privateCoachingApplication.update({ where: { idempotencyKey }, data });
  expect(await apply({ ...first, primaryGoals: "Something else." })).toEqual(accepted);
  const kept = [{ primaryGoals: first.primaryGoals, status: "in_review" }];
  expect(await applicationsOf(first.email)).toMatchObject(kept);
});

test("an application with another idempotency key is a second record, also from the same person", async () => {
  const email = anyEmail();
  await apply(application({ email }));
  await apply(application({ email }));
  expect(await applicationsOf(email)).toHaveLength(2);
});

test("the waiting list stores an entry with every field of the specification", async () => {
  const email = anyEmail();
  const before = Date.now();
  const reply = await join({ name: " Noor ", email: ` ${email} `, motivation: " The same faces. " });
  expect(reply).toEqual({ ...accepted, since: null });
  const [entry] = await entriesOf(email);
  const given = { name: "Noor", email, motivation: "The same faces." };
  expect(entry).toMatchObject({ ...given, program: "The Collective", status: "waiting", notified: false });
  expectStoredNow(entry, before);
});

test("the waiting list accepts visitors and members, with or without a motivation", async () => {
  const [email, other] = [anyEmail(), anyEmail()];
  const { caller } = await createTestCaller({ user: await makeMember() });
  await caller.coaching.joinWaitlist({ name: "Noor", email });
  await join({ name: "Noor", email: other, motivation: "   " });
  for (const each of [email, other]) expect(await entriesOf(each)).toMatchObject([{ motivation: null }]);
});

test("the waiting list keeps one row per address in any spelling, with the newest name and the first date", async () => {
  const email = anyEmail();
  const first = await join({ name: "Noor", email, motivation: "First thought." });
  const others = { name: "Somebody else", email: email.toUpperCase(), motivation: "Second thought." };
  const second = await join(others);
  const third = await join({ name: "Noor again", email });
  const rows = await entriesOf(email);
  const newest = { name: "Noor again", email, motivation: "Second thought.", status: "waiting" };
  expect(rows).toMatchObject([newest]);
  expect(first).toEqual({ ...accepted, since: null });
  for (const again of [second, third]) expect(again).toEqual({ ...accepted, since: rows[0]?.submittedAt });
});

test("visitors with one client address may join the waiting list twenty times an hour, and are then refused", async () => {
  const { caller } = await createTestCaller();
  const joinAgain = () => caller.coaching.joinWaitlist({ name: "Noor", email });
  const email = anyEmail();
  for (let tries = 0; tries < 20; tries += 1) await joinAgain();
  await expect(joinAgain()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});
