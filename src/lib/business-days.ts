import { site } from "@/content/site";
import { addDays, type Day, endOfDay, getDay, getWeekday } from "./calendar";

const closed: readonly string[] = site.closedDays;

export function isBusinessDay(day: Day): boolean {
  return getWeekday(day) <= 5 && !closed.includes(day.slice(5));
}

export function addBusinessDays(day: Day, count: number): Day {
  let last = day;
  let left = count;
  while (left > 0) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}

/** The longest review that the specification promises (section 9: 5 to 7 business days). */
export const longestReview = 7;

export function findReviewDueDate(submittedAt: Date): Date {
  return endOfDay(addBusinessDays(getDay(submittedAt), longestReview));
}
