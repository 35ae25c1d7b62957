import { type Drawing, fade, hatch, ink, type Line, line, shift, spline } from "./draw";
import { footprints } from "./tracks";

export type Lost = {
  width: number;
  height: number;
  size: number;
  dunes: readonly Line[];
  tracks: readonly Line[];
};

const FOUR = [line("104,0 62,80 10,168 70,172 130,170 192,166"), line("136,84 134,130 136,190 134,262")];
const NOUGHT = [line("92,2 28,50 8,136 36,224 94,262 158,220 180,134 158,46 100,2")];

function digit(strokes: readonly Line[], x: number, y: number, scale: number): Line[] {
  return strokes.map((stroke) => stroke.map(([a, b]): [number, number] => [x + a * scale, y + b * scale]));
}

export const lostWide: Lost = {
  width: 1600,
  height: 820,
  size: 1.7,
  dunes: [
    line("640,196 860,158 1180,104 1420,120 1640,160"),
    line("-20,640 300,700 700,660 1100,720 1640,650"),
  ],
  tracks: [
    line("-30,782 300,776 530,724 640,640 700,530"),
    ...digit(FOUR, 742, 250, 1.05),
    ...digit(NOUGHT, 992, 250, 1.05),
    ...digit(FOUR, 1228, 250, 1.05),
    line("1376,560 1420,640 1520,690 1640,700"),
  ],
};

export const lostPhone: Lost = {
  width: 780,
  height: 700,
  size: 1.6,
  dunes: [line("-20,130 200,84 420,110 800,60"), line("-20,600 260,640 520,610 800,650")],
  tracks: [
    line("-20,668 22,610 44,530 58,450"),
    ...digit(FOUR, 70, 190, 1),
    ...digit(NOUGHT, 292, 190, 1),
    ...digit(FOUR, 508, 190, 1),
    line("650,490 690,560 800,600"),
  ],
};

function dune(crest: Line, isNear: boolean) {
  const slope = crest.map(([x, y], index): [number, number] => [x, y + (100 * index) / (crest.length - 1)]);
  const wind = { count: 9, colour: "#C79A68", width: 0.8, from: 0.55, to: 0.03 };
  const edge = `<path d="${spline(crest)}" fill="none" stroke="${isNear ? ink.foam : ink.gold}" stroke-width="1.4"/>`;
  return hatch(crest, isNear ? shift(crest, 0, 90) : slope, wind) + edge;
}

/** Draws footprints that write 404 and continue. */
export function lost({ width, height, size, dunes, tracks }: Lost): Drawing {
  const defs = fade("sand", 0, height, [
    [0, ink.sand],
    [0.35, "#F8EAD3"],
    [1, "#F3DCB9"],
  ]);
  const stride = [10 * size, 10 * size] as const;
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#sand)"/>`,
    ...dunes.map((crest, index) => dune(crest, index > 0)),
    ...tracks.map((track) =>
      footprints(track, { gaps: stride, sizes: [size, size], opacity: 0.85, flat: 1 }),
    ),
  ];
  return { width, height, defs, body: body.join("") };
}
