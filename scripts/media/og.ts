import { join } from "node:path";
import sharp from "sharp";
import { drawingOf, linkPictureNames, linkPictureOf, openMemberships } from "../../src/content/link-pictures";
import { hashPicture } from "../../src/lib/hash-picture";
import { linkPictureSize } from "../../src/lib/page-metadata";
import { mediaFolder, reportSizes, writeWithin } from "./media-files";
import { previewPage } from "./og-page";
import { openPainter } from "./painter";

const artFolder = "src/server/seo/link-art";
const previewLimit = 200_000;

/** Writes a PNG with the largest palette that keeps it within the limit, or with the smallest palette if none does. */
export function writePng(file: string, picture: Buffer, stamp: string, limit = previewLimit) {
  const stamped = sharp(picture).withExif({ IFD0: { ImageDescription: stamp } });
  return writeWithin(file, limit, [256, 192, 128, 96, 64, 32], (colours) =>
    stamped.clone().png({ palette: true, colours, effort: 10, dither: 0.8 }).toFile(file),
  );
}

/** Renders each preview with its text and without, because the server draws texts that the owner has changed. */
export async function buildPreviews(names: readonly string[] = linkPictureNames) {
  const painter = await openPainter();
  const files: string[] = [];
  for (const name of linkPictureNames.filter((each) => names.includes(each))) {
    const save = async (file: string, stamp: string, page: string) => {
      const picture = await painter.takeScreenshot(page, linkPictureSize);
      await writePng(file, picture, stamp);
      files.push(file);
    };
    await save(
      join(mediaFolder, "og", `${name}.png`),
      hashPicture(linkPictureOf(name)),
      await previewPage(name),
    );
    const drawings = name === "pricing" ? openMemberships : [[]];
    for (const open of drawings) {
      const file = join(artFolder, `${drawingOf(name, { open })}.png`);
      await save(file, "no text", await previewPage(name, { hasText: false, open }));
    }
  }
  await painter.close();
  return reportSizes(files, previewLimit);
}
