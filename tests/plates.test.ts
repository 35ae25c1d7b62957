import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { platePath, platePictures, plateSizes } from "../src/content/plate-pictures";
import { hashPicture } from "../src/lib/picture-stamp";

const files = platePictures.map((picture) => ({
  ...picture,
  file: `public${platePath(picture.archetype, picture.kind)}`,
}));

test.each(files)(
  "the plate $file has the size of its kind and matches the content (else run npm run media plates)",
  async ({ file, kind, words }) => {
    const { width, height, format, exif } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ ...plateSizes[kind], format: "png" });
    expect(statSync(file).size).toBeLessThanOrEqual(250_000);
    expect(exif?.toString("latin1")).toContain(hashPicture(words));
  },
);

test("no plate is left over from a removed archetype", () => {
  const names = readdirSync("public/media/plates").map((name) => `public/media/plates/${name}`);
  expect(names.sort()).toEqual(files.map(({ file }) => file).sort());
});
