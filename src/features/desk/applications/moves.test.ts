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

describe("application moves", () => {
  test.each(pairs)("a move from %s to %s is allowed only by the rule", (from, to) => {
    expect(isLegalMove(from, to)).toBe(legal.has(`${from} → ${to}`));
    expect(movesFrom(from).includes(to)).toBe(legal.has(`${from} → ${to}`));
  });

  test("an application awaits an answer until it is invited or closed", () => {
    expect(applicationStatuses.filter(awaitsAnswer)).toEqual(["pending_review", "in_review"]);
  });

  test("an invitation and both decisions come with an email", () => {
    expect(applicationStatuses.filter(hasMail)).toEqual(["invited", "accepted", "declined"]);
  });
});
