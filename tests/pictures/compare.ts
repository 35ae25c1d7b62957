import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The share of pixels that may differ between pictures that count as equal. */
const tolerated = 0.001;

type Size = { width: number; height: number };

/** Fills the added area with a colour that no page has, so that an area of only one picture counts as different. */
function padded(file: Buffer, own: Size, { width, height }: Size) {
  const added = { right: width - own.width, bottom: height - own.height, background: "#ff00ff" };
  return sharp(file).ensureAlpha().extend(added).raw().toBuffer();
}

type Found = { name: string; share: number; note: string };

async function compareOne(name: string, files: [string, string], diff?: string): Promise<Found> {
  const [before, after] = files.map((file) => readFileSync(file)) as [Buffer, Buffer];
  if (before.equals(after)) return { name, share: 0, note: "" };
  const [a, b] = [await sharp(before).metadata(), await sharp(after).metadata()];
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  const { width, height } = size;
  const drawn = Buffer.alloc(width * height * 4);
  const count = pixelmatch(await padded(before, a, size), await padded(after, b, size), drawn, width, height);
  const share = count / (width * height);
  if (diff && share > tolerated) {
    mkdirSync(diff, { recursive: true });
    await sharp(drawn, { raw: { ...size, channels: 4 } }).toFile(join(diff, name));
  }
  const isSame = a.width === b.width && a.height === b.height;
  return { name, share, note: isSame ? "" : `${a.width}×${a.height} → ${b.width}×${b.height}` };
}

const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".png"));

/** Prints the pictures that differ and returns their number. */
export async function compareSets(before: string, after: string, diff?: string) {
  const names = picturesIn(after);
  if (names.length === 0) throw new Error(`there is no picture in ${after}`);
  const found: Found[] = [];
  for (const name of names) {
    const older = join(before, name);
    if (existsSync(older)) found.push(await compareOne(name, [older, join(after, name)], diff));
    else found.push({ name, share: 1, note: `not in ${before}` });
  }
  const different = found
    .filter(({ share }) => share > tolerated)
    .sort((one, other) => other.share - one.share);
  for (const { name, share, note } of different) {
    console.log(`${(share * 100).toFixed(2).padStart(7)} %  ${name}  ${note}`.trimEnd());
  }
  const left = picturesIn(before).filter((name) => !names.includes(name)).length;
  if (left) console.log(`${left} of ${before} not in ${after}, and not compared`);
  console.log(`${different.length} of ${names.length} pictures differ by more than ${tolerated * 100} %`);
  return different.length;
}
