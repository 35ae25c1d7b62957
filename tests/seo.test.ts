import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import manifest from "@/app/manifest";
import { drawingOf, linkPictureNames, linkPictureOf, openMemberships } from "@/content/link-pictures";
import { platePath, platePictures, plateSizes } from "@/content/plate-pictures";
import { hashPicture } from "@/lib/hash-picture";
import { linkPictureSize } from "@/lib/page-metadata";

const stored = [
  ...linkPictureNames.map((name) => ({
    file: `public/media/og/${name}.png`,
    by: "og",
    size: linkPictureSize,
    most: 200_000,
    shows: linkPictureOf(name),
  })),
  ...platePictures.map(({ archetype, kind, words }) => ({
    file: `public${platePath(archetype, kind)}`,
    by: "plates",
    size: plateSizes[kind],
    most: 250_000,
    shows: words,
  })),
];

test.each(stored)(
  "$file has the right dimensions and size and is up to date (renew it with npm run media $by)",
  async ({ file, size, most, shows }) => {
    const { width, height, format, exif } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ ...size, format: "png" });
    expect(statSync(file).size).toBeLessThanOrEqual(most);
    expect(exif?.toString("latin1")).toContain(hashPicture(shows));
  },
);

test("no picture is left over from a removed page or archetype", () => {
  const built = ["og", "plates"].flatMap((folder) => globSync(`public/media/${folder}/*`));
  const drawings = readdirSync("src/server/seo/link-art").filter((file) => file.endsWith(".png"));
  const names: string[] = linkPictureNames;
  const open = openMemberships.map((each) => drawingOf("pricing", { open: each }));
  expect(built.sort()).toEqual(stored.map(({ file }) => file).sort());
  expect(drawings.sort()).toEqual([...new Set([...names, ...open])].map((name) => `${name}.png`).sort());
});

test("favicon.ico contains three sizes", async () => {
  const file = readFileSync("public/favicon.ico");
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const [length, offset] = [8, 12].map((at) => file.readUInt32LE(6 + 16 * index + at));
    const picture = file.subarray(offset, (offset ?? 0) + (length ?? 0));
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: side, height: side });
  }
});

test("the manifest's icons exist in the sizes that the manifest names", async () => {
  const { icons = [] } = await manifest();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
