import "server-only";
import sharp from "sharp";
import type { pictureTypes } from "./picture-path";

const side = 512;
const maxPixels = 25_000_000;
const lanes = [Promise.resolve(), Promise.resolve()];
let turn = 0;

type Kind = { starts: string; ends: string };

// How each format begins and ends; what follows its end is not a part of the picture.
const kinds: Record<(typeof pictureTypes)[number], Kind> = {
  "image/jpeg": { starts: "\xff\xd8\xff", ends: "\xff\xd9" },
  "image/png": { starts: "\x89PNG\r\n\x1a\n", ends: "\0\0\0\0IEND\xae\x42\x60\x82" },
  "image/gif": { starts: "GIF8", ends: "\0;" },
};

// Marks of what else a file can be at the same time: a page, a script, a document; the end of an archive.
const foreign = /<(?:script|svg|html|iframe|!doctype|\?php)[\s>]|%PDF-/i;
const archive = "PK\x05\x06\0\0\0\0";

function isPure(bytes: Uint8Array, type: string) {
  const kind = Object.entries(kinds).find(([name]) => name === type)?.[1];
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!kind || !text.startsWith(kind.starts) || !text.endsWith(kind.ends)) return false;
  return !foreign.test(text) && !text.includes(archive);
}

async function draw(bytes: Uint8Array) {
  const image = sharp(bytes, { failOn: "warning", limitInputPixels: maxPixels, pages: 1 });
  return image
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => null);
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
 * Decodes a picture in full and draws it anew: 512 pixels square, WebP, upright, the first frame, without metadata.
 * Null when it is not a whole JPEG, PNG or GIF of the type it says, has over 25 megapixels, or is also something else.
 */
export function reencodePicture(bytes: Uint8Array, type: string) {
  return isPure(bytes, type) ? inLane(() => draw(bytes)) : Promise.resolve(null);
}
