import "server-only";
import { reviewPromise } from "@/lib/business-days";
import { dayOf, endOfDay, startOfDay } from "@/lib/calendar";
import type { Database, Prisma } from "@/server/db/client";
import { countLimit } from "../count-limit";
import { type DueSlot, lineDays, slotOf } from "./due-line";

const daysBack = 4;
const order = [
  { dueAt: "asc" },
  { id: "asc" },
] satisfies Prisma.PrivateCoachingApplicationOrderByWithRelationInput[];

/** Returns how many applications are overdue and due today, the first eight, and all by day. */
export async function readDue(db: Database, now: Date) {
  const today = dayOf(now);
  const days = lineDays(today, daysBack, reviewPromise.to);
  const first = startOfDay(days[0] ?? today);
  const from = startOfDay(today);
  const until = endOfDay(today);
  const owed = (dueAt?: Prisma.DateTimeFilter) => ({ awaitsAnswer: true, dueAt });
  const [rows, overdue, dueToday, before, within] = await Promise.all([
    db.privateCoachingApplication.findMany({
      where: owed(),
      orderBy: order,
      take: 8,
      select: { id: true, name: true, currentRole: true, commitmentLevel: true, status: true, dueAt: true },
    }),
    db.privateCoachingApplication.count({ where: owed({ lt: from }), orderBy: order, take: countLimit }),
    db.privateCoachingApplication.count({
      where: owed({ gte: from, lte: until }),
      orderBy: order,
      take: countLimit,
    }),
    db.privateCoachingApplication.count({ where: owed({ lt: first }), orderBy: order, take: countLimit }),
    db.privateCoachingApplication.groupBy({
      by: ["dueAt"],
      where: owed({ gte: first, lte: endOfDay(days.at(-1) ?? today) }),
      _count: true,
      orderBy: { dueAt: "asc" },
      take: countLimit,
    }),
  ]);
  const counts = new Map<string, number>(before ? [[days[0] ?? today, before]] : []);
  for (const { dueAt, _count } of within) {
    const day = slotOf(days, today, dayOf(dueAt));
    if (day) counts.set(day, (counts.get(day) ?? 0) + _count);
  }
  const line = days.map(async (day, index): Promise<DueSlot> => {
    const count = counts.get(day) ?? 0;
    const kind = day < today ? "late" : day === today ? "today" : "ahead";
    return { day, kind, count, first: count ? await firstOf(db, days, index, today) : null };
  });
  return { rows, overdue, dueToday, hasEarlier: before > 0, line: await Promise.all(line) };
}

// Matches slotOf: an overdue day extends to the next one, a coming day begins after the one before.
function firstOf(db: Database, days: string[], index: number, today: string) {
  const day = days[index] ?? today;
  const previous = days[index - 1];
  const start = day > today && previous ? new Date(endOfDay(previous).getTime() + 1) : startOfDay(day);
  return db.privateCoachingApplication.findFirst({
    where: { awaitsAnswer: true, dueAt: index === 0 ? undefined : { gte: start } },
    orderBy: order,
    select: { id: true, name: true },
  });
}
