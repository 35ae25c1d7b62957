import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { ink } from "./scenes/draw";

const sign = "M9 34L32 11L55 34M1 34H63M15 42H49M22 50H42";

/** `inset` is the margin as a fraction of the side. */
function icon(inset: number, corner: number) {
  const side = 64 * (1 - 2 * inset);
  const scale = (side / 64).toFixed(3);
  const place = `translate(${(64 * inset).toFixed(2)} ${(64 * inset - 1.6).toFixed(2)}) scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ink.night}"/>` +
    `<g fill="none" stroke="${ink.goldLight}" stroke-width="3.5" transform="${place}"><circle cx="32" cy="34" r="23"/><path d="${sign}"/></g></svg>\n`
  );
}

function draw(svg: string, size: number) {
  const pixels = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  return pixels.png({ compressionLevel: 9, palette: true });
}

async function png(svg: string, size: number, file: string) {
  await draw(svg, size).toFile(file);
}

/** Writes an ICO file: a header, a directory of 16 bytes for each picture, and the pictures as PNG. */
async function ico(svg: string, sizes: number[], file: string) {
  const pictures = await Promise.all(sizes.map((size) => draw(svg, size).toBuffer()));
  const header = Buffer.from([0, 0, 1, 0, sizes.length, 0]);
  let offset = header.length + 16 * sizes.length;
  const directory = pictures.map((picture, index) => {
    const side = sizes[index] ?? 0;
    const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  await writeFile(file, Buffer.concat([header, ...directory, ...pictures]));
}

/** The manifest's icon has a margin for round masks. */
export async function buildIcons() {
  await writeFile("src/app/icon.svg", icon(0.095, 12));
  await ico(icon(0.095, 12), [16, 32, 48], "public/favicon.ico");
  await png(icon(0.14, 0), 180, "src/app/apple-icon.png");
  for (const size of [192, 512]) await png(icon(0.17, 0), size, `public/icons/icon-${size}.png`);
}
