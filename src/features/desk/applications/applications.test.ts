import { describe, expect, test } from "vitest";
import { endOfDay } from "@/lib/calendar";
import { describeDueDate } from "./components/application-list";
import { applicationStatuses, hasMail, isAwaitingAnswer, isLegalMove } from "./moves";

const legal = new Set([
  "pending_review → in_review",
  "in_review → invited",
  "in_review → declined",
  "invited → accepted",
  "invited → declined",
  "pending_review → withdrawn",
  "in_review → withdrawn",
  "invited → withdrawn",
]);

const pairs = applicationStatuses.flatMap((from) => applicationStatuses.map((to) => [from, to] as const));

describe("status changes of applications", () => {
  test.each(pairs)(
    "a status change from %s to %s is allowed only if it is in the list of legal changes",
    (from, to) => {
      expect(isLegalMove(from, to)).toBe(legal.has(`${from} → ${to}`));
    },
  );

  test("an application awaits an answer only while it is pending or in review", () => {
    expect(applicationStatuses.filter(isAwaitingAnswer)).toEqual(["pending_review", "in_review"]);
  });

  test("an applicant gets an email only about an invitation, an acceptance or a rejection", () => {
    expect(applicationStatuses.filter(hasMail)).toEqual(["invited", "accepted", "declined"]);
  });
});

const now = new Date("2026-11-20T22:30:00Z");

test.each([
  ["2026-11-17", "3 days late", true],
  ["2026-11-19", "1 day late", true],
  ["2026-11-20", "Today", false],
  ["2026-11-24", "Tue 24 Nov", false],
])("on 2026-11-20 an answer that is due on %s is described as “%s”", (day, text, isLate) => {
  expect(describeDueDate(endOfDay(day), now)).toEqual({ text, isLate });
});

test("an answer is late after midnight in the team's time zone, even if its due date has not ended in UTC", () => {
  const midnight = new Date("2026-11-20T23:30:00Z");
  expect(describeDueDate(endOfDay("2026-11-20"), midnight)).toEqual({ text: "1 day late", isLate: true });
});
