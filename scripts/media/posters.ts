import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { pictureSizes } from "../../src/components/art/pictures";
import { pictureNames, pictureOf } from "./catalogue";
import { mediaFolder, reportSizes } from "./media-files";
import { paint } from "./paint";

const posterLimit = 60_000;
const qualities = [66, 60, 54, 48, 42, 36] as const;

async function encode(picture: Sharp, type: "avif" | "webp", quality: number) {
  if (type === "avif") return picture.clone().avif({ quality, effort: 6 }).toBuffer();
  return picture
    .clone()
    .webp({ quality: quality + 14, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** Returns the file in the best quality that keeps it under the limit. */
async function encodeWithin(picture: Sharp, type: "avif" | "webp") {
  for (const quality of qualities) {
    const file = await encode(picture, type, quality);
    if (file.byteLength <= posterLimit) return file;
  }
  return encode(picture, type, 28);
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
      await writeFile(file, await encodeWithin(rendered, type));
      files.push(file);
    }
  }
  return reportSizes(files, posterLimit);
}
