import { expect, test } from "vitest";
import { ropeBox, ropeHeight, ropePath, threads } from "./lounge-sections";

function onCurve(t: number) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (ropePath().match(/-?[\d.]+/g) ?? []).map(Number);
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
  return { x: mix(x0, x1, x2), y: mix(y0, y1, y2) };
}

test("the lounge's drawn rope passes through the points from which its paper slips hang", () => {
  for (const t of [0, 0.2, 0.4, 0.5, 0.7, 1]) {
    const { x, y } = onCurve(t);
    expect(y).toBeCloseTo(ropeHeight(x / ropeBox.width), 6);
  }
});

test("paper slips at the same distance from the middle of the lounge's rope are tied to it at the same height", () => {
  const [first, , middle, , last] = threads([10, 20, 30, 40, 50]);
  expect(first?.knot).toBe(last?.knot);
  expect(middle?.knot).toBe(ropeHeight(0.5));
  expect(middle?.end).toBe(ropeHeight(0.5) + 30);
});
