import "server-only";
import { addDays, type Day, endOfDay, getDay, getWeekday, startOfDay } from "@/lib/calendar";
import { recordOf } from "@/lib/record-of";
import type { Database } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";

/** The part after a colon is an app's slug or an archetype. */
export type Series = "votes" | `votes:${string}` | "sign-ups" | "applications" | `quiz:${string}`;

export type DailyCount = { day: Day; count: number };

// A row may be stored some minutes after its own timestamp, so a past day is counted only an hour after its end.
const settlingMs = 60 * 60_000;

function countRows(db: Database, series: Series, during: { gte: Date; lte: Date }): Promise<number> {
  const [kind, part] = series.split(":");
  switch (kind) {
    case "votes":
      return db.vote.count({ where: { createdAt: during, appId: part } });
    case "sign-ups":
      return db.user.count({ where: { createdAt: during } });
    case "applications":
      return db.privateCoachingApplication.count({ where: { submittedAt: during } });
    default:
      return db.quizResult.count({ where: { createdAt: during, archetype: part } });
  }
}

async function storeCounts(db: Database, data: { series: string; day: Day; count: number }[]) {
  if (data.length === 0) return;
  try {
    await db.dayCount.createMany({ data });
  } catch (error) {
    // A concurrent call has stored the same count for one of these days.
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Deletes the stored count of a past day, so that the day is counted again. */
export function recountDay(db: Database, series: Series, at: Date) {
  return db.dayCount.deleteMany({ where: { series, day: getDay(at) } });
}

/**
 * Returns daily counts by the team's calendar, oldest first. A day's count is stored from an hour after the end of the
 * day; until then each call counts the rows.
 */
export async function readDailyCounts<Name extends Series>(
  db: Database,
  names: readonly Name[],
  days: number,
  now = new Date(),
): Promise<Record<Name, DailyCount[]>> {
  const today = getDay(now);
  const all = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  const kept = await db.dayCount.findMany({
    where: { series: { in: [...names] }, day: { gte: all[0], lte: today } },
    select: { series: true, day: true, count: true },
  });
  const known = new Map(kept.map((row) => [`${row.series} ${row.day}`, row.count]));
  const missing = names.flatMap((series) =>
    all.filter((day) => !known.has(`${series} ${day}`)).map((day) => ({ series, day })),
  );
  const counted = await Promise.all(
    missing.map(async ({ series, day }) => {
      const count = await countRows(db, series, { gte: startOfDay(day), lte: endOfDay(day) });
      return { series, day, count };
    }),
  );
  await storeCounts(
    db,
    counted.filter(({ day }) => endOfDay(day).getTime() + settlingMs < now.getTime()),
  );
  for (const row of counted) known.set(`${row.series} ${row.day}`, row.count);
  return recordOf(names, (name) => all.map((day) => ({ day, count: known.get(`${name} ${day}`) ?? 0 })));
}

function findMonday(day: Day): Day {
  return addDays(day, 1 - getWeekday(day));
}

/** Returns the number of a week (ISO 8601), which belongs to the year of its Thursday. */
export function getWeekNumber(monday: Day): number {
  const thursday = addDays(monday, 3);
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (24 * 60 * 60_000);
  return Math.floor(dayOfYear / 7) + 1;
}

export function groupByWeek(days: readonly { day: Day; count: number }[]) {
  const sums = new Map<Day, number>();
  for (const { day, count } of days) sums.set(findMonday(day), (sums.get(findMonday(day)) ?? 0) + count);
  return [...sums].map(([monday, count]) => ({ monday, count }));
}
