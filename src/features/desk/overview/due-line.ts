import { isBusinessDay } from "@/lib/business-days";
import { addDays, type Day } from "@/lib/calendar";

export type DueSlot = {
  day: Day;
  kind: "late" | "today" | "ahead";
  count: number;
  /** The first application by due date. */
  first: { id: string; name: string } | null;
};

function businessDays(from: Day, count: number, step: 1 | -1): Day[] {
  const days: Day[] = [];
  for (let day = from; days.length < count; ) {
    day = addDays(day, step);
    if (isBusinessDay(day)) days.push(day);
  }
  return days;
}

/** Returns the days of the line: some business days before today, today, and the promised days ahead. */
export function lineDays(today: Day, back: number, ahead: number): Day[] {
  return [...businessDays(today, back, -1).reverse(), today, ...businessDays(today, ahead, 1)];
}

/** Returns the day of a due date on the line; older dates fall on its first day, later ones on none. */
export function slotOf(days: readonly Day[], today: Day, due: Day): Day | undefined {
  if (due < today) return days.findLast((day) => day <= due) ?? days[0];
  return days.find((day) => day >= due);
}
