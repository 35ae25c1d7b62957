import { describe, expect, it } from "vitest";
import { arc, chords, polar, polyline, rays, round, segment, wave } from "./geometry";

function numbersOf(path: string) {
  return [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map((match) => Number(match[0]));
}

describe("geometry of the signs", () => {
  it("rounds to one decimal and drops a trailing zero", () => {
    expect(round(2)).toBe("2");
    expect(round(1.26)).toBe("1.3");
    expect(round(-0.04)).toBe("0");
  });

  it("finds a point on a circle, a quarter turn being straight down", () => {
    const [x, y] = polar(10, 20, 5, Math.PI / 2);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(25);
  });

  it("joins points with lines", () => {
    expect(segment([0, 0], [1, 2])).toBe("M0 0L1 2");
    expect(
      polyline([
        [0, 0],
        [1, 2],
        [3, 4],
      ]),
    ).toBe("M0 0L1 2L3 4");
  });

  it("lays every chord on its circle", () => {
    const ends = [...chords(32, 32, 25, 5).matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g)];
    expect(ends).toHaveLength(5);
    for (const [, left, y, right] of ends) {
      expect(Math.hypot(Number(left) - 32, Number(y) - 32)).toBeCloseTo(25, 0);
      expect(Number(left) + Number(right)).toBeCloseTo(64, 0);
    }
  });

  it("draws as many rays as asked, each between the two radii", () => {
    const path = rays(0, 0, 10, 20, 8);
    const values = numbersOf(path);
    expect(values).toHaveLength(32);
    expect(Math.hypot(values[0]!, values[1]!)).toBeCloseTo(10, 0);
    expect(Math.hypot(values[2]!, values[3]!)).toBeCloseTo(20, 0);
  });

  it("starts and ends an arc on its circle and takes the long way past half a turn", () => {
    expect(arc(0, 0, 10, 0, Math.PI / 2)).toBe("M10 0A10 10 0 0 1 0 10");
    expect(arc(0, 0, 10, 0, Math.PI * 1.5)).toContain(" 1 1 ");
  });

  it("brings a waving ray back to its own line at the end", () => {
    const values = numbersOf(wave(0, 0, 10, 20, 0, 4));
    expect(values.slice(0, 2)).toEqual([10, 0]);
    expect(values.slice(-2)).toEqual([20, 0]);
  });
});
