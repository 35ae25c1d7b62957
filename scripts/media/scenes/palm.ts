import { seededRandom } from "../../../src/lib/seeded-random";
import { fine, ink, type Line, type Point, round, spline, sway } from "./draw";

export type Palm = {
  x: number;
  y: number;
  height: number;
  lean: number;
  seed: number;
  fronds?: number;
  length?: number;
  colour?: string;
};

function trunk({ x, y, height, lean }: Palm) {
  const [topX, topY] = [x + lean, y - height];
  const [midX, midY] = [x + lean * 0.15, y - height * 0.55];
  const [foot, neck] = [height * 0.026, height * 0.014];
  let path = `M${round(x - foot)} ${round(y)}Q${round(midX - foot * 0.7)} ${round(midY)} ${round(topX - neck)} ${round(topY)}`;
  path += `L${round(topX + neck)} ${round(topY)}Q${round(midX + foot * 0.7)} ${round(midY)} ${round(x + foot * 1.2)} ${round(y)}Z`;
  for (let ring = 1; ring < 15; ring++) {
    const t = ring / 15;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    const half = foot + (neck - foot) * t;
    path += `M${round(a * x + b * midX + c * topX - half * 1.25)} ${round(a * y + b * midY + c * topY)}`;
    path += `l${round(half * 2.5)} ${round(-half * 0.5)}l0 ${round(half * 0.55)}Z`;
  }
  return path;
}

function leaflet([x, y]: Point, angle: number, side: number, along: number, length: number, width: number) {
  const turned = angle + side * (1.05 - 0.6 * along);
  const [dx, dy] = [Math.cos(turned), Math.sin(turned) + 0.42];
  const size = Math.hypot(dx, dy);
  const [ux, uy] = [dx / size, dy / size];
  const tip = `${round(x + ux * length)} ${round(y + uy * length)}`;
  return `M${round(x - uy * width)} ${round(y + ux * width)}L${tip}L${round(x + uy * width)} ${round(y - ux * width)}Z`;
}

function frond(palm: Palm, order: number, random: () => number) {
  const { x, y, height, lean, fronds = 13, length = 0.4 } = palm;
  const [topX, topY] = [x + lean, y - height];
  const u = order / (fronds - 1);
  const angle = -Math.PI * 1.06 + u * Math.PI * 1.12 + (random() - 0.5) * 0.16;
  const reach = height * length * (0.86 + random() * 0.3) * (0.9 + 0.1 * Math.sin(u * Math.PI));
  const low = Math.sin(angle) > -0.15 ? 0.12 : 0;
  const droop = 0.26 + 0.36 * Math.abs(Math.cos(angle)) * (0.7 + random() * 0.5) + low;
  const at = (t: number): Point => [
    topX + Math.cos(angle) * reach * t * (1 - 0.1 * t),
    topY + Math.sin(angle) * reach * t + droop * reach * t * t,
  ];
  const spine: Line = Array.from({ length: 9 }, (_, index) => at(index / 8));
  const rib = (index: number) => (1 - index / 8) * height * 0.007;
  const upper: Line = spine.map(([a, b], index) => [a, b - rib(index)]);
  const lower: Line = spine.map(([a, b], index): Point => [a, b + rib(index) + 0.4]).reverse();
  let path = `${spline(upper)}${spline(lower, "L")}Z`;
  for (let index = 2; index <= 30; index++) {
    const t = index / 30;
    const [here, before] = [at(t), at(t - 0.02)];
    const heading = Math.atan2(here[1] - before[1], here[0] - before[0]);
    const swell = Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.12)) ** 0.8;
    const size = reach * 0.27 * swell * (0.8 + random() * 0.35);
    for (const side of [-1, 1]) path += leaflet(here, heading, side, t, size, reach * 0.0085);
  }
  return path;
}

export function palmTree(palm: Palm) {
  const random = seededRandom(palm.seed);
  let path = trunk(palm);
  for (let order = 0; order < (palm.fronds ?? 13); order++) path += frond(palm, order, random);
  return `<path d="${path}" fill="${palm.colour ?? ink.night}"/>`;
}

export type Reeds = readonly [x: number, y: number, count: number, height: number, seed: number];

/** Draws reeds, of which only the tips move with the phase. */
export function reedTuft([x, y, count, height, seed]: Reeds, colour: string, phase: number) {
  const random = seededRandom(seed);
  let path = "";
  for (let index = 0; index < count; index++) {
    const foot = x + (random() - 0.5) * count * 3.2;
    const size = height * (0.5 + random() * 0.6);
    const bend = (random() - 0.5) * size * 0.7;
    const root = y + random() * 4;
    const wind = sway(phase, foot / 90, 2) * size * 0.15;
    const tip = `${fine(bend + wind)} ${round(-size)}`;
    path += `M${round(foot)} ${round(root)}q${fine(bend * 0.2 + wind * 0.25)} ${round(-size * 0.6)} ${tip}`;
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"/>`;
}

export function palmReflections(palms: string, waterline: number) {
  return `<g opacity=".2" transform="translate(0 ${2 * waterline}) scale(1 -1)">${palms}</g>`;
}
