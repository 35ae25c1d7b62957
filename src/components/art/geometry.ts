export type Point = readonly [x: number, y: number];

const FULL_TURN = Math.PI * 2;

/** A coordinate as SVG text, one decimal place. */
export function round(value: number) {
  return (Math.round(value * 10) / 10).toString();
}

/** The point at `angle` radians and `radius` from a centre; y grows downwards as in SVG. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
}

/** Path data of one straight line. */
export function segment(from: Point, to: Point) {
  return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
}

/** Path data of a polyline through all points. */
export function polyline(points: readonly Point[]) {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** Path data of `count` rays between two radii, evenly spaced from `start` up to but excluding `end`. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  start = 0,
  end = FULL_TURN,
) {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + ((end - start) * index) / count;
    return segment(polar(cx, cy, inner, angle), polar(cx, cy, outer, angle));
  }).join("");
}

/** Path data of `count` chords in the lower half of a circle, each ending on the circle: a sun's reflection. */
export function chords(cx: number, cy: number, radius: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const depth = (radius * (index + 1)) / (count + 0.6);
    const half = Math.sqrt(radius * radius - depth * depth);
    return `M${round(cx - half)} ${round(cy + depth)}H${round(cx + half)}`;
  }).join("");
}

/** Path data of a clockwise arc round a centre from one angle to another. */
export function arc(cx: number, cy: number, radius: number, start: number, end: number) {
  const [x0, y0] = polar(cx, cy, radius, start);
  const [x1, y1] = polar(cx, cy, radius, end);
  const size = `${round(radius)} ${round(radius)}`;
  return `M${round(x0)} ${round(y0)}A${size} 0 ${end - start > Math.PI ? 1 : 0} 1 ${round(x1)} ${round(y1)}`;
}

/** Path data of a ray that waves once to each side. */
export function wave(cx: number, cy: number, inner: number, outer: number, angle: number, swing: number) {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const along = index / 8;
    const [x, y] = polar(cx, cy, inner + (outer - inner) * along, angle);
    const side = Math.sin(along * FULL_TURN) * swing * (1 - along * 0.4);
    return [x - Math.sin(angle) * side, y + Math.cos(angle) * side];
  });
  return polyline(points);
}
