import { chords, rays, repeat, round } from "@/components/art/geometry";
import type { TierId } from "@/content/tiers";

function circle(cx: number, cy: number, radius: number) {
  const r = round(radius);
  const turn = `a${r} ${r} 0 1 1`;
  return `M${round(cx + radius)} ${round(cy)}${turn} ${round(-2 * radius)} 0${turn} ${round(2 * radius)} 0`;
}

const ripples = repeat(21, (index) => circle(318, 176, 15 * (index + 1)));
const halo = rays(318, 176, 87, 100, 37, Math.PI, Math.PI * 2 + 0.084);
const squareHalo = rays(316, 186.84, 58.15, 65.15, 30, Math.PI, Math.PI * 2 + 0.1);

/** The drawings fill a box of 420 by 265. */
export const cardArt: Record<TierId, { bold: string; hair: string }> = {
  explorer: {
    bold: circle(318, 176, 45) + circle(318, 176, 63.6),
    hair: ripples,
  },
  adventurer: {
    bold: "M0 176H420M238 176A80 80 0 0 1 398 176",
    hair: `${halo}${chords(318, 176, 80, 9)}M261.4 176A56.6 56.6 0 0 1 374.6 176`,
  },
  alchemist: {
    bold: `M230 68H402V240H230ZM316 68L402 240M316 68L230 240${circle(316, 186.84, 53.15)}`,
    hair: `M0 186.8H420M230 68L402 240M402 68L230 240${chords(316, 186.84, 53.15, 8)}${squareHalo}`,
  },
};
