import { fine, round, seeded, sway } from "./draw";

export type Water = {
  width: number;
  horizon: number;
  bottom: number;
  sunX: number;
  sunRadius: number;
  seed: number;
  strokes: number;
  phase: number;
};

function stroke(x: number, y: number, length: number, sag: number) {
  return `M${fine(x)} ${round(y)}q${round(length / 2)} ${round(sag)} ${round(length)} 0`;
}

/** Strokes of dark and light water, and the glitter under the sun; near ones drift further than far ones. */
export function waterStrokes({ width, horizon, bottom, sunX, sunRadius, seed, strokes, phase }: Water) {
  const random = seeded(seed);
  let [dark, light, glitter] = ["", "", ""];
  for (let index = 0; index < strokes; index++) {
    const near = random() ** 1.5;
    const y = horizon + 4 + near * (bottom - horizon);
    const length = 14 + near * 130 * (0.3 + random());
    const drift = sway(phase, index * 0.618) * (2 + near * 9);
    const path = stroke(random() * (width + 100) - 50 + drift, y, length, 1 + near * 3);
    if (random() < 0.5) dark += path;
    else light += path;
  }
  for (let index = 0; index < strokes * 0.45; index++) {
    const near = random() ** 1.25;
    const y = horizon + 4 + near * (bottom - horizon);
    const spread = sunRadius * (0.35 + near * 0.9);
    const x = sunX + (random() + random() - 1) * spread;
    const rest = 10 + near * 60 * (0.4 + random());
    const length = rest * (1 + sway(phase, index * 0.382, 2) * 0.16);
    const drift = sway(phase, index * 0.618) * (1 + near * 4);
    glitter += stroke(x - length / 2 + drift, y, length, 1 + near * 2);
  }
  return (
    `<g fill="none" stroke-linecap="round"><path d="${dark}" stroke="#2E6A6B" stroke-width="1" opacity=".32"/>` +
    `<path d="${light}" stroke="#FBE7CF" stroke-width="1.1" opacity=".5"/>` +
    `<path d="${glitter}" stroke="#FFF3DD" stroke-width="1.8" opacity=".85"/></g>`
  );
}
