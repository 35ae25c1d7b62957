import { overviewWords } from "@/content/desk-overview";
import { addDays, dayOf, shortDay } from "@/lib/calendar";

const { since } = overviewWords;
const minuteMs = 60_000;

/** How long ago something was, as one says it. */
export function sinceWords(at: Date, now: Date) {
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs);
  if (minutes < 1) return since.now;
  if (minutes < 60) return since.minutes(minutes);
  if (minutes < 6 * 60) return since.hours(Math.floor(minutes / 60));
  if (dayOf(at) === dayOf(now)) return since.morning;
  return dayOf(at) === addDays(dayOf(now), -1) ? since.yesterday : shortDay(at);
}
