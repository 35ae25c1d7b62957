import { seededRandom } from "../../../src/lib/seeded-random";
import {
  type Drawing,
  fade,
  fine,
  first,
  glow,
  ground,
  hatch,
  highest,
  ink,
  type Line,
  round,
  type Stop,
  shift,
  spline,
  sway,
} from "./draw";
import { figure, sunChords } from "./figure";
import { type Palm, palmReflections, palmTree, type Reeds, reedTuft } from "./palm";
import { waterStrokes } from "./water";

export type Oasis = {
  width: number;
  height: number;
  horizon: number;
  sunX: number;
  radius: number;
  stem?: number;
  /** If true, the figure is a separate drawing over the picture and the film. */
  isFigureApart?: boolean;
  sky: readonly Stop[];
  haloSize: number;
  /** The part of the sky with clouds, as fractions of the horizon's height. */
  clouds: readonly [top: number, bottom: number];
  hillsLeft: readonly [far: Line, near?: Line];
  hillsRight: readonly [far: Line, near?: Line];
  bank?: { waterline: number; edge: Line; reeds: readonly Reeds[] };
  palms?: readonly Palm[];
  shore: Line;
  crest: Line;
  /**
   * The length of the wind lines, as a fraction of the way to the lower edge. They are short in scenes with text over
   * the dune.
   */
  ripples: number;
  ridge: Line;
  ridgeEnd: Line;
  fadeFrom: number;
  fadeTo: number;
  seed: number;
  strokes: number;
};

const bankInk = "#35524B";
const palmInk = "#2A4F4A";
const reedInk = "#2A4A44";

const getSunRadius = ({ radius }: Oasis) => radius / Math.SQRT2;

/** Returns the y coordinate below which the dune covers the water. */
const getWaterBottom = ({ crest }: Oasis) => Math.max(...crest.map(([, y]) => y)) + 20;

function defs(scene: Oasis, phase: number) {
  const { height, horizon, sunX, radius, crest, ridge } = scene;
  const sun = getSunRadius(scene);
  const halo = { cx: sunX, cy: horizon, radius: radius * scene.haloSize * (1 + sway(phase, 0) * 0.09) };
  return [
    fade("sky", 0, horizon, scene.sky),
    glow("glow", halo, ["0 #FFF6E4", "0.35 #FFE9C8 0.75", "1 #FFE2BC 0"]),
    fade("sun", horizon - sun, horizon, ["0 #FFF8EA", "1 #FFDDA8"]),
    fade("water", horizon, getWaterBottom(scene), ["0 #F0C7A0", "0.16 #D9C3A6", "0.5 #86B0AA", "1 #3F8383"]),
    fade("hills-far", horizon - 70, horizon, ["0 #DDA485", "1 #EDC09A"]),
    fade("hills-near", horizon - 40, horizon, ["0 #A98F80", "1 #C8A78B"]),
    fade("bank", horizon, horizon + 70, ["0 #5F6F62", "1 #8C8A6E"]),
    fade("lit", highest(crest), height, ["0 #F6DDBB", "0.35 #F9EBD5", `1 ${ink.sand}`]),
    fade("shade", highest(ridge), height, ["0 #CF9870", "0.4 #E0B88F", "0.8 #F3DFC3", `1 ${ink.sand}`]),
    fade("page", height * scene.fadeFrom, height * scene.fadeTo, [`0 ${ink.sand} 0`, `1 ${ink.sand} 1`]),
    `<clipPath id="above"><rect width="${scene.width}" height="${horizon}"/></clipPath>`,
    `<clipPath id="below"><rect y="${horizon}" width="${scene.width}" height="${height - horizon}"/></clipPath>`,
  ].join("");
}

function clouds({ width, horizon, seed, clouds: [top, bottom] }: Oasis, phase: number) {
  const random = seededRandom(seed + 9);
  let path = "";
  for (let index = 0; index < 16; index++) {
    const y = horizon * (top + random() * (bottom - top));
    const x = random() * width + sway(phase, index * 0.31) * 9;
    const size = 120 + random() * 360;
    path += `M${fine(x)} ${round(y)}q${round(size * 0.5)} ${round(-6 - random() * 6)} ${round(size)} 0`;
    path += `q${round(-size * 0.5)} ${round(3 + random() * 3)} ${round(-size)} 0Z`;
  }
  return `<path d="${path}" fill="#FFF4E2" opacity=".55"/>`;
}

function hills([far, near]: readonly [far: Line, near?: Line], horizon: number) {
  const flat = (line: Line): Line => line.map(([x]) => [x, horizon]);
  const farLines = { count: 5, colour: "#B97F60", width: 0.8, from: 0.5, to: 0.05 };
  const nearLines = { count: 4, colour: "#7A6256", width: 0.7, from: 0.5, to: 0.1 };
  let body = `<path d="${ground(far, horizon + 2)}" fill="url(#hills-far)"/>${hatch(far, flat(far), farLines)}`;
  if (near)
    body += `<path d="${ground(near, horizon + 2)}" fill="url(#hills-near)"/>${hatch(near, flat(near), nearLines)}`;
  return body;
}

function palmBank({ bank, palms = [] }: Oasis, phase: number) {
  if (!bank) return "";
  const { waterline, edge, reeds } = bank;
  const trees = palms.map((palm) => palmTree({ colour: palmInk, ...palm })).join("");
  const foot = first(edge)[1];
  const lines = { count: 4, colour: bankInk, width: 0.8, from: 0.6, to: 0.25 };
  return (
    palmReflections(trees, waterline) +
    `<path d="${ground(edge, foot)}" fill="url(#bank)"/>` +
    `<path d="${spline(edge)}" fill="none" stroke="${bankInk}" stroke-width="1"/>` +
    hatch(
      edge,
      edge.map(([x]) => [x, foot]),
      lines,
    ) +
    trees +
    reeds.map((tuft) => reedTuft(tuft, reedInk, phase)).join("")
  );
}

function dune({ width, height, shore, crest, ripples, ridge, ridgeEnd }: Oasis) {
  const [footX] = ridge.at(-1) ?? [0];
  const shade = `${spline(ridge)}L${footX} ${height}L${width + 20} ${height}${spline([...ridgeEnd].reverse(), "L")}Z`;
  const shoreLines = { count: 7, colour: "#B07E55", width: 0.8, from: 0.55, to: 0.05 };
  const shadeLines = { count: 26, colour: "#A46C42", width: 0.9, from: 0.42, to: 0.2, power: 1.05 };
  const windLines = { count: 12, colour: "#C79A68", width: 0.8, from: 0.38, to: 0, power: 1.3 };
  // The wind lines meet where the ridge begins.
  const [top] = ridge;
  const litCrest = [...crest.filter(([x]) => !top || x < top[0] - 20), ...(top ? [top] : [])];
  const wind = litCrest.map(([x, y], at): [number, number] => [
    x,
    at === litCrest.length - 1 ? y : y + (height - y) * ripples,
  ]);
  return (
    `<path d="${ground(shore, height)}" fill="#E9C49B"/>${hatch(shore, shift(shore, 0, 60), shoreLines)}` +
    `<path d="${ground(crest, height)}" fill="url(#lit)"/><path d="${shade}" fill="url(#shade)"/>` +
    `<g opacity=".85">${hatch(ridge, ridgeEnd, shadeLines)}</g>` +
    `<path d="${spline(crest)}" fill="none" stroke="${ink.foam}" stroke-width="1.6" opacity=".8"/>` +
    `<path d="${spline(ridge)}" fill="none" stroke="${ink.foam}" stroke-width="1.4" opacity=".9"/>` +
    hatch(litCrest, wind, windLines)
  );
}

const isWideScene = ({ width }: Oasis) => width > 1000;

function drawFigure(scene: Oasis) {
  return figure(scene.sunX, scene.horizon, scene.radius, isWideScene(scene) ? 1.3 : 1.6, scene.stem);
}

export function oasisFigure(scene: Oasis): Drawing {
  const { width, height, horizon, shore } = scene;
  const { above, below } = drawFigure(scene);
  const water = `${spline(shore)}L${width} ${horizon}H0Z`;
  const body = `${above}<g clip-path="url(#water)">${below}</g>`;
  return { width, height, defs: `<clipPath id="water"><path d="${water}"/></clipPath>`, body };
}

/** Draws the scene at a phase of its film, from 0 to 1; phase 0 is the poster. */
export function oasis(scene: Oasis, phase: number): Drawing {
  const { width, height, horizon, sunX, radius } = scene;
  const isWide = isWideScene(scene);
  const sun = getSunRadius(scene);
  const signs = scene.isFigureApart ? { above: "", below: "" } : drawFigure(scene);
  const halo = fine(radius * scene.haloSize * 1.1);
  const fadeTop = height * scene.fadeFrom;
  const body = [
    `<rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>`,
    `<circle cx="${sunX}" cy="${horizon}" r="${halo}" fill="url(#glow)" clip-path="url(#above)"/>`,
    clouds(scene, phase),
    `<path d="M${sunX - sun} ${horizon}A${sun} ${sun} 0 0 1 ${sunX + sun} ${horizon}Z" fill="url(#sun)"/>`,
    hills(scene.hillsLeft, horizon),
    hills(scene.hillsRight, horizon),
    signs.above,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#water)"/>`,
    `<path d="${sunChords(sunX, horizon, sun, phase)}" fill="none" stroke="#FFEFD2" stroke-width="${isWide ? 3.4 : 4}" stroke-linecap="round" opacity=".95"/>`,
    waterStrokes(scene, getWaterBottom(scene), sun, phase),
    `<g clip-path="url(#below)">${signs.below}</g>`,
    `<path d="M0 ${horizon}H${width}" stroke="${ink.gold}" stroke-width="1.4"/>`,
    palmBank(scene, phase),
    dune(scene),
    `<rect y="${fadeTop}" width="${width}" height="${height - fadeTop}" fill="url(#page)"/>`,
  ];
  return { width, height, defs: defs(scene, phase), body: body.join("") };
}
