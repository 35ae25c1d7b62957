import { site } from "@/content/site";
import { addDays, type Day, dayOf, endOfDay, weekdayOf } from "./calendar";

const closed: readonly string[] = site.closedDays;

/** Whether the team works on a day: Monday to Friday, but for the days off in content/site.ts. */
export function isBusinessDay(day: Day): boolean {
  return weekdayOf(day) <= 5 && !closed.includes(day);
}

/** The day some business days after another; the day itself does not count. */
export function addBusinessDays(day: Day, count: number): Day {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}

/** How many business days lie after one day, up to and including a later one. */
export function businessDaysBetween(from: Day, to: Day): number {
  let count = 0;
  for (let day = from; day < to; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}

/** The business days within which an application is answered (specification, section 9: 5 to 7). */
export const reviewPromise = { from: 5, to: 7 } as const;

/** The last moment of the review that the application form promises. */
export function reviewDueAt(submittedAt: Date): Date {
  return endOfDay(addBusinessDays(dayOf(submittedAt), reviewPromise.to));
}
