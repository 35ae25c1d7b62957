import { chords, rays, round } from "@/components/art/geometry";
import type { TierId } from "@/content/tiers";

type Art = { bold: string; hair: string };

const sun = { x: 318, y: 176 };

function circle(cx: number, cy: number, radius: number) {
  const r = round(radius);
  const turn = `a${r} ${r} 0 1 1`;
  return `M${round(cx + radius)} ${round(cy)}${turn} ${round(-2 * radius)} 0${turn} ${round(2 * radius)} 0`;
}

function ripples(): Art {
  const radii = Array.from({ length: 21 }, (_, index) => 15 * (index + 1));
  return {
    bold: circle(sun.x, sun.y, 45) + circle(sun.x, sun.y, 63.6),
    hair: radii.map((radius) => circle(sun.x, sun.y, radius)).join(""),
  };
}

function horizon(): Art {
  const halo = rays(sun.x, sun.y, 87, 100, 37, Math.PI, Math.PI * 2 + 0.084);
  return {
    bold: "M0 176H420M238 176A80 80 0 0 1 398 176",
    hair: `${halo}${chords(sun.x, sun.y, 80, 9)}M261.4 176A56.6 56.6 0 0 1 374.6 176`,
  };
}

function squared(): Art {
  const side = 172;
  const left = 230;
  const top = 68;
  const right = left + side;
  const bottom = top + side;
  const middle = left + side / 2;
  const inner = side / (1 + Math.sqrt(5));
  const y = bottom - inner;
  const box = `M${left} ${top}H${right}V${bottom}H${left}ZM${middle} ${top}L${right} ${bottom}M${middle} ${top}L${left} ${bottom}`;
  const cross = `M0 ${round(y)}H420M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  const halo = rays(middle, y, inner + 5, inner + 12, 30, Math.PI, Math.PI * 2 + 0.1);
  return { bold: box + circle(middle, y, inner), hair: cross + chords(middle, y, inner, 8) + halo };
}

/** The drawings fill a box of 420 by 265. */
export const cardArt: Record<TierId, Art> = {
  explorer: ripples(),
  adventurer: horizon(),
  alchemist: squared(),
};
