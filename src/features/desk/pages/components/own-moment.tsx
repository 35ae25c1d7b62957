"use client";

import { formatDayAndTime } from "@/lib/calendar";
import { useBrowserValue } from "@/lib/use-browser-value";
import { ownDayAndTime } from "../own-time";

/** Without scripts the time is in the team's time zone. */
export function OwnMoment({ at, withSeconds }: { at: Date; withSeconds?: boolean }) {
  const text = useBrowserValue(() => ownDayAndTime(at, { withSeconds }), formatDayAndTime(at));
  return <time dateTime={at.toISOString()}>{text}</time>;
}
