import { dayAndTime } from "@/lib/calendar";

/** A day and a time, on one line. */
export function Moment({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap">
      {dayAndTime(at)}
    </time>
  );
}
