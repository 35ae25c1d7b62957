import { describe, expect, test } from "vitest";
import { about } from "@/content/about";
import { entrance, pieceBelow, stops } from "./timeline-curve";

describe("the timeline's curve", () => {
  test("has a stop for each of the thirteen steps", () => {
    expect(stops).toHaveLength(13);
    expect(about.timeline.steps).toHaveLength(13);
  });

  test("is one line: every piece begins where the one above it ends", () => {
    for (let index = 1; index < stops.length; index += 1) {
      const end = /(\S+) 100$/.exec(pieceBelow(index - 1).main)?.[1];
      expect(pieceBelow(index).main.startsWith(`M${end} 0`)).toBe(true);
    }
    expect(entrance().main.endsWith(`${stops[0]} 0`)).toBe(true);
  });

  test("runs off the page at its end, and no contour crosses the line", () => {
    expect(pieceBelow(12).main).toContain("112 100");
    for (let index = 0; index < stops.length; index += 1) {
      const starts = pieceBelow(index).lanes.map((lane) => Number(/^M(\S+)/.exec(lane)?.[1]));
      expect([...starts].sort((a, b) => a - b)).toEqual(starts);
      expect(Math.min(...starts)).toBeGreaterThan(pieceBelow(index).at);
    }
  });
});
