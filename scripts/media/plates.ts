import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { platePath, platePictures, plateSizes } from "../../src/content/plate-pictures";
import { stampOf } from "../../src/lib/picture-stamp";
import { encodeWithin } from "./og";
import { openPainter } from "./painter";
import { platePage } from "./plate-page";
import { reportSizes } from "./report";

const LIMIT = 250_000;

/** Paints the plates of the named archetypes, by default all, each for a phone and as a square. */
export async function buildPlates(publicFolder: string, names?: readonly string[]) {
  await mkdir(join(publicFolder, "media/plates"), { recursive: true });
  const painter = await openPainter();
  const files: string[] = [];
  for (const { archetype, kind, words } of platePictures) {
    if (names && !names.includes(archetype)) continue;
    const picture = await painter.photograph(platePage(archetype, kind), plateSizes[kind]);
    const file = join(publicFolder, platePath(archetype, kind));
    await writeFile(file, await encodeWithin(picture, stampOf(words), LIMIT));
    files.push(file);
  }
  await painter.close();
  return reportSizes(files, LIMIT);
}
