import { seeded } from "./scenes/draw";

const WARM = [71, 51, 31] as const;

/** A still layer of warm paper grain as raw RGBA pixels, to be multiplied over a picture. */
export function grainLayer(width: number, height: number, strength: number) {
  const random = seeded(7);
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < pixels.length; index += 4) {
    const speck = 0.3 + (random() + random() + random() - 1.5) * 0.24;
    pixels[index] = WARM[0];
    pixels[index + 1] = WARM[1];
    pixels[index + 2] = WARM[2];
    pixels[index + 3] = Math.round(Math.max(0, speck) * strength * 255);
  }
  return { input: pixels, raw: { width, height, channels: 4 as const }, blend: "multiply" as const };
}
