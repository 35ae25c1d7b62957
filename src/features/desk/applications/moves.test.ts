import { describe, expect, test } from "vitest";
import { applicationStatuses, awaitsAnswer, hasMail, isLegalMove, movesFrom } from "./moves";

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

describe("the moves of an application", () => {
  test.each(pairs)("%s to %s is allowed only where the rule says so", (from, to) => {
    expect(isLegalMove(from, to)).toBe(legal.has(`${from} → ${to}`));
    expect(movesFrom(from).includes(to)).toBe(legal.has(`${from} → ${to}`));
  });

  test("the team owes an answer until it has invited or the application is closed", () => {
    expect(applicationStatuses.filter(awaitsAnswer)).toEqual(["pending_review", "in_review"]);
  });

  test("an invitation and both decisions come with a mail", () => {
    expect(applicationStatuses.filter(hasMail)).toEqual(["invited", "accepted", "declined"]);
  });
});
