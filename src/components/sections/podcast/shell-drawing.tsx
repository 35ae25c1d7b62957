import { type Point, round } from "@/components/art/geometry";
import { strokes } from "@/components/art/strokes";
import { classNames } from "@/lib/class-names";

const CENTRE = 250;
const GROWTH = 0.158;
const TURN = Math.PI * 2;
const MOUTH = 24.6;
const WHORL = Math.exp(-GROWTH * TURN);

function at(angle: number, scale = 1): Point {
  const radius = 5.6 * Math.exp(GROWTH * angle) * scale;
  const direction = angle - 5.15;
  return [CENTRE + Math.cos(direction) * radius, CENTRE + Math.sin(direction) * radius];
}

const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;

function bezier(from: Point, to: Point, leave: Point, arrive: Point) {
  const first: Point = [from[0] + leave[0] / 3, from[1] + leave[1] / 3];
  const second: Point = [to[0] - arrive[0] / 3, to[1] - arrive[1] / 3];
  return `C${text(first)} ${text(second)} ${text(to)}`;
}

function tangent(angle: number, scale: number, step: number): Point {
  const [x, y] = at(angle, scale);
  const [dx, dy] = [x - CENTRE, y - CENTRE];
  return [(GROWTH * dx - dy) * step, (GROWTH * dy + dx) * step];
}

function spiral(scale: number, start: number) {
  const steps = Math.ceil((MOUTH - start) / 0.7);
  const step = (MOUTH - start) / steps;
  const parts = Array.from({ length: steps }, (_, index) => {
    const [from, to] = [start + index * step, start + (index + 1) * step];
    return bezier(at(from, scale), at(to, scale), tangent(from, scale, step), tangent(to, scale, step));
  });
  return `M${text(at(start, scale))}${parts.join("")}`;
}

/** A rib curves backwards between two whorls. */
function rib(angle: number) {
  const points = [0, 0.5, 1].map((along) =>
    at(angle - 0.16 * Math.sin(along * Math.PI), 1 + (WHORL - 1) * along),
  );
  const [outer, middle, inner] = points as [Point, Point, Point];
  const bow: Point = [2 * middle[0] - (outer[0] + inner[0]) / 2, 2 * middle[1] - (outer[1] + inner[1]) / 2];
  return `M${text(outer)}Q${text(bow)} ${text(inner)}`;
}

function ribAngles() {
  const angles: number[] = [];
  for (let angle = 6.4; angle < MOUTH; angle += angle < 14 ? 0.2 : 0.105) angles.push(angle);
  return angles;
}

const [outerLip, innerLip] = [at(MOUTH), at(MOUTH - TURN)];
const bend: Point = [(outerLip[0] + innerLip[0]) / 2 + 8, (outerLip[1] + innerLip[1]) / 2 + 40];
const outline = `${spiral(1, 0)}M${text(outerLip)}Q${text(bend)} ${text(innerLip)}`;
const lines = [0.94, 0.86, 0.76, 0.64, 0.52].map((scale) => spiral(scale, 7)).join("");
const ribs = ribAngles().map(rib).join("");

export function ShellDrawing({ label }: { label: string }) {
  return (
    <svg
      className={classNames("w-full fill-none stroke-gold stroke-[1.5]", strokes.figure)}
      data-motion="shell"
      viewBox="-30 -20 560 600"
      role="img"
      aria-label={label}
    >
      <path
        className={classNames("[--starts:entry_30%] [--ends:cover_42%]", strokes.drawn, "[--from-dash:1760]")}
        d={outline}
      />
      <path className={strokes.shown} strokeWidth="0.7" d={lines + ribs} />
    </svg>
  );
}
