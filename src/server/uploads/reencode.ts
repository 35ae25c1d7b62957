import "server-only";
import sharp from "sharp";
import type { Crop } from "@/lib/crop-schema";
import { findPictureFormat, maxPixels } from "@/lib/picture-limits";

const side = 512;
let last: Promise<unknown> = Promise.resolve();

// Signatures of other formats that a polyglot file could contain.
const polyglot = /<(?:script|svg|html|iframe|!doctype|\?php)[\s>]|%PDF-/i;
const archive = "PK\x05\x06\0\0\0\0";

function isPure(bytes: Uint8Array, type: string) {
  const kind = findPictureFormat(type);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return Boolean(kind?.isWhole(text)) && !polyglot.test(text) && !text.includes(archive);
}

/** The crop keeps at least one pixel. */
function toPixels(crop: Crop, { width, height }: { width: number; height: number }) {
  const left = Math.min(width - 1, Math.floor(crop.x * width));
  const top = Math.min(height - 1, Math.floor(crop.y * height));
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(crop.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(crop.height * height))),
  };
}

/** Warnings of libjpeg about complete photos of some phones and cameras, which every browser shows. */
const harmlessWarnings =
  /^(?:VipsJpeg: (?:Invalid SOS parameters|Unknown Adobe color transform|Corrupt JPEG data: \d+ extraneous bytes before).*\n?)+$/;

async function encode(
  bytes: Uint8Array,
  crop: Crop | null,
  failOn: "warning" | "error" = "warning",
): Promise<Buffer | null> {
  const image = sharp(bytes, { failOn, limitInputPixels: maxPixels, pages: 1 }).autoOrient();
  try {
    if (crop) image.extract(toPixels(crop, (await image.metadata()).autoOrient));
    return await image.resize(side, side, { fit: "cover" }).webp({ quality: 84 }).toBuffer();
  } catch (error) {
    const canRetry = failOn === "warning" && harmlessWarnings.test((error as Error).message);
    return canRetry ? encode(bytes, crop, "error") : null;
  }
}

/** One picture is decoded at a time, to limit memory. */
function inTurn<Result>(work: () => Promise<Result>) {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}

/**
 * Returns a picture re-encoded as a WebP of 512 × 512 pixels without metadata, cropped if asked. Returns null for a
 * truncated file, a wrong type, a polyglot, or more than 25 megapixels.
 */
export function reencodePicture(bytes: Uint8Array, type: string, crop: Crop | null = null) {
  return isPure(bytes, type) ? inTurn(() => encode(bytes, crop)) : Promise.resolve(null);
}
