import { site } from "@/content/site";

/** A day in the team's time zone, such as 2026-11-21. */
export type Day = string;

function createFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { timeZone: site.timeZone, ...options });
}

const dayAndMonth = { day: "numeric", month: "short" } as const;
const parts = createFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });
const short = createFormat("en-GB", { weekday: "short", ...dayAndMonth });
const long = createFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const date = createFormat("en-GB", { ...dayAndMonth, year: "numeric" });
const full = createFormat("en-GB", { ...dayAndMonth, year: "numeric", hour: "2-digit", minute: "2-digit" });
const time = createFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

const minuteMs = 60_000;
const dayLength = 24 * 60 * minuteMs;

export function getDay(moment: Date): Day {
  return parts.format(moment);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

/**
 * Returns the first moment of a day in the team's time zone. Searches for this moment, because a day on which clocks
 * change at midnight may begin later.
 */
export function startOfDay(day: Day): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let before = midnight - dayLength;
  let start = midnight + dayLength;
  while (start - before > minuteMs) {
    const middle = before + Math.floor((start - before) / 2 / minuteMs) * minuteMs;
    if (getDay(new Date(middle)) < day) before = middle;
    else start = middle;
  }
  return new Date(start);
}

export function endOfDay(day: Day): Date {
  return new Date(startOfDay(addDays(day, 1)).getTime() - 1);
}

/** Returns the ISO weekday, from 1 for Monday to 7 for Sunday. */
export function getWeekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns "Mon 24 Nov", without the year. Use `formatDate` for days that may be in another year. */
export function formatShortDay(when: Date | Day): string {
  return short.format(typeof when === "string" ? startOfDay(when) : when).replace(",", "");
}

/** Returns "Friday 21 November". */
export function formatLongDay(moment: Date): string {
  return long.format(moment).replace(",", "");
}

/** Returns "21 Nov 2026". */
export function formatDate(moment: Date): string {
  return date.format(moment);
}

/** Returns "21 Nov 2026, 14:05". */
export function formatDayAndTime(moment: Date): string {
  return full.format(moment);
}

/** Returns "14:05". */
export function formatTime(moment: Date): string {
  return time.format(moment);
}
