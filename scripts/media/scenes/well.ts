import { round } from "./draw";

const RADIUS = 112;
const FLAT = 32;
const ROW = 21;
const LINE = "#6B4A31";
const WOOD = "#4F3625";

/** Draws a well with its rope, wheel and bucket; all measures grow with the scale. */
export function well(x: number, y: number, scale: number) {
  const at = (dx: number, dy: number) => `${round(x + dx * scale)} ${round(y + dy * scale)}`;
  const size = (value: number) => round(value * scale);
  const around = (turn: number) => [RADIUS * Math.sin(turn * 1.57), FLAT * Math.cos(turn * 1.57)] as const;

  let joints = "";
  for (let row = 0; row < 4; row++) {
    for (let stone = -6; stone <= 6; stone++) {
      const turn = (stone + (row % 2) * 0.5) / 6.5;
      if (Math.abs(turn) > 0.98) continue;
      const [dx, dy] = around(turn);
      joints += `M${at(dx, dy + row * ROW)}L${at(dx, dy + (row + 1) * ROW)}`;
    }
  }
  const rim = `A${size(RADIUS)} ${size(FLAT)} 0 0 0`;
  const courses = [0, 1, 2, 3, 4].map((row) => `M${at(-RADIUS, row * ROW)}${rim} ${at(RADIUS, row * ROW)}`);
  const shade = Array.from({ length: 26 }, (_, index) => {
    const [dx, dy] = around(0.28 + index * 0.027);
    return `M${at(dx, dy + 2)}L${at(dx, dy + 82)}`;
  });
  const chords = [2, 7, 12, 16].map((depth) => {
    const half = 78 * Math.sqrt(1 - (depth / 20) ** 2) * 0.62;
    return `M${at(-half, depth - 4)}L${at(half, depth - 4)}`;
  });
  const ellipse = (dx: number, dy: number, rx: number, ry: number, rest: string) =>
    `<ellipse cx="${round(x + dx * scale)}" cy="${round(y + dy * scale)}" rx="${size(rx)}" ry="${size(ry)}" ${rest}/>`;
  const outlined = `stroke="${LINE}" stroke-width="1.3"`;
  const wall = `M${at(-RADIUS, 0)}L${at(-RADIUS, 84)}${rim} ${at(RADIUS, 84)}L${at(RADIUS, 0)}`;

  return [
    ellipse(60, 96, 190, 30, 'fill="#9A6A44" opacity=".35"'),
    `<path d="${wall}Z" fill="#D9B68D"/><path d="${shade.join("")}" stroke="#7A5233" stroke-width="1.3" opacity=".55"/>`,
    `<g fill="none" ${outlined}><path d="${courses.join("")}"/><path d="${joints}" opacity=".8"/>`,
    `<path d="M${at(-RADIUS, 0)}L${at(-RADIUS, 84)}M${at(RADIUS, 0)}L${at(RADIUS, 84)}"/></g>`,
    ellipse(0, 0, RADIUS, FLAT, `fill="#F1D9B6" ${outlined}`),
    ellipse(0, 2, 88, 23, `fill="#1D5357" ${outlined}`),
    `<path d="${chords.join("")}" stroke="#FFE9C4" stroke-width="${size(2.2)}" stroke-linecap="round"/>`,
    `<g fill="none" stroke="${WOOD}" stroke-linecap="round">`,
    `<path d="M${at(-100, 6)}L${at(3, -232)}M${at(100, 6)}L${at(-3, -232)}" stroke-width="${size(6)}"/>`,
    `<path d="M${at(-50, -108)}L${at(50, -108)}" stroke-width="${size(4.5)}"/>`,
    `<circle cx="${round(x)}" cy="${round(y - 196 * scale)}" r="${size(15)}" fill="#E9CFA6" stroke-width="1.8"/>`,
    `<path d="M${at(0, -181)}L${at(0, -72)}" stroke-width="1.3"/></g>`,
    `<path d="M${at(-19, -62)}L${at(19, -62)}L${at(14, -28)}L${at(-14, -28)}Z" fill="#B07F52" stroke="${WOOD}" stroke-width="1.3"/>`,
    `<path d="M${at(-17, -62)}Q${at(0, -86)} ${at(17, -62)}M${at(-17, -52)}L${at(17, -52)}M${at(-15, -38)}L${at(15, -38)}" fill="none" stroke="${WOOD}" stroke-width="1.3"/>`,
  ].join("");
}

export type WellPlace = readonly [x: number, y: number, scale: number];
