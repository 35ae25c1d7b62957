import { site } from "@/content/site";
import { addDays, type Day, dayOf, endOfDay, weekdayOf } from "./calendar";

const closed: readonly string[] = site.closedDays;

/** Returns whether the team works on a day: Monday to Friday except the closed days in content/site.ts. */
export function isBusinessDay(day: Day): boolean {
  return weekdayOf(day) <= 5 && !closed.includes(day);
}

/** Returns the day `count` business days after another. */
export function addBusinessDays(day: Day, count: number): Day {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}

/** Returns the number of business days after one day, up to and including a later one. */
export function businessDaysBetween(from: Day, to: Day): number {
  let count = 0;
  for (let day = from; day < to; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}

/** The review time that the specification promises (section 9: 5 to 7 business days). */
export const reviewPromise = { from: 5, to: 7 } as const;

/** Returns the end of the promised review time. */
export function reviewDueAt(submittedAt: Date): Date {
  return endOfDay(addBusinessDays(dayOf(submittedAt), reviewPromise.to));
}
