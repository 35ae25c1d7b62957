import { dayAndTime } from "@/lib/calendar";

export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{dayAndTime(at)}</time>;
}
