import { formatDayAndTime } from "@/lib/calendar";
import { isRecord } from "@/lib/is-record";

/** Null stands for no value. */
export type Change = { field: string; before: string | null; after: string | null };

const maxFields = 12;
const maxLength = 160;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.map((each) => formatValue(each) ?? "–").join(", ");
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isMoment = moment.test(text) && !Number.isNaN(Date.parse(text));
  const brief = isMoment ? formatDayAndTime(new Date(text)) : text;
  return brief.length > maxLength ? `${brief.slice(0, maxLength)}…` : brief;
}

/** Leaves out fields that contain only the id of another record. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .filter((field) => !/Id$/.test(field))
    .map((field) => ({ field, before: formatValue(old[field]), after: formatValue(now[field]) }))
    .filter((change) => change.before !== change.after)
    .slice(0, maxFields);
}
