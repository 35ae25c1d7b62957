import "server-only";
import sharp from "sharp";
import type { Crop } from "@/lib/crop-schema";
import { pictureFormat } from "@/lib/picture-limits";

const side = 512;
const maxPixels = 25_000_000;
const lanes = [Promise.resolve(), Promise.resolve()];
let turn = 0;

// Marks of what else a file can be at the same time: a page, a script, a document; the end of an archive.
const foreign = /<(?:script|svg|html|iframe|!doctype|\?php)[\s>]|%PDF-/i;
const archive = "PK\x05\x06\0\0\0\0";

function isPure(bytes: Uint8Array, type: string) {
  const kind = pictureFormat(type);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return Boolean(kind?.isWhole(text)) && !foreign.test(text) && !text.includes(archive);
}

type Size = { width: number; height: number };

/** A crop in pixels, at least one and none of them outside of the picture. */
function pixelsOf(crop: Crop, { width, height }: Size) {
  const left = Math.min(width - 1, Math.floor(crop.x * width));
  const top = Math.min(height - 1, Math.floor(crop.y * height));
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(crop.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(crop.height * height))),
  };
}

async function draw(bytes: Uint8Array, crop: Crop | null) {
  const image = sharp(bytes, { failOn: "warning", limitInputPixels: maxPixels, pages: 1 }).autoOrient();
  try {
    if (crop) image.extract(pixelsOf(crop, (await image.metadata()).autoOrient));
    return await image.resize(side, side, { fit: "cover" }).webp({ quality: 84 }).toBuffer();
  } catch {
    return null;
  }
}

/** Takes turns on two lanes, so that a crowd of large pictures does not fill the memory. */
function inLane<T>(work: () => Promise<T>): Promise<T> {
  const lane = turn++ % lanes.length;
  const result = (lanes[lane] ?? Promise.resolve()).then(work);
  lanes[lane] = result.then(
    () => {},
    () => {},
  );
  return result;
}

/**
 * Decodes a picture in full and draws it, or a part of it, anew: 512 pixels square, WebP, upright, the first frame, without metadata.
 * Null when it is not a whole picture of the type it says, has over 25 megapixels, or is also something else.
 */
export function reencodePicture(bytes: Uint8Array, type: string, crop: Crop | null = null) {
  return isPure(bytes, type) ? inLane(() => draw(bytes, crop)) : Promise.resolve(null);
}
