import { deskApplications } from "@/content/desk-applications";
import { dayOf, shortDay } from "@/lib/calendar";

const { due } = deskApplications;
const dayLength = 24 * 60 * 60_000;

/** When an answer is due, as one says it; late by days of the calendar. */
export function dueWords(dueAt: Date, now: Date) {
  const [day, today] = [dayOf(dueAt), dayOf(now)];
  if (day === today) return { text: due.today, isLate: false };
  if (day > today) return { text: shortDay(dueAt), isLate: false };
  return { text: due.late(Math.round((Date.parse(today) - Date.parse(day)) / dayLength)), isLate: true };
}
