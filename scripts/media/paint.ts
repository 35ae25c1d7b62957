import sharp from "sharp";
import { grainLayer } from "./grain";
import { type Drawing, toSvg } from "./scenes/draw";

/** A drawing as RGB pixels at the given width, with its grain multiplied over it. */
export async function paint(drawing: Drawing, width: number, grain: number) {
  const height = Math.round((drawing.height * width) / drawing.width);
  const density = (72 * width) / drawing.width;
  const plain = await sharp(Buffer.from(toSvg(drawing)), { density, unlimited: true })
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#faf5ec" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (grain === 0) return sharp(plain);
  const grained = await sharp(plain)
    .composite([grainLayer(width, height, grain)])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(grained).removeAlpha();
}
