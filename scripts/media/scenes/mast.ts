import {
  type Drawing,
  fade,
  glow,
  ground,
  hatch,
  ink,
  type Line,
  line,
  rays,
  round,
  seeded,
  shift,
} from "./draw";

export type Mast = {
  width: number;
  height: number;
  horizon: number;
  x: number;
  base: number;
  top: number;
  half: number;
  rings: number;
  /** Stars are drawn only to the right of and below this point, away from the text. */
  starsFrom: readonly [x: number, y: number];
  far: Line;
  middle: Line;
  near: Line;
};

const IRON = "#0C1D21";
const HUT = "#0E2226";

export const mastWide: Mast = {
  width: 1600,
  height: 900,
  horizon: 610,
  x: 1150,
  base: 640,
  top: 196,
  half: 46,
  rings: 8,
  starsFrom: [800, 0],
  far: line("-20,596 200,572 420,600 700,582 960,606 1240,578 1460,596 1640,570"),
  middle: line("-20,690 220,640 480,668 760,700 1010,652 1150,634 1330,650 1640,690"),
  near: line("-20,770 260,742 560,700 820,736 1120,790 1400,770 1640,740"),
};

export const mastPhone: Mast = {
  width: 780,
  height: 1500,
  horizon: 1150,
  x: 500,
  base: 1180,
  top: 830,
  half: 36,
  rings: 5,
  starsFrom: [0, 640],
  far: line("-20,1136 160,1112 360,1142 560,1118 800,1126"),
  middle: line("-20,1230 180,1190 360,1202 500,1174 640,1186 800,1220"),
  near: line("-20,1290 200,1262 420,1300 620,1330 800,1300"),
};

function defs({ width, height, horizon, x }: Mast) {
  return [
    fade("sky", 0, horizon, [
      [0, ink.night],
      [0.45, "#143B41"],
      [0.8, "#3C6E6A"],
      [0.94, "#B0987A"],
      [1, "#E3B083"],
    ]),
    fade("dune-far", horizon - 40, horizon + 100, [
      [0, "#2E5A59"],
      [1, "#1B4146"],
    ]),
    fade("dune-mid", horizon, horizon + 150, [
      [0, "#1F494D"],
      [1, "#143339"],
    ]),
    fade("dune-near", horizon + 20, height, [
      [0, "#163940"],
      [0.6, ink.night],
    ]),
    glow("dawn", { cx: x, cy: horizon, radius: width * 0.4, squash: 0.26 }, [
      [0, "#F6D2AE", 0.9],
      [1, "#F3C9A4", 0],
    ]),
    '<radialGradient id="lamp"><stop offset="0" stop-color="#FFE9C4"/><stop offset="1" stop-color="#FFD9A0" stop-opacity="0"/></radialGradient>',
    `<clipPath id="above"><rect width="${width}" height="${horizon}"/></clipPath>`,
  ].join("");
}

function stars({ width, horizon, starsFrom: [left, top] }: Mast) {
  const random = seeded(21);
  let points = "";
  for (let index = 0; index < width / 5; index++) {
    const [x, y, size] = [random() * width, random() ** 1.1 * (horizon - 40), 0.5 + random()];
    if (x < left || y < top) continue;
    points += `<circle cx="${round(x)}" cy="${round(y)}" r="${size.toFixed(1)}"/>`;
  }
  return `<g fill="${ink.sand}" opacity=".7">${points}</g>`;
}

function signal({ x, top, rings }: Mast) {
  const circles = Array.from({ length: rings }, (_, index) => {
    const order = index + 1;
    const radius = round(26 + order * 34 + order * order * 1.6);
    const width = order % 4 === 0 ? 1.5 : 0.9;
    const opacity = (0.95 - (0.8 * order) / rings).toFixed(2);
    const dashes = order % 2 ? "" : ' stroke-dasharray="3 7"';
    return `<circle cx="${x}" cy="${top}" r="${radius}" stroke-width="${width}" opacity="${opacity}"${dashes}/>`;
  });
  const spark = `<path d="${rays(x, top, 14, 24, 24, 0, Math.PI * 2)}" stroke-width="1"/>`;
  return `<g fill="none" stroke="${ink.goldLight}" clip-path="url(#above)">${circles.join("")}${spark}</g>`;
}

function lattice({ x, base, top, half }: Mast) {
  const halfAt = (y: number) => (half * (y - top)) / (base - top);
  let [legs, braces, y] = [`M${x - half} ${base}L${x} ${top}L${x + half} ${base}`, "", base];
  while (y > top + 20) {
    const next = y - Math.max(13, (y - top) * 0.105);
    const [low, high] = [halfAt(y), halfAt(next)];
    legs += `M${round(x - low)} ${round(y)}H${round(x + low)}`;
    braces += `M${round(x - low)} ${round(y)}L${round(x + high)} ${round(next)}`;
    braces += `M${round(x + low)} ${round(y)}L${round(x - high)} ${round(next)}`;
    y = next;
  }
  const stays = `M${x} ${top + 60}L${x - half * 3.4} ${base + 6}M${x} ${top + 60}L${x + half * 3.4} ${base + 4}`;
  return (
    `<g fill="none" stroke="${IRON}"><path d="${legs}" stroke-width="3"/><path d="${braces}" stroke-width="1.4"/>` +
    `<path d="M${x} ${top}V${top - 46}" stroke-width="2.4"/><path d="${stays}" stroke-width=".9"/></g>` +
    `<circle cx="${x}" cy="${top}" r="34" fill="url(#lamp)"/><circle cx="${x}" cy="${top}" r="6.5" fill="#FFE3B4"/>`
  );
}

function hut(x: number, y: number) {
  return (
    `<path d="M${x} ${y}V${y - 44}H${x + 78}V${y}Z" fill="${HUT}"/>` +
    `<path d="M${x - 7} ${y - 44}H${x + 85}" stroke="${HUT}" stroke-width="6"/>` +
    `<path d="M${x + 46} ${y - 32}h16v17h-16z" fill="#FFD9A0"/><path d="M${x + 54} ${y - 32}v17" stroke="${HUT}"/>` +
    `<path d="M${x + 40} ${y}l34 0l30 22l-92 0z" fill="#FFD9A0" opacity=".14"/>`
  );
}

/** Draws a mast at the end of the night: its rings form the circle, its lattice the triangle. */
export function mast(scene: Mast): Drawing {
  const { width, height, horizon, x, half, base, far, middle, near } = scene;
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    stars(scene),
    `<rect width="${width}" height="${horizon}" fill="url(#dawn)"/>`,
    signal(scene),
    `<path d="${ground(far, height)}" fill="url(#dune-far)"/>`,
    hatch(far, shift(far, 0, 60), { count: 6, colour: "#8FB0A0", width: 0.7, from: 0.4, to: 0.05 }),
    `<path d="${ground(middle, height)}" fill="url(#dune-mid)"/>`,
    hatch(middle, shift(middle, 0, 120), { count: 11, colour: "#79A398", width: 0.8, from: 0.45, to: 0.03 }),
    lattice(scene),
    hut(x + half + 26, base + 6),
    `<path d="${ground(near, height)}" fill="url(#dune-near)"/>`,
    hatch(near, shift(near, 0, 130), { count: 12, colour: "#5F8C86", width: 0.8, from: 0.42, to: 0 }),
  ];
  return { width, height, defs: defs(scene), body: body.join("") };
}
