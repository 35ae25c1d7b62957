import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DayChart, WeekChart } from "./overview/components/bar-charts";
import { DueLineChart } from "./overview/components/due-line-chart";
import type { DueSlot } from "./overview/today-service";
import { VoteChart } from "./votes/components/vote-panels";

function readOut(chart: ReactNode) {
  const [, label = ""] = /role="img" aria-label="([^"]*)"/.exec(renderToString(chart)) ?? [];
  return label.replaceAll("&amp;", "&");
}

const days = (...counts: number[]) =>
  counts.map((count, index) => ({ day: `2026-11-${String(index + 20).padStart(2, "0")}`, count }));

test.each([
  [[0, 0, 0], "No votes in the last 3 days."],
  [[0, 1, 0], "One vote in the last 3 days, on Sat 21 Nov."],
  [[1_200, 3, 40], "1,243 votes in the last 3 days; the most on one day were 1,200, on Fri 20 Nov."],
])("a chart of the votes %j has a one-sentence text alternative", (counts, sentence) => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(readOut(<VoteChart counts={{ days: days(...counts), total }} />)).toBe(sentence);
});

test.each([
  [[0, 0, 0], "None in thirty days."],
  [[2, 5, 1], "8 in thirty days, 1 of them today; most on Sat 21 Nov: 5."],
  [[2, 0, 0], "2 in thirty days, none of them today; most on Fri 20 Nov: 2."],
])("a chart of the sign-ups %j has a one-sentence text alternative", (counts, sentence) => {
  expect(readOut(<DayChart title="Sign-ups, last 30 days" days={days(...counts)} />)).toBe(sentence);
});

test("the applications chart has a text alternative with the count of each week, the current week last", () => {
  const weeks = [3, 0, 7].map((count, index) => ({
    monday: `2026-11-${String(index * 7 + 2).padStart(2, "0")}`,
    count,
  }));
  expect(readOut(<WeekChart weeks={weeks} />)).toBe(
    "Applications in each of the last eight weeks, this one last: 3, 0, 7.",
  );
});

test("the due-date chart has a text alternative with the first applicant of each day and the number of others", () => {
  const slots: DueSlot[] = [
    { day: "2026-11-20", kind: "late", count: 2, first: { id: "a", name: "Ada Reed" } },
    { day: "2026-11-23", kind: "today", count: 1, first: { id: "b", name: "Bea Ford" } },
    { day: "2026-11-24", kind: "ahead", count: 0, first: null },
    { day: "2026-11-25", kind: "ahead", count: 3, first: { id: "c", name: "Cleo Stone" } },
  ];
  expect(readOut(<DueLineChart slots={slots} hasEarlier={false} />)).toBe(
    "Applications by due date. Overdue since Fri 20 Nov: Ada Reed and 1 more. Due today: Bea Ford. Due on Wed 25 Nov: Cleo Stone and 2 more.",
  );
  const titled = [{ ...slots[0], first: { id: "d", name: "Dr. Jo Hall" } }, slots[1]] as DueSlot[];
  expect(renderToString(<DueLineChart slots={titled} hasEarlier />)).toMatch(/>Jo</);
  const [late, today] = slots;
  expect(late && today && readOut(<DueLineChart slots={[late, today]} hasEarlier />)).toContain(
    "Overdue since before",
  );
  const free = slots.map((slot) => ({ ...slot, count: 0, first: null }));
  expect(readOut(<DueLineChart slots={free} hasEarlier={false} />)).toBe("No answers are due.");
});
