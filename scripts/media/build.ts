import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureSizes } from "../../src/components/art/pictures";
import { pictureNames, pictureOf, places } from "./catalogue";
import { buildFilms } from "./films";
import { buildFonts } from "./fonts";
import { mediaFolder, reportSizes, writeWithin } from "./media-files";
import { buildPreviews } from "./og";
import { paint } from "./paint";
import { buildPlates } from "./plates";
import { ink, toSvg } from "./scenes/draw";
import { oasisFigure } from "./scenes/oasis";

const posterLimit = 60_000;
const qualities = [66, 60, 54, 48, 42, 36, 28];

function encode(picture: Sharp, type: "avif" | "webp", quality: number) {
  if (type === "avif") return picture.clone().avif({ quality, effort: 6 });
  return picture.clone().webp({ quality: quality + 14, effort: 6, smartSubsample: true });
}

async function buildPosters(names: readonly string[] = pictureNames) {
  const files: string[] = [];
  for (const name of pictureNames) {
    if (!names.includes(name)) continue;
    const [width] = pictureSizes[name];
    const picture = pictureOf(name);
    const rendered = await paint(picture.draw(0), width, picture.grain);
    for (const type of ["avif", "webp"] as const) {
      const file = join(mediaFolder, `${name}.${type}`);
      await writeWithin(file, posterLimit, qualities, (quality) =>
        encode(rendered, type, quality).toFile(file),
      );
      files.push(file);
    }
  }
  return reportSizes(files, posterLimit);
}

/** The figures are separate SVG files, so that their lines are sharp on every screen. */
async function buildFigures() {
  for (const name of ["hero", "hero-t", "hero-m"] as const)
    await writeFile(join(mediaFolder, `${name}-figure.svg`), `${toSvg(oasisFigure(places[name]))}\n`);
}

const sign = "M9 34L32 11L55 34M1 34H63M15 42H49M22 50H42";

/** `inset` is the margin as a fraction of the side. */
function icon(inset: number, corner: number) {
  const side = 64 * (1 - 2 * inset);
  const scale = (side / 64).toFixed(3);
  const place = `translate(${(64 * inset).toFixed(2)} ${(64 * inset - 1.6).toFixed(2)}) scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ink.night}"/>` +
    `<g fill="none" stroke="${ink.goldLight}" stroke-width="3.5" transform="${place}"><circle cx="32" cy="34" r="23"/><path d="${sign}"/></g></svg>\n`
  );
}

function draw(svg: string, size: number) {
  const pixels = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  return pixels.png({ compressionLevel: 9, palette: true });
}

/** Writes the ICO file: a header, a directory of 16 bytes for each picture, and the pictures as PNG. */
async function writeFavicon(svg: string, sizes: number[]) {
  const pictures = await Promise.all(sizes.map((size) => draw(svg, size).toBuffer()));
  const header = Buffer.from([0, 0, 1, 0, sizes.length, 0]);
  let offset = header.length + 16 * sizes.length;
  const directory = pictures.map((picture, index) => {
    const side = sizes[index] ?? 0;
    const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  await writeFile("public/favicon.ico", Buffer.concat([header, ...directory, ...pictures]));
}

/** The manifest's icon has a margin for round masks. */
async function buildIcons() {
  await writeFile("src/app/icon.svg", icon(0.095, 12));
  await writeFavicon(icon(0.095, 12), [16, 32, 48]);
  await draw(icon(0.14, 0), 180).toFile("src/app/apple-icon.png");
  for (const size of [192, 512]) await draw(icon(0.17, 0), size).toFile(`public/icons/icon-${size}.png`);
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
