import { type Line, type Point, round } from "./draw";

type Step = { x: number; y: number; angle: number; along: number };

function catmullRom(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const at = (axis: 0 | 1) => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    return (
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
    );
  };
  return [at(0), at(1)];
}

function sample(line: Line) {
  const points: Point[] = [];
  for (let index = 0; index < line.length - 1; index++) {
    const from = line[index];
    const to = line[index + 1];
    if (!from || !to) continue;
    const [before, after] = [line[index - 1] ?? from, line[index + 2] ?? to];
    for (let step = 0; step < 60; step++) points.push(catmullRom(before, from, to, after, step / 60));
  }
  const end = line.at(-1);
  if (end) points.push(end);
  return points;
}

/** Returns steps along a smooth line; their distance changes evenly from `firstGap` to `lastGap`. */
export function walk(line: Line, firstGap: number, lastGap = firstGap) {
  const points = sample(line);
  const legs = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const total = legs.reduce((sum, { length }) => sum + length, 0);
  const steps: Step[] = [];
  let [gone, next] = [0, 0];
  for (const { from, to, length } of legs) {
    gone += length;
    if (gone < next) continue;
    const along = gone / total;
    steps.push({ x: to[0], y: to[1], angle: Math.atan2(to[1] - from[1], to[0] - from[0]), along });
    next = gone + firstGap + (lastGap - firstGap) * along;
  }
  return steps;
}

type Footprints = {
  gaps: readonly [number, number];
  sizes: readonly [number, number];
  opacity: number;
  flat: number;
};

/** Draws footprints, left and right in turn, whose size grows or shrinks along the line. */
export function footprints(line: Line, { gaps, sizes, opacity, flat }: Footprints) {
  const prints = walk(line, ...gaps).map(({ x, y, angle, along }, index) => {
    const size = sizes[0] + (sizes[1] - sizes[0]) * along;
    const side = (index % 2 ? 1 : -1) * 5.2 * size;
    const [cx, cy] = [round(x - Math.sin(angle) * side), round(y + Math.cos(angle) * side * flat)];
    const turn = `transform="rotate(${round((angle * 180) / Math.PI)} ${cx} ${cy})"`;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${round(4.6 * size)}" ry="${round(2.3 * size)}" ${turn}/>`;
  });
  return `<g fill="#9A6238" opacity="${opacity}">${prints.join("")}</g>`;
}

const STONES = [
  [0, -3, 11, 5, "#A98263"],
  [1.5, -10.5, 8, 4, "#BF9874"],
  [-0.6, -16.5, 5.4, 3, "#D9B48C"],
] as const;

/** Draws three stones on top of each other, with their shadow. */
export function cairn(x: number, y: number, size: number) {
  const ellipse = (cx: number, cy: number, rx: number, ry: number, rest: string) =>
    `<ellipse cx="${round(x + cx * size)}" cy="${round(y + cy * size)}" rx="${round(rx * size)}" ry="${round(ry * size)}" ${rest}/>`;
  const stones = STONES.map(([cx, cy, rx, ry, fill]) => ellipse(cx, cy, rx, ry, `fill="${fill}"`));
  const shadow = ellipse(9, 0.6, 15, 2.6, 'fill="#8F5C38" opacity=".45" stroke="none"');
  const width = round(Math.max(0.6, 0.9 * size));
  return `<g stroke="#5C4231" stroke-width="${width}">${shadow}${stones.join("")}</g>`;
}
