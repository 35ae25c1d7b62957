import { createMemberCaller } from "@tests/support/caller";
import { makeEntry, storeApplication } from "@tests/support/desk-records";
import { makeMember } from "@tests/support/factories";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readDailyCounts } from "@/features/desk/overview/day-counts";
import { addDays, endOfDay, getDay, startOfDay } from "@/lib/calendar";
import { database } from "@/server/db/client";

const db = database();
// All rows are of one day, even if the test runs at midnight.
const stopAtNoon = () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T11:00:00Z") });
stopAtNoon();
beforeEach(stopAtNoon);
const today = getDay(new Date());
const noon = (day: string) => new Date(startOfDay(day).getTime() + 12 * 60 * 60_000);

const makeApplication = (name: string, dueDay: string, status = "pending_review") =>
  storeApplication({ name, status, submittedAt: noon(addDays(dueDay, -11)), dueAt: endOfDay(dueDay) });

async function vote(day: string, appId = "sleep-stories") {
  await db.vote.create({ data: { appId, voterKey: `visitor:${crypto.randomUUID()}`, createdAt: noon(day) } });
}

const { user, caller: coach } = await createMemberCaller({ role: "coach", displayName: "Ines" });
const readToday = () => coach.desk.overview.today();

afterEach(() => void vi.unstubAllEnvs());
beforeAll(async () => {
  for (const id of ["sleep-stories", "eq-vitamins"]) await db.futureApp.create({ data: { id, name: id } });
});

const yesterday = addDays(today, -1);
const countVotes = async (now?: Date) => (await readDailyCounts(db, ["votes"], 3, now)).votes;

test("daily counts are stored for past days, and counted again for today", async () => {
  await vote(addDays(today, -2));
  await vote(yesterday, "eq-vitamins");
  const later = new Date(endOfDay(yesterday).getTime() + 2 * 60 * 60_000);
  const read = () => countVotes(later);
  expect((await read()).map(({ count }) => count)).toEqual([1, 1, 0]);
  await db.vote.create({
    data: { appId: "eq-vitamins", voterKey: "visitor:now", createdAt: startOfDay(today) },
  });
  expect((await read()).map(({ count }) => count)).toEqual([1, 1, 1]);
  const kept = await db.dayCount.findMany({ where: { series: "votes" }, orderBy: { day: "asc" } });
  expect(kept.map(({ day, count }) => ({ day, count }))).toEqual([
    { day: addDays(today, -2), count: 1 },
    { day: yesterday, count: 1 },
  ]);
  const series = "votes:eq-vitamins";
  const one = await readDailyCounts(db, [series], 3, later);
  expect(one[series]?.map(({ count }) => count)).toEqual([0, 1, 1]);
});

test("the daily count of a day is not stored yet one minute after its end", async () => {
  const justAfter = new Date(endOfDay(yesterday).getTime() + 60_000);
  await db.dayCount.deleteMany();
  await countVotes(justAfter);
  const kept = await db.dayCount.findMany({ where: { series: "votes" } });
  expect(kept.map(({ day }) => day)).toEqual([addDays(today, -2)]);
});

test("twelve parallel requests that are the first to count a day return the same daily counts", async () => {
  await db.dayCount.deleteMany();
  const all = await Promise.all(Array.from({ length: 12 }, () => countVotes()));
  for (const days of [...all, await countVotes()]) expect(days.map(({ count }) => count)).toEqual([1, 1, 1]);
});

test("the overview lists the unanswered applications by due date, overdue applications first", async () => {
  await makeApplication("Bram", addDays(today, 1));
  await makeApplication("Mara", addDays(today, -40));
  await makeApplication("Ines", today);
  await makeApplication("Gone", addDays(today, -3), "accepted");
  const { due } = await readToday();
  expect(due).toMatchObject({ overdue: 1, dueToday: 1, hasEarlier: true });
  expect(due.rows.map(({ name }) => name)).toEqual(["Mara", "Ines", "Bram"]);
  const named = due.line.filter(({ count }) => count > 0);
  expect(named.map(({ kind, count, first }) => [kind, count, first?.name])).toEqual([
    ["late", 1, "Mara"],
    ["today", 1, "Ines"],
    ["ahead", 1, "Bram"],
  ]);
  expect(due.line).toHaveLength(12);
});

test("the overview shows failed emails, waiting list entries, votes, applications per week and quiz results", async () => {
  const mail = { kind: "welcome", recipient: "a@example.org", subject: "Welcome", payload: { name: "Ada" } };
  for (const state of ["failed", "sent"])
    await db.outboxMail.create({ data: { ...mail, state, messageId: `<${state}@x>` } });
  const updatedAt = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await db.outboxMail.create({ data: { ...mail, state: "failed", messageId: "<old@x>", updatedAt } });
  await makeEntry({ name: "Sanne" });
  await makeEntry({ name: "Left", status: "left" });
  const member = await makeMember();
  const result = { userId: member.id, attemptId: "a", archetype: "architect", answers: {} };
  await db.quizResult.create({ data: result });
  await db.futureApp.update({ where: { id: "eq-vitamins" }, data: { voteCount: 7 } });
  const page = await readToday();
  expect(page.failedMails.map(({ recipient }) => recipient)).toEqual(["a@example.org"]);
  expect(page.failedMails[0]).not.toHaveProperty("payload");
  expect(page.entries.map(({ name }) => name)).toEqual(["Sanne"]);
  expect(page.votes[0]).toMatchObject({ id: "eq-vitamins", count: 7 });
  expect(page.applicationWeeks).toHaveLength(8);
  // The last three weeks have all applications of the previous test except Mara's, which was sent earlier.
  expect(page.applicationWeeks.slice(-3).reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(page.quiz.find(({ id }) => id === "architect")?.count).toBe(1);
});

test("the overview's search finds people in applications, waiting list entries and members, and returns no secrets", async () => {
  const email = "wilma.find@example.org";
  await makeApplication("Wilma Find", today);
  await makeEntry({ name: "Wilma Find", email });
  const member = await makeMember({ displayName: "Wilma Find", email });
  const found = await coach.desk.overview.find({ q: "wil fin" });
  expect(found.applications.rows).toHaveLength(1);
  expect(found.entries.rows).toHaveLength(1);
  expect(found.members.rows.map(({ id }) => id)).toEqual([member.id]);
  expect(JSON.stringify(found)).not.toContain("argon2");
  const unknown = await coach.desk.overview.find({ q: "unknown-at-all" });
  expect(Object.values(unknown).map(({ rows }) => rows)).toEqual([[], [], []]);
  const nothing = await coach.desk.overview.find({ q: " " });
  expect(Object.values(nothing).map(({ rows }) => rows)).toEqual([[], [], []]);
  await expect(coach.desk.overview.find({ q: "x".repeat(255) })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

test.each([
  [undefined, "Ilse <ilse@calm-coaching.org>", false],
  ["smtp://127.0.0.1:25", undefined, false],
  ["smtp://127.0.0.1:25", "Aurea <hello@aurea.example>", false],
  ["smtp://127.0.0.1:25", "Ilse <ilse@calm-coaching.org>", true],
])(
  "the first step for mail is done only if a mail server and a real sender are set (%j, %j)",
  async (server, sender, isDone) => {
    vi.stubEnv("SMTP_URL", server);
    vi.stubEnv("MAIL_FROM", sender);
    vi.resetModules();
    const { readFirstSteps } = await import("@/features/desk/overview/first-steps-service");
    expect((await readFirstSteps(db, user.id))?.done.mail).toBe(isDone);
  },
);
