import { expect, test, vi } from "vitest";
import { createTimeOrderedId } from "./time-ordered-id";

test("a time-ordered id is a version 7 UUID and sorts after the ids of earlier milliseconds", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const ids = Array.from({ length: 50 }, () => {
    vi.advanceTimersByTime(1);
    return createTimeOrderedId();
  });
  vi.useRealTimers();
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, createTimeOrderedId)).size).toBe(1_000);
});
