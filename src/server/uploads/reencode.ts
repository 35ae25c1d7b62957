import "server-only";
import sharp from "sharp";
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
 * Null when it is not a whole picture of the type it says, has over 25 megapixels, or is also something else.
 */
export function reencodePicture(bytes: Uint8Array, type: string) {
  return isPure(bytes, type) ? inLane(() => draw(bytes)) : Promise.resolve(null);
}
