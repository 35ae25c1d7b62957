import { join } from "node:path";
import type { Sharp } from "sharp";
import { pictureSizes } from "../../src/components/art/pictures";
import { pictureNames, pictureOf } from "./catalogue";
import { mediaFolder, reportSizes, writeWithin } from "./media-files";
import { paint } from "./paint";

const posterLimit = 60_000;
const qualities = [66, 60, 54, 48, 42, 36, 28];

function encode(picture: Sharp, type: "avif" | "webp", quality: number) {
  if (type === "avif") return picture.clone().avif({ quality, effort: 6 });
  return picture.clone().webp({ quality: quality + 14, effort: 6, smartSubsample: true });
}

export async function buildPosters(names: readonly string[] = pictureNames) {
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
