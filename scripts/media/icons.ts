import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { ink } from "./scenes/draw";

const SIGN = "M9 34L32 11L55 34M1 34H63M15 42H49M22 50H42";

/** The mark on night; `inset` is the share of the side kept free around it. */
function icon(inset: number, corner: number) {
  const side = 64 * (1 - 2 * inset);
  const scale = (side / 64).toFixed(3);
  const place = `translate(${(64 * inset).toFixed(2)} ${(64 * inset - 1.6).toFixed(2)}) scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ink.night}"/>` +
    `<g fill="none" stroke="${ink.goldLight}" stroke-width="3.5" transform="${place}"><circle cx="32" cy="34" r="23"/><path d="${SIGN}"/></g></svg>\n`
  );
}

async function png(svg: string, size: number, file: string) {
  const pixels = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  await pixels.png({ compressionLevel: 9, palette: true }).toFile(file);
}

/** An ICO file around one PNG of 32 pixels: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Buffer) {
  const head = Buffer.alloc(22);
  // A file of icons, with one in it: its sides, planes, bits a pixel, length, and where it begins.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Favicon, the icon for home screens, and the two sizes a manifest asks for, with room for a round mask. */
export async function buildIcons() {
  await mkdir("public/icons", { recursive: true });
  await writeFile("src/app/icon.svg", icon(0.095, 12));
  // Whatever shows something other than a page of ours asks for this address.
  const small = sharp(Buffer.from(icon(0.06, 12)), { density: 36 })
    .resize(32, 32)
    .ensureAlpha();
  await writeFile("public/favicon.ico", ico(await small.png({ compressionLevel: 9 }).toBuffer()));
  await png(icon(0.14, 0), 180, "src/app/apple-icon.png");
  for (const size of [192, 512]) await png(icon(0.17, 0), size, `public/icons/icon-${size}.png`);
}
