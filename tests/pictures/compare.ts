import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** This share of the pixels may differ between equal pictures. */
const tolerated = 0.001;

function padded(picture: PNG, width: number, height: number) {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  // Filled with a colour that no page has, so that areas that exist in only one picture count as different.
  for (let at = 0; at < larger.data.length; at += 4) larger.data.set([255, 0, 255, 255], at);
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

type Found = { name: string; share: number; note: string };

function compareOne(name: string, files: [string, string], diff?: string): Found {
  const [before, after] = files.map((file) => readFileSync(file)) as [Buffer, Buffer];
  if (before.equals(after)) return { name, share: 0, note: "" };
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const drawn = new PNG({ width, height });
  const count = pixelmatch(
    padded(a, width, height).data,
    padded(b, width, height).data,
    drawn.data,
    width,
    height,
  );
  const share = count / (width * height);
  if (diff && share > tolerated) {
    mkdirSync(diff, { recursive: true });
    writeFileSync(join(diff, name), PNG.sync.write(drawn));
  }
  const isSame = a.width === b.width && a.height === b.height;
  return { name, share, note: isSame ? "" : `${a.width}×${a.height} → ${b.width}×${b.height}` };
}

const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".png"));

/** Prints the pictures that differ and returns their number. */
export function compareSets(before: string, after: string, diff?: string) {
  const names = picturesIn(after);
  if (names.length === 0) throw new Error(`there is no picture in ${after}`);
  const found = names.map((name): Found => {
    const older = join(before, name);
    if (!existsSync(older)) return { name, share: 1, note: `not in ${before}` };
    return compareOne(name, [older, join(after, name)], diff);
  });
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
