export type Point = readonly [x: number, y: number];

const fullTurn = Math.PI * 2;

export function round(value: number) {
  return (Math.round(value * 10) / 10).toString();
}

/** Returns a path of `count` parts. */
export function repeat(count: number, part: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => part(index)).join("");
}

/** `angle` is in radians; y grows downwards, as in SVG. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
}

export function segment(from: Point, to: Point) {
  return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
}

export function polyline(points: readonly Point[]) {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** Returns the path of evenly spaced rays, without a ray at `end`. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  start = 0,
  end = fullTurn,
) {
  return repeat(count, (index) => {
    const angle = start + ((end - start) * index) / count;
    return segment(polar(cx, cy, inner, angle), polar(cx, cy, outer, angle));
  });
}

export function chords(cx: number, cy: number, radius: number, count: number) {
  return repeat(count, (index) => {
    const depth = (radius * (index + 1)) / (count + 0.6);
    const half = Math.sqrt(radius * radius - depth * depth);
    return `M${round(cx - half)} ${round(cy + depth)}H${round(cx + half)}`;
  });
}

/** Both ends are at `radius` from the centre; another `curve` makes the arc flatter or rounder than the circle. */
export function arc(cx: number, cy: number, radius: number, start: number, end: number, curve = radius) {
  const [x0, y0] = polar(cx, cy, radius, start);
  const [x1, y1] = polar(cx, cy, radius, end);
  const size = `${round(curve)} ${round(curve)}`;
  return `M${round(x0)} ${round(y0)}A${size} 0 ${end - start > Math.PI ? 1 : 0} 1 ${round(x1)} ${round(y1)}`;
}

export function wave(cx: number, cy: number, inner: number, outer: number, angle: number, swing: number) {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const along = index / 8;
    const [x, y] = polar(cx, cy, inner + (outer - inner) * along, angle);
    const side = Math.sin(along * fullTurn) * swing * (1 - along * 0.4);
    return [x - Math.sin(angle) * side, y + Math.cos(angle) * side];
  });
  return polyline(points);
}
