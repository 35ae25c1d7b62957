import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { platePath, platePictures, plateSizes } from "../../src/content/plate-pictures";
import { findChromium } from "../support/chromium.mjs";
import { encodeWithin } from "./og";
import { stampOf } from "./og-stamp";
import { platePage } from "./plate-page";
import { reportSizes } from "./report";

const LIMIT = 250_000;

/** Paints the plates of the named archetypes, of all by default, each for a phone and as a square. */
export async function buildPlates(publicFolder: string, names?: readonly string[]) {
  await mkdir(join(publicFolder, "media/plates"), { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const files: string[] = [];
  for (const { archetype, kind, words } of platePictures) {
    if (names && !names.includes(archetype)) continue;
    const tab = await browser.newPage({ viewport: plateSizes[kind] });
    await tab.setContent(platePage(archetype, kind));
    await tab.evaluate("document.fonts.ready");
    const file = join(publicFolder, platePath(archetype, kind));
    await writeFile(file, await encodeWithin(await tab.screenshot(), stampOf(words), LIMIT));
    files.push(file);
    await tab.close();
  }
  await browser.close();
  return reportSizes(files, LIMIT);
}
