import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countBreaths, type Moment, momentAt } from "./ten-breaths";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the breath counter counts four seconds for breathing in and six for breathing out", () => {
  const first = Array.from({ length: 11 }, (_, second) => momentAt(second));
  expect(first.map((moment) => `${moment?.breath} ${moment?.phase} ${moment?.second}`)).toEqual([
    "1 in 1",
    "1 in 2",
    "1 in 3",
    "1 in 4",
    "1 out 1",
    "1 out 2",
    "1 out 3",
    "1 out 4",
    "1 out 5",
    "1 out 6",
    "2 in 1",
  ]);
});

test("the breath counter ends after ten breaths, which take a hundred seconds", () => {
  const moments: (Moment | null)[] = [];
  countBreaths((moment) => moments.push(moment));
  expect(moments).toEqual([{ breath: 1, phase: "in", second: 1 }]);
  vi.advanceTimersByTime(99_999);
  expect(moments).toHaveLength(100);
  expect(moments.at(-1)).toEqual({ breath: 10, phase: "out", second: 6 });
  vi.advanceTimersByTime(1);
  expect(moments.at(-1)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("the breath counter reports nothing after it was stopped", () => {
  const moments: (Moment | null)[] = [];
  const stop = countBreaths((moment) => moments.push(moment));
  vi.advanceTimersByTime(4_500);
  expect(moments).toHaveLength(5);
  stop();
  vi.advanceTimersByTime(200_000);
  expect(moments).toHaveLength(5);
});
