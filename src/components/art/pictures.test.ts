import { statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { filmCuts, type PictureName, pictureSizes, pictureVariants } from "./pictures";

const names = Object.keys(pictureSizes) as PictureName[];
const films = Object.values(filmCuts).flatMap((cuts) => cuts.map(({ src }) => src));

test.each(names)(
  "the picture %s exists as AVIF and WebP of at most 60 kB each, with its declared dimensions",
  async (name) => {
    for (const type of ["avif", "webp"]) {
      const file = `public/media/${name}.${type}`;
      const { width, height } = await sharp(file).metadata();
      expect([width, height]).toEqual(pictureSizes[name]);
      expect(statSync(file).size).toBeLessThanOrEqual(60_000);
    }
  },
);

test.each(films)("the film %s exists as WebM and MP4 of at most 700 kB each, and has a poster", (src) => {
  for (const type of ["webm", "mp4"])
    expect(statSync(`public${src}.${type}`).size).toBeLessThanOrEqual(700_000);
  expect(names).toContain(src.replace("/media/", ""));
});

test("the variants of a picture are listed from the narrowest screens to the widest", () => {
  for (const variants of Object.values(pictureVariants)) {
    const limits = variants.map(({ below }) => Number.parseFloat(below));
    expect(limits).toEqual([...limits].sort((a, b) => a - b));
  }
});
