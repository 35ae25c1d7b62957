"use client";

import { dayAndTime } from "@/lib/calendar";
import { useBrowserValue } from "@/lib/use-browser-value";
import { ownDayAndTime } from "../own-time";

/** Shows a time in the coach's time zone; without scripts in the team's. */
export function OwnMoment({ at, withSeconds }: { at: Date; withSeconds?: boolean }) {
  const text = useBrowserValue(() => ownDayAndTime(at, { withSeconds }), dayAndTime(at));
  return <time dateTime={at.toISOString()}>{text}</time>;
}
