import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { places } from "./catalogue";
import { buildFilms } from "./films";
import { buildFonts } from "./fonts";
import { buildIcons } from "./icons";
import { buildPreviews } from "./og";
import { buildPlates } from "./plates";
import { buildPosters } from "./posters";
import { toSvg } from "./scenes/draw";
import { oasisFigure } from "./scenes/oasis";

const MEDIA = "public/media";

/** The figures are separate SVG files, so that their lines are sharp on every screen. */
async function buildFigures(folder: string) {
  for (const name of ["hero", "hero-t", "hero-m"] as const)
    await writeFile(join(folder, `${name}-figure.svg`), `${toSvg(oasisFigure(places[name]))}\n`);
}

/** `npm run media` builds everything; `npm run media posters hero night` builds only the named files. */
async function build() {
  const [kind, ...names] = process.argv.slice(2);
  const chosen = names.length > 0 ? names : undefined;
  const results: boolean[] = [];
  if (!kind || kind === "posters") results.push(await buildPosters(MEDIA, chosen));
  if (!kind || kind === "figures") await buildFigures(MEDIA);
  if (!kind || kind === "fonts") await buildFonts();
  if (!kind || kind === "icons") await buildIcons();
  if (!kind || kind === "films") results.push(await buildFilms(MEDIA, chosen));
  if (!kind || kind === "og") results.push(await buildPreviews(MEDIA, chosen));
  if (!kind || kind === "plates") results.push(await buildPlates("public", chosen));
  if (results.includes(false)) process.exitCode = 1;
}

await build();
