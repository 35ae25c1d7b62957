import { expect, test } from "vitest";
import { addBusinessDays, findReviewDueDate } from "./business-days";

test("weekends and days off are skipped when business days are added to a day", () => {
  expect(addBusinessDays("2026-11-20", 7)).toBe("2026-12-01");
  expect(addBusinessDays("2026-11-21", 1)).toBe("2026-11-23");
  expect(addBusinessDays("2026-12-24", 1)).toBe("2026-12-28");
});

test("Christmas Day and New Year's Day are also days off in later years", () => {
  expect(addBusinessDays("2029-12-24", 1)).toBe("2029-12-26");
  expect(addBusinessDays("2029-12-31", 1)).toBe("2030-01-02");
});

test("a review is due at the end of the seventh business day after the application, in the team's time zone", () => {
  // 23:30 on Thursday in Amsterdam is Friday in Kathmandu, but still counts as Thursday.
  expect(findReviewDueDate(new Date("2026-11-19T22:30:00Z")).toISOString()).toBe("2026-11-30T22:59:59.999Z");
});
