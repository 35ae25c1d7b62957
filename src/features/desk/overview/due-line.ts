import { isBusinessDay } from "@/lib/business-days";
import { addDays, type Day } from "@/lib/calendar";

export type DueSlot = {
  day: Day;
  kind: "late" | "today" | "ahead";
  count: number;
  /** The first of those who wait, by due date. */
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

/** The days of the line: some business days before today, today whatever day it is, and the seven promised ones. */
export function lineDays(today: Day, back: number, ahead: number): Day[] {
  return [...businessDays(today, back, -1).reverse(), today, ...businessDays(today, ahead, 1)];
}

/** Where a due date stands on the line: what is older than its first day stands there, what is later nowhere. */
export function slotOf(days: readonly Day[], today: Day, due: Day): Day | undefined {
  if (due < today) return days.findLast((day) => day <= due) ?? days[0];
  return days.find((day) => day >= due);
}
