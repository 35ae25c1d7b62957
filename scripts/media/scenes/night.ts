import { type Drawing, fade, glow, ground, hatch, ink, type Line, polar, round, seeded, shift } from "./draw";
import { palmTree } from "./palm";

type Star = readonly [x: number, y: number, size?: number];
type Area = { left: number; right: number; top: number; bottom: number };

export type Night = {
  width: number;
  height: number;
  horizon: number;
  glowX: number;
  stars: readonly Star[];
  /** Has no stars, because text is placed there. */
  text: Area;
};

export const night: Night = {
  width: 1600,
  height: 820,
  horizon: 540,
  glowX: 1180,
  stars: [
    [690, 452],
    [760, 396],
    [850, 410],
    [920, 338],
    [1010, 318],
    [1082, 250],
    [1176, 262],
    [1262, 176],
    [1372, 128, 13],
  ],
  text: { left: 0, right: 736, top: 110, bottom: 490 },
};

export const nightPhone: Night = {
  width: 780,
  height: 1460,
  horizon: 1080,
  glowX: 560,
  stars: [
    [110, 900],
    [196, 842],
    [284, 872],
    [340, 790],
    [430, 764],
    [476, 690],
    [560, 684],
    [596, 620],
    [648, 560, 13],
  ],
  text: { left: 0, right: 780, top: 90, bottom: 720 },
};

function defs({ width, height, horizon, glowX }: Night) {
  return [
    fade("sky", 0, horizon, [
      [0, "#0F2C32"],
      [0.5, "#17484E"],
      [0.82, "#4C7C74"],
      [0.95, "#B79F7E"],
      [1, "#E3B083"],
    ]),
    fade("dune-far", horizon - 50, horizon + 120, [
      [0, "#2E5A59"],
      [1, "#1B4146"],
    ]),
    fade("dune-mid", horizon, horizon + 160, [
      [0, "#1F494D"],
      [1, "#143339"],
    ]),
    fade("dune-near", horizon + 30, height, [
      [0, "#173B41"],
      [0.7, ink.night],
    ]),
    glow("dawn", { cx: glowX, cy: horizon, radius: width * 0.36, squash: 0.28 }, [
      [0, "#F3C9A4", 0.9],
      [1, "#F3C9A4", 0],
    ]),
  ].join("");
}

function starDust({ width, horizon, text }: Night) {
  const random = seeded(5);
  let [points, crosses] = ["", ""];
  for (let index = 0; index < width / 4; index++) {
    const x = random() * width;
    const y = random() ** 1.2 * (horizon - 60);
    const size = random();
    if (x > text.left && x < text.right && y > text.top && y < text.bottom) continue;
    if (size > 0.86) crosses += `M${round(x - 3)} ${round(y)}h6M${round(x)} ${round(y - 3)}v6`;
    else points += `<circle cx="${round(x)}" cy="${round(y)}" r="${(0.5 + size).toFixed(1)}"/>`;
  }
  return (
    `<g fill="${ink.sand}" opacity=".75">${points}</g>` +
    `<path d="${crosses}" stroke="${ink.sand}" stroke-width=".8" opacity=".7"/>`
  );
}

function starSign([x, y, size = 9]: Star, order: number) {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const arm = index % 4 === 0 ? size * 1.5 : size;
    const [a, b] = polar(x, y, index % 2 ? size * 0.299 : arm, (index * Math.PI) / 4 - Math.PI / 2);
    return `${index ? "L" : "M"}${round(a)} ${round(b)}`;
  });
  const ring = `<circle cx="${x}" cy="${y}" r="${size * 2}" fill="none" stroke="${ink.goldLight}" stroke-width=".9"/>`;
  return `<path d="${corners.join("")}Z" fill="${ink.goldLight}"/>${order % 3 === 2 ? ring : ""}`;
}

function constellation(stars: readonly Star[]) {
  const course = `M${stars.map(([x, y]) => `${x} ${y}`).join("L")}`;
  return (
    `<path d="${course}" fill="none" stroke="${ink.goldLight}" stroke-width="1" stroke-dasharray="1 6" stroke-linecap="round" opacity=".9"/>` +
    stars.map(starSign).join("")
  );
}

/** Draws nine stars, one for each week, over dunes at the end of the night. */
export function nightSky(scene: Night): Drawing {
  const { width, height, horizon } = scene;
  const depth = height - horizon;
  const at = (...points: readonly [across: number, down: number][]): Line =>
    points.map(([across, down]) => [across * width, horizon + down]);
  const edge = 20 / width;
  const far = at(
    [-edge, -8],
    [0.12, -26],
    [0.26, -6],
    [0.42, -30],
    [0.58, -52],
    [0.74, -18],
    [0.9, -36],
    [1 + edge, -14],
  );
  const mid = at(
    [-edge, depth * 0.18],
    [0.16, depth * 0.04],
    [0.3, depth * 0.14],
    [0.5, depth * 0.3],
    [0.68, depth * 0.12],
    [0.84, depth * 0.02],
    [1 + edge, depth * 0.16],
  );
  const near = at(
    [-edge, depth * 0.62],
    [0.2, depth * 0.5],
    [0.4, depth * 0.34],
    [0.58, depth * 0.5],
    [0.8, depth * 0.64],
    [1 + edge, depth * 0.5],
  );
  const palm = { colour: "#0E2529", y: horizon + depth * 0.06 };
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    starDust(scene),
    `<rect width="${width}" height="${horizon}" fill="url(#dawn)"/>`,
    `<path d="${ground(far, height)}" fill="url(#dune-far)"/>`,
    hatch(far, shift(far, 0, 60), { count: 6, colour: "#8FB0A0", width: 0.7, from: 0.4, to: 0.05 }),
    `<path d="${ground(mid, height)}" fill="url(#dune-mid)"/>`,
    hatch(mid, shift(mid, 0, depth * 0.34), {
      count: 10,
      colour: "#79A398",
      width: 0.8,
      from: 0.42,
      to: 0.03,
    }),
    palmTree({ ...palm, x: width * 0.845, height: depth * 0.62, lean: 14, seed: 8 }),
    palmTree({ ...palm, x: width * 0.872, height: depth * 0.46, lean: -12, seed: 18 }),
    `<path d="${ground(near, height)}" fill="url(#dune-near)"/>`,
    hatch(near, shift(near, 0, depth * 0.4), { count: 12, colour: "#5F8C86", width: 0.8, from: 0.4, to: 0 }),
    constellation(scene.stars),
  ];
  return { width, height, defs: defs(scene), body: body.join("") };
}
