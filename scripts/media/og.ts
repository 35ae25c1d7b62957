import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { type LinkPictureName, linkPictures } from "../../src/content/link-pictures";
import { findChromium } from "../support/chromium.mjs";
import { previewPage } from "./og-page";
import { stampOf } from "./og-stamp";
import { reportSizes } from "./report";

const PREVIEW_LIMIT = 200_000;
const PALETTES = [256, 192, 128, 96, 64] as const;

/** The richest palette that stays under the limit; the stamp travels in the file. */
export async function encodeWithin(picture: Buffer, stamp: string, limit = PREVIEW_LIMIT) {
  const stamped = sharp(picture).withExif({ IFD0: { ImageDescription: stamp } });
  for (const colours of PALETTES) {
    const file = await stamped.clone().png({ palette: true, colours, effort: 10, dither: 0.8 }).toBuffer();
    if (file.byteLength <= limit) return file;
  }
  return stamped.png({ palette: true, colours: 32, effort: 10 }).toBuffer();
}

/** Paints the named link previews, all of them by default: 1200 × 630 pixels each. */
export async function buildPreviews(folder: string, names = Object.keys(linkPictures)) {
  const target = join(folder, "og");
  await mkdir(target, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const files: string[] = [];
  for (const name of Object.keys(linkPictures) as LinkPictureName[]) {
    if (!names.includes(name)) continue;
    await tab.setContent(await previewPage(name));
    await tab.evaluate("document.fonts.ready");
    const file = join(target, `${name}.png`);
    await writeFile(file, await encodeWithin(await tab.screenshot(), stampOf(linkPictures[name])));
    files.push(file);
  }
  await browser.close();
  return reportSizes(files, PREVIEW_LIMIT);
}
