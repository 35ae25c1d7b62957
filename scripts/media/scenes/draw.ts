import { type Point, round } from "../../../src/components/art/geometry";

export { type Point, round };
export type Line = readonly Point[];
/** A stop of a gradient: offset, colour and, if it is not 1, opacity, such as "0.5 #F3DFC3 0.8". */
export type Stop = string;

export const ink = {
  night: "#10262B",
  lagoon: "#17545A",
  sand: "#FAF5EC",
  gold: "#B9832F",
  goldLight: "#DDB772",
  foam: "#FFF8EA",
} as const;

/** Rounds to two decimals, which are enough for the small steps between the frames of a film. */
export function fine(value: number) {
  return (Math.round(value * 100) / 100).toString();
}

/** Returns a displacement that is 0 at phase 0 and after each whole turn, so that a film loops back to its poster. */
export function sway(phase: number, offset: number, turns = 1) {
  const angle = Math.PI * 2 * offset;
  return Math.sin(Math.PI * 2 * turns * phase + angle) - Math.sin(angle);
}

export function first(line: Line): Point {
  return line[0] ?? [0, 0];
}

function last(line: Line): Point {
  return line.at(-1) ?? [0, 0];
}

export function highest(line: Line) {
  return Math.min(...line.map(([, y]) => y));
}

export function shift(line: Line, dx: number, dy: number): Line {
  return line.map(([x, y]) => [x + dx, y + dy]);
}

/** Returns a path through all points (Catmull-Rom as cubics). */
export function spline(line: Line, start: "M" | "L" = "M") {
  const [x, y] = first(line);
  let path = `${start}${round(x)} ${round(y)}`;
  for (let index = 0; index < line.length - 1; index++) {
    const from = line[index] ?? first(line);
    const to = line[index + 1] ?? from;
    const before = line[index - 1] ?? from;
    const after = line[index + 2] ?? to;
    const out = `${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)}`;
    const into = `${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)}`;
    path += `C${out} ${into} ${round(to[0])} ${round(to[1])}`;
  }
  return path;
}

export function ground(line: Line, bottom: number) {
  return `${spline(line)}L${round(last(line)[0])} ${bottom}L${round(first(line)[0])} ${bottom}Z`;
}

function between(from: Line, to: Line, along: number): Line {
  return from.map(([x, y], index) => {
    const [toX, toY] = to[index] ?? [x, y];
    return [x + (toX - x) * along, y + (toY - y) * along];
  });
}

type Hatching = {
  count: number;
  colour: string;
  width: number;
  from: number;
  to: number;
  power?: number;
};

export function hatch(edge: Line, end: Line, { count, colour, width, from, to, power = 1 }: Hatching) {
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 1) / (count + 1);
    const path = spline(between(edge, end, along ** power));
    const opacity = (from + (to - from) * along).toFixed(2);
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  }).join("");
}

function stopsOf(stops: readonly Stop[]) {
  return stops
    .map((stop) => {
      const [offset, colour, opacity] = stop.split(" ");
      const alpha = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

export function fade(id: string, top: number, bottom: number, stops: readonly Stop[]) {
  const frame = `gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${bottom}"`;
  return `<linearGradient id="${id}" ${frame}>${stopsOf(stops)}</linearGradient>`;
}

type Halo = { cx: number; cy: number; radius: number };

export function glow(id: string, { cx, cy, radius }: Halo, stops: readonly Stop[]) {
  const frame = `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${fine(radius)}"`;
  return `<radialGradient id="${id}" ${frame}>${stopsOf(stops)}</radialGradient>`;
}

export type Drawing = { width: number; height: number; defs: string; body: string };

export function toSvg({ width, height, defs, body }: Drawing) {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${body}</svg>`;
}
