import "server-only";
import { archetypeIds } from "@/content/archetypes";
import { getDay, getWeekday } from "@/lib/calendar";
import type { Database } from "@/server/db/client";
import { getMailLabel } from "@/server/mail/kinds";
import { countLimit } from "../count-limit";
import { type Column, newestFirst, orderAndLimit } from "../paging";
import { countVotes } from "../votes/service";
import { type DailyCount, groupByWeek, readDailyCounts } from "./day-counts";
import { readDue } from "./due-service";

const month = 30;
const weeks = 8;

function sum(days: readonly DailyCount[]) {
  return days.reduce((total, { count }) => total + count, 0);
}

export async function readToday(db: Database, now = new Date()) {
  const span = (weeks - 1) * 7 + getWeekday(getDay(now));
  const quiz = archetypeIds.map((id) => `quiz:${id}` as const);
  const [due, failedMails, entries, votes, days, applications] = await Promise.all([
    readDue(db, now),
    db.outboxMail.findMany({
      where: { state: "failed" },
      ...orderAndLimit(newestFirst, 3),
      select: { id: true, kind: true, recipient: true, attempts: true, lastError: true, updatedAt: true },
    }),
    db.groupCoachingEntry.findMany({
      where: { status: "waiting" },
      ...orderAndLimit({ column: "submittedAt", direction: "desc" }, 4),
      select: { id: true, name: true, motivation: true, submittedAt: true },
    }),
    countVotes(db),
    readDailyCounts(db, ["votes", "sign-ups", ...quiz], month, now),
    readDailyCounts(db, ["applications"], span, now),
  ]);
  return {
    now,
    due,
    failedMails: failedMails.map((mail) => ({ ...mail, label: getMailLabel(mail.kind) })),
    entries,
    votes,
    voteDays: days.votes,
    signUpDays: days["sign-ups"],
    applicationWeeks: groupByWeek(applications.applications),
    quiz: archetypeIds.map((id) => ({ id, count: sum(days[`quiz:${id}`]) })),
  };
}

export type Today = Awaited<ReturnType<typeof readToday>>;

/** Returns the counts for the Desk's navigation; each stops at `countLimit`. */
export async function countWaiting(db: Database) {
  // Without an order Prisma sorts by id before it stops counting; these are the orders of the indexes.
  const first = <At extends Column>(column: At) => orderAndLimit({ column, direction: "asc" }, countLimit);
  const [applications, entries, failedMails, quarantined] = await Promise.all([
    db.privateCoachingApplication.count({ where: { awaitsAnswer: true }, ...first("dueAt") }),
    db.groupCoachingEntry.count({ where: { status: "waiting" }, ...first("submittedAt") }),
    db.outboxMail.count({ where: { state: "failed" }, ...first("createdAt") }),
    db.quarantinedSubmission.count({ where: { releasedAt: null }, ...first("createdAt") }),
  ]);
  return { applications, entries, failedMails, quarantined };
}
