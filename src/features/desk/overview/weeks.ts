import { addDays, type Day, weekdayOf } from "@/lib/calendar";

/** The Monday of a day's week. */
function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** The ISO number of the week that begins on a Monday: the week belongs to the year of its Thursday. */
export function weekNumber(monday: Day): number {
  const thursday = addDays(monday, 3);
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (24 * 60 * 60_000);
  return Math.floor(dayOfYear / 7) + 1;
}

/** What was counted by the day, summed by the week. */
export function byWeek(days: readonly { day: Day; count: number }[]) {
  const sums = new Map<Day, number>();
  for (const { day, count } of days) sums.set(mondayOf(day), (sums.get(mondayOf(day)) ?? 0) + count);
  return [...sums].map(([monday, count]) => ({ monday, count }));
}
