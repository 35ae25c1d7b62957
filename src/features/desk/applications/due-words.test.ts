import { expect, test } from "vitest";
import { endOfDay } from "@/lib/calendar";
import { dueWords } from "./due-words";

const now = new Date("2026-11-20T22:30:00Z");

test.each([
  ["2026-11-17", "3 days late", true],
  ["2026-11-19", "1 day late", true],
  ["2026-11-20", "Today", false],
  ["2026-11-24", "Tue 24 Nov", false],
])("an answer due on %s is described as “%s”", (day, text, isLate) => {
  expect(dueWords(endOfDay(day), now)).toEqual({ text, isLate });
});

test("a late evening counts as the team's day, not as the day in UTC", () => {
  const midnight = new Date("2026-11-20T23:30:00Z");
  expect(dueWords(endOfDay("2026-11-20"), midnight)).toEqual({ text: "1 day late", isLate: true });
});
