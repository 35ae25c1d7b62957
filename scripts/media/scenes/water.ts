import { seededRandom } from "../../../src/lib/seeded-random";
import { fine, sway } from "./draw";

type Water = Record<"width" | "horizon" | "sunX" | "seed" | "strokes", number>;

/** The number of groups of strokes, which brighten and fade in turn. */
const groups = 5;

function stroke(x: number, y: number, length: number, sag: number) {
  return `M${fine(x)} ${fine(y)}q${fine(length / 2)} ${fine(sag)} ${fine(length)} 0`;
}

type Look = {
  colour: string;
  width: number;
  opacity: number;
  /** The part of the opacity that varies. */
  shimmer: number;
};

/** Draws groups that brighten and fade; at phase 0 all are equally bright. */
function shimmering(paths: readonly string[], { colour, width, opacity, shimmer }: Look, phase: number) {
  return paths
    .map((path, group) => {
      const light = opacity * (1 + sway(phase, group / groups, 2) * shimmer);
      return `<path d="${path}" stroke="${colour}" stroke-width="${width}" opacity="${fine(Math.min(1, Math.max(0.04, light)))}"/>`;
    })
    .join("");
}

/** Draws the water's strokes; near strokes move more than distant ones. */
export function waterStrokes(water: Water, bottom: number, sunRadius: number, phase: number) {
  const { width, horizon, sunX, seed, strokes } = water;
  const random = seededRandom(seed);
  const none = () => Array.from({ length: groups }, () => "");
  const [dark, light, glitter] = [none(), none(), none()];
  for (let index = 0; index < strokes; index++) {
    const near = random() ** 1.5;
    const y = horizon + 4 + near * (bottom - horizon) + sway(phase, index * 0.27) * near * 2.4;
    const length = 14 + near * 130 * (0.3 + random());
    const drift = sway(phase, index * 0.618) * (4 + near * 20);
    const path = stroke(random() * (width + 100) - 50 + drift, y, length, 1 + near * 3);
    const kind = random() < 0.5 ? dark : light;
    kind[index % groups] += path;
  }
  for (let index = 0; index < strokes * 0.45; index++) {
    const near = random() ** 1.25;
    const y = horizon + 4 + near * (bottom - horizon) + sway(phase, index * 0.27) * near * 1.8;
    const spread = sunRadius * (0.35 + near * 0.9);
    const x = sunX + (random() + random() - 1) * spread;
    const rest = 10 + near * 60 * (0.4 + random());
    const length = rest * Math.max(0.25, 1 + sway(phase, index * 0.382, 2) * 0.34);
    const drift = sway(phase, index * 0.618) * (2 + near * 9);
    glitter[index % groups] += stroke(x - length / 2 + drift, y, length, 1 + near * 2);
  }
  const lines = [
    shimmering(dark, { colour: "#2E6A6B", width: 1, opacity: 0.32, shimmer: 0.3 }, phase),
    shimmering(light, { colour: "#FBE7CF", width: 1.1, opacity: 0.5, shimmer: 0.42 }, phase),
    shimmering(glitter, { colour: "#FFF3DD", width: 1.8, opacity: 0.85, shimmer: 0.5 }, phase),
  ];
  return `<g fill="none" stroke-linecap="round">${lines.join("")}</g>`;
}
