import {
  type Drawing,
  fade,
  fadeAcross,
  glow,
  ground,
  hatch,
  ink,
  type Line,
  last,
  line,
  round,
  shift,
  spline,
} from "./draw";
import { desertFigure } from "./figure";
import { type Palm, palmTree } from "./palm";
import { type WellPlace, well } from "./well";

export type Tent = {
  width: number;
  height: number;
  horizon: number;
  sunX: number;
  radius: number;
  hills: readonly Line[];
  ground: readonly Line[];
  well: WellPlace;
  palms: readonly Palm[];
  /** Inner and outer edge of the open flap, with equal numbers of points. */
  flapInner: Line;
  flapOuter: Line;
  valance: { waves: number; depth: number; from: number };
  floor?: Line;
};

const CLOTH = "#E9D6B6";
const tall = { lean: 40, seed: 11, fronds: 15, length: 0.38 };
const low = { lean: -26, seed: 23, fronds: 14, length: 0.42 };

export const tentWide: Tent = {
  width: 1600,
  height: 1000,
  horizon: 620,
  sunX: 1170,
  radius: 190,
  hills: [line("820,612 900,590 980,604 1060,622"), line("1280,622 1400,580 1500,590 1640,556")],
  ground: [
    line("760,700 900,678 1100,690 1300,720 1640,700"),
    line("760,820 980,800 1200,830 1420,900 1640,880"),
  ],
  well: [1180, 752, 1],
  palms: [
    { ...tall, x: 1424, y: 690, height: 350 },
    { ...low, x: 1500, y: 690, height: 245 },
  ],
  flapInner: line("900,-20 850,160 760,330 700,500 668,600 690,700 730,820 760,1020"),
  flapOuter: line("1010,-20 990,160 930,330 830,500 742,600 800,700 872,820 920,1020"),
  valance: { waves: 7, depth: 96, from: 860 },
};

export const tentPhone: Tent = {
  width: 780,
  height: 900,
  horizon: 500,
  sunX: 440,
  radius: 150,
  hills: [line("100,494 190,470 280,490 330,502"), line("560,502 660,470 800,448")],
  ground: [line("60,570 240,552 420,562 620,580 800,566")],
  well: [400, 670, 0.92],
  palms: [
    { ...tall, x: 640, y: 584, height: 300 },
    { ...low, x: 696, y: 584, height: 205 },
  ],
  flapInner: line("40,-20 30,160 10,300 -10,420 -20,470 -10,560 10,700 20,920"),
  flapOuter: line("200,-20 176,160 130,300 76,420 34,470 70,560 110,700 140,920"),
  valance: { waves: 5, depth: 84, from: -40 },
  floor: line("-20,820 180,800 400,806 600,822 800,806"),
};

function defs({ height, horizon, sunX, radius }: Tent) {
  return [
    fade("sky", 0, horizon, [
      [0, "#FDF6E8"],
      [0.5, "#FBE8CD"],
      [1, "#F3C298"],
    ]),
    fade("sun", horizon - radius, horizon, [
      [0, "#FFFBF2"],
      [1, "#FFE2B2"],
    ]),
    fade("hills", horizon - 60, horizon + 20, [
      [0, "#D39E7E"],
      [1, "#EBC09B"],
    ]),
    fade("plain", horizon, height, [
      [0, "#F1CDA4"],
      [0.5, "#F6DDBB"],
      [1, "#EBC79B"],
    ]),
    glow("glow", { cx: sunX, cy: horizon, radius: radius * 2.6 }, [
      [0, "#FFF9EC"],
      [1, "#FFE9C8", 0],
    ]),
    fadeAcross("folds", [
      [0, CLOTH],
      [0.55, "#E0C79F"],
      [1, "#C9A677"],
    ]),
    fade("valance", 0, 130, [
      [0, "#1A4A4E"],
      [1, ink.lagoon],
    ]),
  ].join("");
}

function palmWithShadow(palm: Palm) {
  const { x, y, height } = palm;
  const bend = `q${round(height * 0.3)} ${round(height * 0.05)} ${round(height * 0.75)} ${round(height * 0.1)}`;
  return (
    `<path d="M${x - 6} ${y}${bend}" stroke="#A87246" stroke-width="4" opacity=".35" fill="none"/>` +
    palmTree({ colour: "#2A4F4A", ...palm })
  );
}

function tie(outer: Line, inner: Line) {
  const middle = Math.floor(outer.length / 2);
  const [x, y] = outer[middle] ?? [0, 0];
  const [innerX, innerY] = inner[middle] ?? [0, 0];
  const [knotX, knotY] = [innerX + (x - innerX) * 0.3, innerY + (y - innerY) * 0.3 - 10];
  const half = round((x + knotX) / 2);
  const band =
    `M${round(knotX)} ${round(knotY - 9)}Q${half} ${y + 12} ${x + 5} ${y - 9}L${x + 5} ${y + 11}` +
    `Q${half} ${y + 34} ${round(knotX)} ${round(knotY + 9)}Z`;
  const ring = `<circle cx="${round(knotX)}" cy="${round(knotY)}"`;
  return (
    `<path d="${band}" fill="${ink.lagoon}" stroke="${ink.goldLight}" stroke-width="1.4"/>` +
    `${ring} r="12.5" fill="${CLOTH}" stroke="${ink.gold}" stroke-width="2.6"/>${ring} r="3.5" fill="${ink.gold}"/>` +
    `<path d="M${x - 4} ${y + 14}q10 40 -2 92M${x + 2} ${y + 14}q16 36 10 80" fill="none" stroke="${ink.gold}" stroke-width="2.4"/>`
  );
}

function flap({ height, flapInner, flapOuter }: Tent) {
  const cloth = `M-20 -20L-20 ${height + 20}L${round(last(flapInner)[0])} ${height + 20}`;
  const folds = { count: 17, colour: "#8C6233", width: 1, from: 0.1, to: 0.7, power: 0.75 };
  return (
    `<path d="${cloth}${spline([...flapInner].reverse(), "L")}Z" fill="${CLOTH}"/>` +
    `<path d="${spline(flapInner)}${spline([...flapOuter].reverse(), "L")}Z" fill="url(#folds)"/>` +
    hatch(flapInner, flapOuter, folds) +
    `<path d="${spline(flapOuter)}" fill="none" stroke="#6F4A26" stroke-width="1.8"/>` +
    tie(flapOuter, flapInner)
  );
}

function valance({ width, valance: { waves, depth, from } }: Tent) {
  const step = (width - from) / waves;
  const edge = round(depth * 0.55);
  let [hem, tassels] = [`M${from} -10V${edge}`, ""];
  for (let index = 0; index < waves; index++) {
    const x = from + index * step;
    hem += `Q${round(x + step / 2)} ${round(depth * 1.45)} ${round(x + step)} ${edge}`;
    tassels += `M${round(x + step / 2)} ${depth}v14`;
  }
  hem += "V-10Z";
  const line = `fill="none" stroke="${ink.goldLight}"`;
  return (
    `<path d="${hem}" fill="url(#valance)"/><path d="${hem}" ${line} stroke-width="1.6"/>` +
    `<path d="${hem}" ${line} stroke-width=".8" opacity=".6" transform="translate(0 -9)"/>` +
    `<path d="${tassels}" stroke="${ink.gold}" stroke-width="3" stroke-linecap="round"/>`
  );
}

function floor(edge: Line, height: number) {
  const weave = { count: 6, colour: "#A87F4C", width: 0.8, from: 0.55, to: 0.05 };
  return (
    `<path d="${ground(edge, height)}" fill="${CLOTH}"/>${hatch(edge, shift(edge, 0, 70), weave)}` +
    `<path d="${spline(edge)}" fill="none" stroke="${ink.gold}" stroke-width="1.4"/>`
  );
}

/** Draws the well as seen from the shade of a tent. */
export function tent(scene: Tent): Drawing {
  const { width, height, horizon, sunX, radius } = scene;
  const hillLines = { count: 5, colour: "#A9714F", width: 0.8, from: 0.5, to: 0.06 };
  const sandLines = { count: 10, colour: "#B5834F", width: 0.9, from: 0.45, to: 0.03 };
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sunX}" cy="${horizon}" r="${round(radius * 2.6)}" fill="url(#glow)"/>`,
    desertFigure(sunX, horizon, radius, 1.4),
    ...scene.hills.map((hill) => {
      const foot = hill.map(([x]): [number, number] => [x, horizon]);
      return `<path d="${ground(hill, horizon + 10)}" fill="url(#hills)"/>${hatch(hill, foot, hillLines)}`;
    }),
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#plain)"/>`,
    `<path d="M0 ${horizon}H${width}" stroke="${ink.gold}" stroke-width="1.2"/>`,
    ...scene.ground.map((edge) => {
      const rim = `<path d="${spline(edge)}" fill="none" stroke="#FFF6E2" stroke-width="1.6"/>`;
      return hatch(edge, shift(edge, 0, 120), sandLines) + rim;
    }),
    ...scene.palms.map(palmWithShadow),
    well(...scene.well),
    scene.floor ? floor(scene.floor, height) : "",
    flap(scene),
    valance(scene),
  ];
  return { width, height, defs: defs(scene), body: body.join("") };
}
