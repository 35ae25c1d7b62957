import "server-only";
import { archetypeIds } from "@/content/archetypes";
import { retention } from "@/content/retention";
import { isBusinessDay, longestReview } from "@/lib/business-days";
import { addDays, type Day, endOfDay, getDay, getWeekday, startOfDay } from "@/lib/calendar";
import { countLimit } from "@/lib/count-limit";
import type { Database, Prisma } from "@/server/db/client";
import { getMailLabel } from "@/server/mail/kinds";
import { limitCount, newestFirst, orderAndLimit } from "../paging";
import { countVotes } from "../votes/service";
import { type DailyCount, groupByWeek, readDailyCounts } from "./day-counts";

const month = 30;
const weeks = 8;
const dayMs = 24 * 60 * 60_000;

function sum(days: readonly DailyCount[]) {
  return days.reduce((total, { count }) => total + count, 0);
}

/** Returns the filter for failed emails whose text is still stored. */
function whereFailed(now: Date) {
  return { state: "failed", updatedAt: { gt: new Date(now.getTime() - retention.mailTexts * dayMs) } };
}

export async function readToday(db: Database, now = new Date()) {
  const span = (weeks - 1) * 7 + getWeekday(getDay(now));
  const quiz = archetypeIds.map((id) => `quiz:${id}` as const);
  const [due, failedMails, entries, { apps }, days, applications] = await Promise.all([
    readDue(db, now),
    db.outboxMail.findMany({
      where: whereFailed(now),
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
    votes: apps,
    voteDays: days.votes,
    signUpDays: days["sign-ups"],
    applicationWeeks: groupByWeek(applications.applications),
    quiz: archetypeIds.map((id) => ({ id, count: sum(days[`quiz:${id}`]) })),
  };
}

export type Today = Awaited<ReturnType<typeof readToday>>;

/** Returns the counts for the Desk's navigation; each stops at `countLimit`. */
export async function countWaiting(db: Database) {
  const [applications, entries, failedMails, quarantined] = await Promise.all([
    db.privateCoachingApplication.count({ where: { awaitsAnswer: true }, ...limitCount("dueAt") }),
    db.groupCoachingEntry.count({ where: { status: "waiting" }, ...limitCount("submittedAt") }),
    db.outboxMail.count({ where: whereFailed(new Date()), ...limitCount("createdAt") }),
    db.quarantinedSubmission.count({ where: { releasedAt: null }, ...limitCount("createdAt") }),
  ]);
  return { applications, entries, failedMails, quarantined };
}

export type DueSlot = {
  day: Day;
  kind: "late" | "today" | "ahead";
  count: number;
  first: { id: string; name: string } | null;
};

function listBusinessDays(from: Day, count: number, step: 1 | -1): Day[] {
  const days: Day[] = [];
  let day = from;
  while (days.length < count) {
    day = addDays(day, step);
    if (isBusinessDay(day)) days.push(day);
  }
  return days;
}

/** Returns the days of the timeline: `back` business days before today, today, and `ahead` business days after it. */
export function listLineDays(today: Day, back: number, ahead: number): Day[] {
  return [...listBusinessDays(today, back, -1).reverse(), today, ...listBusinessDays(today, ahead, 1)];
}

/**
 * Returns the day of the timeline for a due date: the first day for any earlier date, undefined after the last day. A
 * date between two days of the timeline belongs to the earlier day if the date is overdue, else to the later day.
 */
export function findSlot(days: readonly Day[], today: Day, due: Day): Day | undefined {
  if (due < today) return days.findLast((day) => day <= due) ?? days[0];
  return days.find((day) => day >= due);
}

function getKind(day: Day, today: Day): DueSlot["kind"] {
  if (day < today) return "late";
  return day === today ? "today" : "ahead";
}

const daysBack = 4;
const order = { column: "dueAt", direction: "asc" } as const;

/**
 * Returns how many applications are overdue, due today and due on each day of the timeline, and the eight due first.
 */
async function readDue(db: Database, now: Date) {
  const today = getDay(now);
  const days = listLineDays(today, daysBack, longestReview);
  const lineStart = startOfDay(days[0] ?? today);
  const todayStart = startOfDay(today);
  const todayEnd = endOfDay(today);
  const owed = (dueAt?: Prisma.DateTimeFilter) => ({ awaitsAnswer: true, dueAt });
  const countDue = (dueAt: Prisma.DateTimeFilter) =>
    db.privateCoachingApplication.count({ where: owed(dueAt), ...limitCount("dueAt") });
  const [rows, overdue, dueToday, before, within] = await Promise.all([
    db.privateCoachingApplication.findMany({
      where: owed(),
      ...orderAndLimit(order, 8),
      select: { id: true, name: true, currentRole: true, commitmentLevel: true, status: true, dueAt: true },
    }),
    countDue({ lt: todayStart }),
    countDue({ gte: todayStart, lte: todayEnd }),
    countDue({ lt: lineStart }),
    db.privateCoachingApplication.groupBy({
      by: ["dueAt"],
      where: owed({ gte: lineStart, lte: endOfDay(days.at(-1) ?? today) }),
      _count: true,
      orderBy: { dueAt: "asc" },
      take: countLimit,
    }),
  ]);
  const counts = new Map<string, number>();
  if (before) counts.set(days[0] ?? today, before);
  for (const { dueAt, _count } of within) {
    const day = findSlot(days, today, getDay(dueAt));
    if (day) counts.set(day, (counts.get(day) ?? 0) + _count);
  }
  const line = days.map(async (day, index): Promise<DueSlot> => {
    const count = counts.get(day) ?? 0;
    const first = count ? await findFirst(db, days, index, today) : null;
    return { day, kind: getKind(day, today), count, first };
  });
  return { rows, overdue, dueToday, hasEarlier: before > 0, line: await Promise.all(line) };
}

// Must match findSlot: a future day includes all due dates since the previous day of the timeline.
function findFirst(db: Database, days: string[], index: number, today: string) {
  const day = days[index] ?? today;
  const previous = days[index - 1];
  const start = day > today && previous ? new Date(endOfDay(previous).getTime() + 1) : startOfDay(day);
  return db.privateCoachingApplication.findFirst({
    where: { awaitsAnswer: true, dueAt: index === 0 ? undefined : { gte: start } },
    orderBy: orderAndLimit(order).orderBy,
    select: { id: true, name: true },
  });
}
