import { type Point, round } from "./draw";

export const viewpoint: Point = [600, 462];
/** The drawn length of an object of one metre at a distance of one metre. */
const focalLength = 900;
/** These heights are in metres below the viewpoint. */
export const deskY = 0.72;
const seatY = 1.04;
export const floorY = 1.5;
export const outline = "#C99A55";
export const wood = "#0F2B30";

/** Projects a point, in metres to the right of, below and in front of the viewpoint, into the drawing. */
export function project(right: number, below: number, away: number): Point {
  return [viewpoint[0] + (right * focalLength) / away, viewpoint[1] + (below * focalLength) / away];
}

const points = (corners: readonly Point[]) => corners.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
export const area = (corners: readonly Point[], rest: string) =>
  `<polygon points="${points(corners)}" ${rest}/>`;
export const stroke = (path: string, rest = "") =>
  `<path d="${path}" fill="none" stroke="${outline}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round" ${rest}/>`;

type Desk = { from: number; to: number; near: number; far: number };

export function desk({ from, to, near, far }: Desk) {
  const top = [
    project(from, deskY, far),
    project(to, deskY, far),
    project(to, deskY, near),
    project(from, deskY, near),
  ];
  const lip = [
    project(from, deskY, near),
    project(to, deskY, near),
    project(to, 0.79, near),
    project(from, 0.79, near),
  ];
  const leg = (right: number, away: number) => {
    const half = 0.028;
    const corners = [
      project(right - half, 0.78, away),
      project(right + half, 0.78, away),
      project(right + half, floorY, away),
      project(right - half, floorY, away),
    ];
    return area(corners, `fill="${wood}" stroke="${outline}" stroke-width=".8"`);
  };
  const inset = 0.07;
  return (
    leg(from + inset, far) +
    leg(to - inset, far) +
    leg(from + inset, near) +
    leg(to - inset, near) +
    area(lip, `fill="${wood}" stroke="${outline}" stroke-width="1"`) +
    area(top, `fill="url(#table)" stroke="${outline}" stroke-width="1.2"`)
  );
}

export function chair(right: number, away: number) {
  const half = 0.24;
  const [left, top] = project(right - half, 0.5, away);
  const [end, bottom] = project(right + half, 0.96, away);
  const width = end - left;
  const slats = Array.from({ length: 6 }, (_, index) => {
    const x = round(left + (width * (index + 1)) / 7);
    return `M${x} ${round(top + 16)}V${round(bottom - 8)}`;
  }).join("");
  const seat = [
    project(right - half, seatY, away + 0.36),
    project(right + half, seatY, away + 0.36),
    project(right + half + 0.02, seatY, away),
    project(right - half - 0.02, seatY, away),
  ];
  const legs = [right - half, right + half].map((x) => {
    const [[fromX, fromY], [toX, toY]] = [project(x, seatY, away), project(x, floorY + 0.02, away)];
    return `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`;
  });
  const posts = `M${round(left)} ${round(bottom + 44)}V${round(top)}M${round(end)} ${round(bottom + 44)}V${round(top)}`;
  const bar = (y: number, height: number) =>
    `<rect x="${round(left - 5)}" y="${round(y)}" width="${round(width + 10)}" height="${height}" rx="${height / 2}" fill="${wood}" stroke="${outline}" stroke-width="1.2"/>`;
  return (
    `<path d="${legs.join("")}" stroke="${wood}" stroke-width="11" stroke-linecap="round"/>` +
    area(seat, `fill="#173B40" stroke="${outline}" stroke-width="1.2" stroke-linejoin="round"`) +
    `<path d="${posts}" stroke="${wood}" stroke-width="10"/>` +
    `<path d="${slats}" stroke="${wood}" stroke-width="6"/>${stroke(slats, 'opacity=".45"')}` +
    bar(top - 8, 22) +
    bar(bottom - 12, 12)
  );
}
