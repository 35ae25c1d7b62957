"use client";

import { formatDayAndTime } from "@/lib/calendar";
import { useBrowserValue } from "@/lib/use-browser-value";

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns "14:03", in the coach's own time zone. */
export function formatBrowserTime(moment: Date) {
  return moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}

/** Returns "21 Nov 2026, 14:03", or with seconds "21 Nov 2026, 14:03:05", in the coach's own time zone. */
export function formatBrowserDayAndTime(moment: Date, { withSeconds = false } = {}) {
  return moment.toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: withSeconds ? "2-digit" : undefined,
  });
}

/** Returns a time as the value of a "datetime-local" input: "2026-11-21T14:03". */
export function toLocalInput(moment: Date) {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Returns the time in a "datetime-local" input, or null for an empty value. */
export function fromLocalInput(value: string) {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Without scripts the time is in the team's time zone. */
export function BrowserTime({ at, withSeconds }: { at: Date; withSeconds?: boolean }) {
  const text = useBrowserValue(() => formatBrowserDayAndTime(at, { withSeconds }), formatDayAndTime(at));
  return <time dateTime={at.toISOString()}>{text}</time>;
}
