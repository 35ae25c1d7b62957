import "server-only";
import { archetypeIds } from "@/content/archetypes";
import { deskMail } from "@/content/desk-mail";
import { futureApps } from "@/content/future-apps";
import { dayOf, weekdayOf } from "@/lib/calendar";
import type { Database } from "@/server/db/client";
import { mailLabel } from "@/server/mail/kinds";
import { countLimit } from "../count-limit";
import { byWeek, type DailyCount, dailyCountsOf } from "./day-counts";
import { readDue } from "./due-service";

const month = 30;
const weeks = 8;

function sum(days: readonly DailyCount[]) {
  return days.reduce((total, { count }) => total + count, 0);
}

async function readVotes(db: Database) {
  const rows = await db.futureApp.findMany({ select: { id: true, voteCount: true } });
  const counts = new Map(rows.map((row) => [row.id, row.voteCount]));
  return futureApps
    .map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 }))
    .sort((a, b) => b.count - a.count);
}

/** Returns the data of the Desk's first page. */
export async function readToday(db: Database, now = new Date()) {
  const span = (weeks - 1) * 7 + weekdayOf(dayOf(now));
  const quiz = archetypeIds.map((id) => `quiz:${id}` as const);
  const [due, failedMails, entries, votes, days, applications] = await Promise.all([
    readDue(db, now),
    db.outboxMail.findMany({
      where: { state: "failed" },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: 3,
      select: { id: true, kind: true, recipient: true, attempts: true, lastError: true, updatedAt: true },
    }),
    db.groupCoachingEntry.findMany({
      where: { status: "waiting" },
      orderBy: [{ submittedAt: "desc" }, { id: "desc" }],
      take: 4,
      select: { id: true, name: true, motivation: true, submittedAt: true },
    }),
    readVotes(db),
    dailyCountsOf(db, ["votes", "sign-ups", ...quiz], month, now),
    dailyCountsOf(db, ["applications"], span, now),
  ]);
  return {
    now,
    due,
    failedMails: failedMails.map((mail) => ({ ...mail, label: mailLabel(mail.kind) ?? deskMail.otherKind })),
    entries,
    votes,
    voteDays: days.votes,
    signUpDays: days["sign-ups"],
    applicationWeeks: byWeek(applications.applications),
    quiz: archetypeIds.map((id) => ({ id, count: sum(days[`quiz:${id}`]) })),
  };
}

export type Today = Awaited<ReturnType<typeof readToday>>;

// Without an order Prisma sorts by id before it stops counting; these are the orders of the indexes.
const byDue = [{ dueAt: "asc" as const }, { id: "asc" as const }];
const bySubmission = [{ submittedAt: "asc" as const }, { id: "asc" as const }];
const byCreation = [{ createdAt: "asc" as const }, { id: "asc" as const }];

/** Returns the counts for the Desk's navigation; each stops at `countLimit`. */
export async function countWaiting(db: Database) {
  const take = countLimit;
  const [applications, entries, failedMails, held] = await Promise.all([
    db.privateCoachingApplication.count({ where: { awaitsAnswer: true }, orderBy: byDue, take }),
    db.groupCoachingEntry.count({ where: { status: "waiting" }, orderBy: bySubmission, take }),
    db.outboxMail.count({ where: { state: "failed" }, orderBy: byCreation, take }),
    db.heldSubmission.count({ where: { releasedAt: null }, orderBy: byCreation, take }),
  ]);
  return { applications, entries, failedMails, held };
}
