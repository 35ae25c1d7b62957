import {
  type Drawing,
  fade,
  glow,
  ground,
  hatch,
  highest,
  ink,
  type Line,
  line,
  round,
  seeded,
  shift,
  spline,
} from "./draw";
import { desertFigure } from "./figure";
import { cairn, footprints, walk } from "./tracks";

export type Caravan = {
  width: number;
  height: number;
  horizon: number;
  sunX: number;
  radius: number;
  hills: readonly Line[];
  crest: Line;
  ridge: Line;
  lee: Line;
  middle: Line;
  front: Line;
  track: Line;
};

const NEAR_STONE = 2;
const FAR_STONE = 0.55;

export const caravanWide: Caravan = {
  width: 1600,
  height: 720,
  horizon: 300,
  sunX: 340,
  radius: 150,
  hills: [line("-20,286 110,262 250,282 420,300 520,304"), line("1300,300 1420,250 1540,262 1640,236")],
  crest: line("120,470 300,408 520,352 720,290 900,206 1040,132 1130,96"),
  lee: line("1130,96 1200,150 1290,224 1400,296 1510,350 1640,392"),
  ridge: line("1130,96 1096,170 1130,262 1085,370 1000,470 960,620"),
  middle: line("-20,470 180,440 420,452 680,520 900,560 1150,540 1400,500 1640,490"),
  front: line("-20,560 160,520 380,516 640,570 880,622 1140,634 1400,600 1640,572"),
  track: line(
    "60,716 210,640 400,596 600,606 780,628 900,588 960,520 1040,440 1092,368 1122,290 1108,206 1112,140 1130,98",
  ),
};

export const caravanPhone: Caravan = {
  width: 780,
  height: 860,
  horizon: 300,
  sunX: 190,
  radius: 120,
  hills: [line("-20,286 90,262 200,282 320,302")],
  crest: line("-20,540 120,420 260,342 380,260 480,170 560,106"),
  lee: line("560,106 610,170 670,240 730,300 800,346"),
  ridge: line("560,106 536,190 566,290 520,410 440,560"),
  middle: line("-20,520 160,490 340,540 520,600 660,590 800,560"),
  front: line("-20,640 140,606 320,630 500,690 660,704 800,676"),
  track: line("60,850 180,760 340,716 480,712 540,660 500,580 520,480 556,390 570,300 544,210 560,108"),
};

function defs({ height, horizon, sunX, radius, crest, front, middle }: Caravan) {
  const top = highest(crest);
  return [
    fade("sky", 0, horizon, [
      [0, ink.sand],
      [0.45, "#FBEFDE"],
      [0.8, "#F8DDBE"],
      [1, "#F1C096"],
    ]),
    fade("sun", horizon - radius, horizon, [
      [0, "#FFF8EA"],
      [1, "#FFDDA8"],
    ]),
    glow("glow", { cx: sunX, cy: horizon, radius: radius * 2.7 }, [
      [0, "#FFF6E4"],
      [0.4, "#FFE9C8", 0.7],
      [1, "#FFE2BC", 0],
    ]),
    fade("hills", horizon - 70, horizon + 30, [
      [0, "#D9A383"],
      [1, "#EBC09B"],
    ]),
    fade("plain", horizon, height, [
      [0, "#EFC8A0"],
      [1, "#E9BC90"],
    ]),
    fade("lit", top, height, [
      [0, "#FBE9CE"],
      [0.5, "#F4D5AD"],
      [1, "#EFC99C"],
    ]),
    fade("shade", top, height, [
      [0, "#B97B52"],
      [0.5, "#CB9066"],
      [1, "#D9A679"],
    ]),
    fade("front", highest(front), height, [
      [0, "#FAE7CB"],
      [1, "#F3D3A8"],
    ]),
    fade("middle", highest(middle), height, [
      [0, "#E2AE80"],
      [1, "#EAC195"],
    ]),
  ].join("");
}

function plain({ width, height, horizon }: Caravan) {
  const random = seeded(12);
  let wind = "";
  for (let index = 0; index < 70; index++) {
    const near = random() ** 1.3;
    const y = horizon + 8 + near * (height - horizon) * 0.6;
    const length = 30 + random() * 120;
    wind += `M${round(random() * width)} ${round(y)}q${round(length / 2)} ${round(-2 - near * 4)} ${round(length)} 0`;
  }
  return (
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#plain)"/>` +
    `<path d="M0 ${horizon}H${width}" stroke="${ink.gold}" stroke-width="1.2" opacity=".8"/>` +
    `<path d="${wind}" fill="none" stroke="#B98255" stroke-width=".8" opacity=".4"/>`
  );
}

/** Resamples the lee side to as many points as the ridge, because a shadow line joins each pair. */
function resample(source: Line, count: number): Line {
  return Array.from({ length: count }, (_, index) => {
    return source[Math.round((index * (source.length - 1)) / (count - 1))] ?? [0, 0];
  });
}

function greatDune({ width, height, crest, ridge, lee }: Caravan) {
  const lit = crest.map(([x, y]): [number, number] => [x - 40, y + (height - y) * 0.62]);
  const shade = `${spline(ridge)}L${width + 20} ${height}${spline([...lee].reverse(), "L")}Z`;
  return (
    `<path d="${ground(crest, height)}" fill="url(#lit)"/>` +
    hatch(crest, lit, { count: 18, colour: "#B98655", width: 0.8, from: 0.42, to: 0.04, power: 1.2 }) +
    `<path d="${shade}" fill="url(#shade)"/>` +
    hatch(ridge, resample(lee, ridge.length), {
      count: 34,
      colour: "#7F4C2B",
      width: 0.9,
      from: 0.5,
      to: 0.18,
      power: 1.1,
    }) +
    `<path d="${spline(ridge)}" fill="none" stroke="#FFF6E4" stroke-width="1.8"/>` +
    `<path d="${spline(crest)}" fill="none" stroke="${ink.foam}" stroke-width="1.3" opacity=".8"/>`
  );
}

function foreground({ height, front, middle }: Caravan) {
  const down = front.map(([x, y]): [number, number] => [x, y + (height - y) * 0.8]);
  return (
    `<path d="${ground(middle, height)}" fill="url(#middle)"/>` +
    hatch(middle, shift(middle, 0, 90), { count: 12, colour: "#94603A", width: 0.8, from: 0.5, to: 0.04 }) +
    `<path d="${ground(front, height)}" fill="url(#front)"/>` +
    hatch(front, down, { count: 11, colour: "#C08E5C", width: 0.8, from: 0.4, to: 0.03 }) +
    `<path d="${spline(front)}" fill="none" stroke="${ink.foam}" stroke-width="1.5" opacity=".9"/>`
  );
}

/** Draws thirteen cairns beside the track, the nearest last. */
function cairns(track: Line) {
  const steps = walk(track, 2);
  const stones = Array.from({ length: 13 }, (_, index) => {
    const along = 0.035 + 0.955 * (index / 12) ** 0.86;
    const nearest = steps.reduce((best, step) =>
      Math.abs(step.along - along) < Math.abs(best.along - along) ? step : best,
    );
    const size = NEAR_STONE + (FAR_STONE - NEAR_STONE) * along;
    return cairn(nearest.x + Math.sin(nearest.angle) * 15 * size, nearest.y - 8 * size, size);
  });
  return stones.reverse().join("");
}

/** Draws a track past thirteen cairns, from the viewer's feet to the crest of the great dune. */
export function caravan(scene: Caravan): Drawing {
  const { width, height, horizon, sunX, radius, hills, track } = scene;
  const hillLines = { count: 5, colour: "#A9714F", width: 0.8, from: 0.45, to: 0.06 };
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sunX}" cy="${horizon}" r="${round(radius * 2.7)}" fill="url(#glow)"/>`,
    desertFigure(sunX, horizon, radius),
    ...hills.map((hill) => {
      const foot = hill.map(([x]): [number, number] => [x, horizon + 20]);
      return `<path d="${ground(hill, horizon + 40)}" fill="url(#hills)"/>${hatch(hill, foot, hillLines)}`;
    }),
    plain(scene),
    greatDune(scene),
    foreground(scene),
    footprints(track, {
      gaps: [7.5 * NEAR_STONE + 4, 5],
      sizes: [NEAR_STONE * 0.78, FAR_STONE * 0.5],
      opacity: 0.62,
      flat: 0.6,
    }),
    cairns(track),
  ];
  return { width, height, defs: defs(scene), body: body.join("") };
}
