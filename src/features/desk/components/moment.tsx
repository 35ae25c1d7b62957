import { formatDayAndTime } from "@/lib/calendar";

export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDayAndTime(at)}</time>;
}
