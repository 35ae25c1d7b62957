import { describe, expect, it } from "vitest";
import { roadLine } from "./road-line";

const down = roadLine([
  [
    [0, 0],
    [0, 30],
    [0, 60],
    [0, 100],
  ],
  [
    [0, 100],
    [0, 130],
    [0, 160],
    [0, 200],
  ],
]);

describe("a road of joined curves", () => {
  it("is drawn with one move and a curve for each part", () => {
    expect(down.d).toBe("M0 0C0 30 0 60 0 100C0 130 0 160 0 200");
  });

  it("finds points by the share of its length", () => {
    expect(down.along(0)).toEqual([0, 0]);
    expect(down.along(0.5)[1]).toBeCloseTo(100, 0);
    expect(down.along(1)).toEqual([0, 200]);
  });

  it("finds where it crosses a height", () => {
    expect(down.crossing(150)[1]).toBeGreaterThanOrEqual(150);
    expect(down.crossing(150)[1]).toBeLessThan(154);
  });
});
