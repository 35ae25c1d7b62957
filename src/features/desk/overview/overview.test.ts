import { describe, expect, test } from "vitest";
import { deskOverview } from "@/content/desk-overview";
import { formatRelativeTime } from "./components/overview";
import { getWeekNumber, groupByWeek } from "./day-counts";
import { findSlot, listLineDays } from "./today-service";

describe("the timeline of due dates", () => {
  const friday = listLineDays("2026-11-20", 4, 7);
  const saturday = listLineDays("2026-11-21", 4, 7);

  test("the Desk's timeline has four business days before today, today and seven business days after it", () => {
    expect(friday).toEqual([
      ...["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"],
      ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-30", "2026-12-01"],
    ]);
  });

  test("the Desk's timeline shows the current day even if it is a day off", () => {
    expect(saturday.slice(3, 6)).toEqual(["2026-11-20", "2026-11-21", "2026-11-23"]);
  });

  test.each([
    ["2026-08-03", "2026-11-16"],
    ["2026-11-18", "2026-11-18"],
    ["2026-11-20", "2026-11-20"],
    ["2026-11-21", "2026-11-23"],
    ["2026-12-24", "no day"],
  ])("the Desk's timeline of 2026-11-20 shows an answer that is due on %s under %s", (due, slot) => {
    expect(findSlot(friday, "2026-11-20", due) ?? "no day").toBe(slot);
  });

  test("the Desk's timeline shows an answer due on a past day off on the business day before", () => {
    expect(findSlot(listLineDays("2026-11-22", 4, 7), "2026-11-22", "2026-11-21")).toBe("2026-11-20");
  });
});

describe("the headline of the overview", () => {
  const say = (overdue: number, dueToday: number, awaiting = overdue + dueToday) =>
    deskOverview.headline({ overdue, dueToday, awaiting });

  test.each([
    [2, 1, 9, "Three answers are overdue or due today."],
    [1, 0, 9, "One answer is overdue."],
    [14, 0, 20, "14 answers are overdue or due today."],
    [1_000, 3, 1_000, "More than 999 answers are overdue or due today."],
    [0, 1, 9, "One answer is due today."],
    [0, 2, 9, "Two answers are due today."],
    [0, 0, 5, "Five people are waiting, and no answer is due yet."],
    [0, 0, 0, "All applications are answered."],
  ])(
    "the Desk's headline for %s overdue answers, %s due today and %s in all, counted up to 1,000, is “%s”",
    (late, today, all, text) => {
      expect(say(late, today, all)).toBe(text);
    },
  );
});

describe("the weeks and times of the overview", () => {
  test.each([
    ["2026-11-16", 47],
    ["2026-12-28", 53],
    ["2027-01-04", 1],
    ["2024-12-30", 1],
  ])("the week of %s has the number %s", (monday, number) => {
    expect(getWeekNumber(monday)).toBe(number);
  });

  test("daily counts are summed to weeks that start on Monday", () => {
    const days = [
      { day: "2026-11-15", count: 1 },
      { day: "2026-11-16", count: 2 },
      { day: "2026-11-22", count: 3 },
    ];
    expect(groupByWeek(days)).toEqual([
      { monday: "2026-11-09", count: 1 },
      { monday: "2026-11-16", count: 5 },
    ]);
  });

  test.each([
    ["2026-11-20T16:59:30Z", "just now"],
    ["2026-11-20T16:18:00Z", "42 minutes ago"],
    ["2026-11-20T14:00:00Z", "3 hours ago"],
    ["2026-11-20T11:00:00Z", "earlier today"],
    ["2026-11-20T07:00:00Z", "earlier today"],
    ["2026-11-19T07:00:00Z", "yesterday"],
    ["2026-11-02T07:00:00Z", "2 Nov 2026"],
    ["2025-11-02T07:00:00Z", "2 Nov 2025"],
  ])("at 2026-11-20T17:00:00Z the Desk describes an event of %s as “%s”", (at, words) => {
    expect(formatRelativeTime(new Date(at), new Date("2026-11-20T17:00:00Z"))).toBe(words);
  });
});
