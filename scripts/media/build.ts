import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { places } from "./catalogue";
import { buildFilms } from "./films";
import { buildFonts } from "./fonts";
import { buildIcons } from "./icons";
import { mediaFolder } from "./media-files";
import { buildPreviews } from "./og";
import { buildPlates } from "./plates";
import { buildPosters } from "./posters";
import { toSvg } from "./scenes/draw";
import { oasisFigure } from "./scenes/oasis";

/** The figures are separate SVG files, so that their lines are sharp on every screen. */
async function buildFigures() {
  for (const name of ["hero", "hero-t", "hero-m"] as const)
    await writeFile(join(mediaFolder, `${name}-figure.svg`), `${toSvg(oasisFigure(places[name]))}\n`);
}

/** A builder of files with a size limit returns whether all its files are within the limit. */
const builders: Record<string, (names?: string[]) => Promise<unknown>> = {
  posters: buildPosters,
  figures: buildFigures,
  fonts: buildFonts,
  icons: buildIcons,
  films: buildFilms,
  og: buildPreviews,
  plates: buildPlates,
};

// `npm run media` builds everything; `npm run media posters hero night` builds only the named files.
const [wanted, ...names] = process.argv.slice(2);
for (const [kind, build] of Object.entries(builders)) {
  if (wanted && wanted !== kind) continue;
  const isWithinLimit = await build(names.length > 0 ? names : undefined);
  if (isWithinLimit === false) process.exitCode = 1;
}
