import { beforeAll, describe, expect, test } from "vitest";
import { futureApps } from "@/content/future-apps";
import {
  applicationStatuses,
  hasMail,
  isApplicationStatus,
  isLegalMove,
} from "@/features/desk/applications/moves";
import { memberships } from "@/features/desk/members/schema";
import { findPeople } from "@/features/desk/overview/find-service";
import { readToday } from "@/features/desk/overview/today-service";
import { checkVotes, mismatchesOf } from "@/features/future-apps/check-service";
import { scoreAnswers } from "@/features/quiz/score";
import { reviewDueAt } from "@/lib/business-days";
import { dayOf, weekdayOf } from "@/lib/calendar";
import { signInWithPassword } from "@/server/auth/sign-in";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { drawYear, fillDemo } from "../../prisma/demo/fill";
import { undelivered } from "../../prisma/demo/undelivered";
import { createYear } from "../../prisma/demo/year";

const db = database();
const day = 24 * 60 * 60_000;

/** A Wednesday some days ago, a business day: whatever takes its date from the real clock lies after it. */
function aWednesday() {
  const found = new Date(Date.now() - 2 * day);
  found.setUTCHours(12, 30, 0, 0);
  while (weekdayOf(dayOf(found)) !== 3) found.setTime(found.getTime() - day);
  return found;
}

const now = aWednesday();
const year = createYear(now);

type Rows = Awaited<ReturnType<typeof readRows>>;

async function readRows() {
  const oldest = { orderBy: { createdAt: "asc" as const } };
  const [users, sessions, results, votes, entries, applications, notes, held, mails, audit, tokens] =
    await Promise.all([
      db.user.findMany({ ...oldest, include: { accounts: true, quizResults: true } }),
      db.authSession.findMany(oldest),
      db.quizResult.findMany(oldest),
      db.vote.findMany(oldest),
      db.groupCoachingEntry.findMany(oldest),
      db.privateCoachingApplication.findMany(oldest),
      db.applicationNote.findMany(oldest),
      db.heldSubmission.findMany(oldest),
      db.outboxMail.findMany(oldest),
      db.auditEntry.findMany(oldest),
      db.token.findMany(oldest),
    ]);
  return { users, sessions, results, votes, entries, applications, notes, held, mails, audit, tokens };
}

let coach: Awaited<ReturnType<typeof fillDemo>>;
let rows: Rows;

beforeAll(async () => {
  coach = await fillDemo(db, now);
  rows = await readRows();
});

const movesOf = (id: string) =>
  rows.audit.filter(
    ({ action, subject }) => action === "application.moved" && subject === `application:${id}`,
  );
const statusIn = (json: unknown) => String(Reflect.get(Object(json), "status"));

describe("the demo’s applications", () => {
  test("stand in every state, one of them overdue and one due today", async () => {
    expect(new Set(rows.applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    const { due } = await readToday(db, now);
    expect([due.overdue, due.dueToday]).toEqual([1, 1]);
    for (const { submittedAt, dueAt } of rows.applications) expect(dueAt).toEqual(reviewDueAt(submittedAt));
  });

  test("have a history of legal moves, with the mail and the notes that go with it", () => {
    for (const { id, status, submittedAt, reviewed } of rows.applications) {
      const moves = movesOf(id);
      expect(reviewed).toBe(moves.length > 0);
      let standing = "pending_review";
      let last = submittedAt;
      for (const { before, after, actorId, createdAt } of moves) {
        const to = statusIn(after);
        expect(statusIn(before)).toBe(standing);
        if (!isApplicationStatus(standing) || !isApplicationStatus(to))
          throw new Error(`${standing} to ${to}`);
        expect(isLegalMove(standing, to)).toBe(true);
        expect(createdAt.getTime()).toBeGreaterThan(last.getTime());
        expect(rows.users.find((user) => user.id === actorId)?.role).toBe("coach");
        const mails = rows.mails.filter((mail) => mail.createdAt.getTime() === createdAt.getTime());
        expect(mails.map(({ kind }) => kind)).toEqual(hasMail(to) ? ["decision"] : []);
        standing = to;
        last = createdAt;
      }
      expect(standing).toBe(status);
    }
    const noted = rows.audit.filter(({ action }) => action === "application.noted");
    expect(noted.map(({ after }) => Reflect.get(Object(after), "text")).sort()).toEqual(
      rows.notes.map(({ text }) => text).sort(),
    );
  });

  test("say nothing twice, nor do the waitlist, the notes and what was held back", () => {
    const texts = [
      ...rows.applications.flatMap((row) => [
        row.primaryGoals,
        row.currentChallenges,
        row.coachingExperience,
        row.additionalInfo,
      ]),
      ...rows.entries.map(({ motivation }) => motivation),
      ...rows.notes.map(({ text }) => text),
    ].filter((text) => text !== null);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const held = rows.held
      .filter(({ releasedAt }) => !releasedAt)
      .map(({ payload }) => JSON.stringify(payload));
    expect(new Set(held).size).toBe(held.length);
  });
});

describe("the demo’s members", () => {
  test("have every membership, sign in by both methods, and are confirmed or not", () => {
    const count = (status: string) => rows.users.filter((user) => user.membershipStatus === status).length;
    for (const status of memberships) expect(count(status)).toBeGreaterThan(3);
    expect(count("explorer")).toBeGreaterThan(rows.users.length * 0.8);
    expect(rows.users.filter(({ passwordHash }) => !passwordHash).length).toBeGreaterThan(20);
    for (const user of rows.users)
      expect(user.passwordHash !== null || user.accounts.length === 1).toBe(true);
    expect(rows.users.filter(({ emailVerified }) => !emailVerified).length).toBeGreaterThan(20);
    expect(rows.sessions.filter(({ absoluteExpiresAt }) => absoluteExpiresAt > now).length).toBeGreaterThan(
      50,
    );
  });

  test("join in growing numbers, more on Sundays than on Fridays", () => {
    const since = (user: { createdAt: Date }) => (now.getTime() - user.createdAt.getTime()) / day;
    const early = rows.users.filter((user) => since(user) > 182).length;
    expect(rows.users.length - early).toBeGreaterThan(1.5 * early);
    const on = (weekday: number) =>
      rows.users.filter((user) => weekdayOf(dayOf(user.createdAt)) === weekday).length;
    expect(on(7)).toBeGreaterThan(on(5));
  });

  test("keep the archetype their answers come to, some of them twice", () => {
    for (const { answers, archetype } of rows.results) {
      expect(archetype).toBe(scoreAnswers(answers as Parameters<typeof scoreAnswers>[0]));
    }
    const counts = rows.users.map(({ quizResults }) => quizResults.length);
    expect(counts).toContain(0);
    expect(counts.filter((count) => count === 2).length).toBeGreaterThan(5);
  });
});

describe("the demo’s votes, list and mails", () => {
  test("count what is there, with an order nobody can miss", async () => {
    const check = await checkVotes(db);
    expect(check.apps.map(({ name }) => name).sort()).toEqual(futureApps.map(({ slug }) => slug).sort());
    expect(mismatchesOf(check)).toEqual([]);
    const counts = check.apps.map((app) => app.rows).sort((a, b) => b - a);
    expect(new Set(counts).size).toBe(counts.length);
    expect(counts[0]).toBeGreaterThan(5 * (counts.at(-1) ?? 0));
    expect(rows.votes.some(({ userId }) => userId)).toBe(true);
    expect(rows.votes.some(({ voterKey }) => voterKey.startsWith("visitor:"))).toBe(true);
  });

  test("know who waits, who was invited and when, and who left", () => {
    for (const status of ["waiting", "invited", "left"]) {
      expect(rows.entries.filter((entry) => entry.status === status).length).toBeGreaterThan(3);
    }
    for (const { status, notified, notifiedAt, leftAt } of rows.entries) {
      if (status !== "left")
        expect([notified, notifiedAt !== null]).toEqual(Array(2).fill(status === "invited"));
      expect(leftAt !== null).toBe(status === "left");
    }
  });

  test("leave no mail to be sent, and say why two did not arrive", async () => {
    const sent: string[] = [];
    await deliverDue(db, async ({ to }) => void sent.push(to), "test");
    expect(sent).toEqual([]);
    const failed = rows.mails.filter(({ state }) => state !== "sent");
    expect(failed.map(({ state, recipient, lastError }) => [state, recipient, lastError]).sort()).toEqual(
      Object.entries(undelivered)
        .map(([recipient, { lastError }]) => ["failed", recipient, lastError])
        .sort(),
    );
    for (const { state, sentAt } of rows.mails) expect(sentAt !== null).toBe(state === "sent");
  });
});

describe("all of the demo", () => {
  test("lies in the past", () => {
    const ahead = new Set(["dueAt", "expiresAt", "absoluteExpiresAt"]);
    const late = Object.entries(rows).flatMap(([table, list]) =>
      list.flatMap((row: object) =>
        Object.entries(row).flatMap(([field, value]) =>
          value instanceof Date && value > now && !ahead.has(field)
            ? [`${table}.${field} ${value.toISOString()}`]
            : [],
        ),
      ),
    );
    expect(late).toEqual([]);
  });

  test("writes to nobody: every address is an example", () => {
    const addresses = [
      ...[...rows.users, ...rows.entries, ...rows.applications].map(({ email }) => email),
      ...rows.held.map(({ emailCanonical }) => emailCanonical),
      ...rows.mails.map(({ recipient }) => recipient),
    ];
    expect(addresses.length).toBeGreaterThan(1_000);
    expect(
      addresses.filter((address) => !/^[^@\s]+@(example\.(org|com)|aurea\.example)$/.test(address)),
    ).toEqual([]);
  });

  test("is found at the Desk, by name and without accents", async () => {
    const named = async (query: string) => {
      const { applications, members } = await findPeople(db, query);
      return [applications.rows.map(({ name }) => name), members.rows.map(({ displayName }) => displayName)];
    };
    expect(await named("jorg")).toEqual([["Dr. Jörg-Matthias W."], []]);
    expect((await named("marieke t")).flat()).toEqual(["Marieke T.", "Marieke T."]);
  });

  test("is the same for the same moment", () => {
    expect(drawYear(createYear(now))).toEqual(drawYear(year));
  });

  test("opens to its coach", async () => {
    const attempt = { email: coach.email, password: coach.password, address: "127.0.0.1", deviceKey: null };
    const user = await signInWithPassword(db, attempt);
    expect(rows.users.find(({ id }) => id === user?.id)).toMatchObject({ role: "coach", email: coach.email });
    expect(await signInWithPassword(db, { ...attempt, password: "quiet-water-at-dawn" })).toBeNull();
  });
});
