import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toSvg } from "./scenes/draw";
import { oasisFigure } from "./scenes/oasis";
import * as places from "./scenes/oasis-places";

const figures = { hero: places.hero, "hero-t": places.heroTablet, "hero-m": places.heroPhone };

/** Draws the figures that lie over pictures and films, so that their lines are sharp on every screen. */
export async function buildFigures(folder: string) {
  for (const [name, place] of Object.entries(figures))
    await writeFile(join(folder, `${name}-figure.svg`), `${toSvg(oasisFigure(place))}\n`);
}
