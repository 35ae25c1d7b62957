import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type LinkPictureName, linkPictures } from "../../src/content/link-pictures";
import { previewPage } from "./og-page";
import { stampOf } from "./og-stamp";
import { openPainter } from "./painter";
import { reportSizes } from "./report";

const PREVIEW_LIMIT = 200_000;
const PALETTES = [256, 192, 128, 96, 64] as const;

/** The richest palette that stays under the limit; the stamp travels in the file. */
export async function encodeWithin(picture: Buffer, stamp: string, limit = PREVIEW_LIMIT) {
  const stamped = sharp(picture).withExif({ IFD0: { ImageDescription: stamp } });
  for (const colours of PALETTES) {
    const file = await stamped.clone().png({ palette: true, colours, effort: 10, dither: 0.8 }).toBuffer();
    if (file.byteLength <= limit) return file;
  }
  return stamped.png({ palette: true, colours: 32, effort: 10 }).toBuffer();
}

/** Paints the named link previews, all of them by default: 1200 × 630 pixels each. */
export async function buildPreviews(folder: string, names = Object.keys(linkPictures)) {
  const target = join(folder, "og");
  await mkdir(target, { recursive: true });
  const painter = await openPainter();
  const files: string[] = [];
  for (const name of Object.keys(linkPictures) as LinkPictureName[]) {
    if (!names.includes(name)) continue;
    const picture = await painter.photograph(await previewPage(name), { width: 1200, height: 630 });
    const file = join(target, `${name}.png`);
    await writeFile(file, await encodeWithin(picture, stampOf(linkPictures[name])));
    files.push(file);
  }
  await painter.close();
  return reportSizes(files, PREVIEW_LIMIT);
}
