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

/** A builder whose files have a size limit returns whether all of them are within it. */
const builders: Record<string, (names?: string[]) => Promise<unknown>> = {
  posters: (names) => buildPosters(MEDIA, names),
  figures: () => buildFigures(MEDIA),
  fonts: () => buildFonts(),
  icons: () => buildIcons(),
  films: (names) => buildFilms(MEDIA, names),
  og: (names) => buildPreviews(MEDIA, names),
  plates: (names) => buildPlates("public", names),
};

// `npm run media` builds everything; `npm run media posters hero night` builds only the named files.
const [wanted, ...names] = process.argv.slice(2);
for (const [kind, build] of Object.entries(builders)) {
  if (wanted && wanted !== kind) continue;
  const isWithinLimit = await build(names.length > 0 ? names : undefined);
  if (isWithinLimit === false) process.exitCode = 1;
}
