import type { Point } from "@/components/art/geometry";

type Curve = readonly [Point, Point, Point, Point];

function at([a, b, c, d]: Curve, t: number): Point {
  const mix = (axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] +
    3 * t * (1 - t) ** 2 * b[axis] +
    3 * t * t * (1 - t) * c[axis] +
    t ** 3 * d[axis];
  return [mix(0), mix(1)];
}

/** Returns a path of connected Bézier curves with points on it. */
export function roadLine(curves: readonly Curve[]) {
  const points = curves.flatMap((curve) => Array.from({ length: 61 }, (_, index) => at(curve, index / 60)));
  const lengths: number[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1] ?? [x, y];
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - before[0], y - before[1]));
  }
  const total = lengths.at(-1) ?? 0;
  const last: Point = points.at(-1) ?? [0, 0];

  return {
    d: curves
      .map(
        ([a, b, c, d], index) =>
          `${index ? "" : `M${a.join(" ")}`}C${[b, c, d].map((p) => p.join(" ")).join(" ")}`,
      )
      .join(""),
    /** Returns the point at a fraction (0-1) of the path's length. */
    along: (share: number): Point =>
      points[lengths.findIndex((length) => length >= share * total - 0.01)] ?? last,
    /** Returns where a descending path crosses a height. */
    crossing: (y: number): Point => points.find((point) => point[1] >= y) ?? last,
  };
}
