import sharp from "sharp";
import { seededRandom } from "../../src/lib/seeded-random";

const layers = new Map<string, Buffer>();
const warm = [71, 51, 31] as const;

function drawGrain(width: number, height: number, strength: number) {
  const random = seededRandom(7);
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < pixels.length; index += 4) {
    const speck = 0.3 + (random() + random() + random() - 1.5) * 0.24;
    pixels[index] = warm[0];
    pixels[index + 1] = warm[1];
    pixels[index + 2] = warm[2];
    pixels[index + 3] = Math.round(Math.max(0, speck) * strength * 255);
  }
  return pixels;
}

/** Returns sharp's options for a layer of grain that is multiplied over a picture. */
function grainLayer(width: number, height: number, strength: number) {
  const key = `${width}x${height} ${strength}`;
  const input = layers.get(key) ?? drawGrain(width, height, strength);
  layers.set(key, input);
  return { input, raw: { width, height, channels: 4 as const }, blend: "multiply" as const };
}

export async function paint(svg: string, width: number, grain: number) {
  const input = Buffer.from(svg);
  const drawn = await sharp(input, { unlimited: true }).metadata();
  const height = Math.round((drawn.height * width) / drawn.width);
  const density = (72 * width) / drawn.width;
  const plain = await sharp(input, { density, unlimited: true })
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
