import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PictureName, pictureSizes } from "../../src/components/art/pictures";
import { pictureOf } from "./catalogue";
import { mediaFolder, reportSizes, writeWithin } from "./media-files";
import { paint } from "./paint";

const filmLimit = 700_000;
const seconds = 10;
const framesPerSecond = 24;

/** The films need even dimensions, and at these widths the poster's proportions result in an even height. */
const filmWidths: Partial<Record<PictureName, number>> = {
  hero: 1920,
  "hero-t": 768,
  "hero-m": 624,
  auth: 720,
  "auth-m": 840,
  corporate: 1200,
};

const colours =
  "-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p " +
  "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";

const codecs = {
  webm: (quality: number) => `-c:v libvpx-vp9 -crf ${quality + 10} -b:v 0 -row-mt 1 -cpu-used 2 -g 240`,
  mp4: (quality: number) =>
    `-c:v libx264 -crf ${quality} -preset slow -tune animation -g 240 -movflags +faststart`,
} as const;

function requireFfmpeg() {
  if (spawnSync("ffmpeg", ["-version"]).status === 0) return;
  throw new Error(
    "ffmpeg is not installed. The films in public/media are committed; install ffmpeg to build them again.",
  );
}

function ffmpeg(input: readonly string[], options: string, file: string) {
  const args = ["-y", "-loglevel", "error", ...input, ...options.split(" "), file];
  return spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
}

async function ended(child: ReturnType<typeof ffmpeg>) {
  child.stdin.end();
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
}

/** Writes a lossless film, whose loop starts and ends with the poster. */
async function writeLossless(name: PictureName, width: number, file: string) {
  const [posterWidth, posterHeight] = pictureSizes[name];
  const height = 2 * Math.round((posterHeight * width) / posterWidth / 2);
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const child = ffmpeg(input.split(" "), "-c:v libx264rgb -qp 0 -preset ultrafast", file);
  const picture = pictureOf(name);
  const frames = seconds * framesPerSecond;
  for (let frame = 0; frame < frames; frame++) {
    const rendered = await paint(picture.draw(frame / frames), width, picture.grain);
    const pixels = await rendered.resize(width, height, { fit: "fill" }).removeAlpha().raw().toBuffer();
    if (!child.stdin.write(pixels)) await once(child.stdin, "drain");
  }
  await ended(child);
}

export async function buildFilms(names: readonly string[] = Object.keys(filmWidths)) {
  requireFfmpeg();
  const folder = await mkdtemp(join(tmpdir(), "films-"));
  const files: string[] = [];
  try {
    for (const [name, width] of Object.entries(filmWidths)) {
      if (!names.includes(name)) continue;
      const lossless = join(folder, `${name}.mkv`);
      await writeLossless(name as PictureName, width, lossless);
      for (const type of ["webm", "mp4"] as const) {
        const file = join(mediaFolder, `${name}.${type}`);
        await writeWithin(file, filmLimit, [18, 21, 24, 28, 32, 36], (quality) =>
          ended(ffmpeg(["-i", lossless], `-an ${colours} ${codecs[type](quality)}`, file)),
        );
        files.push(file);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return reportSizes(files, filmLimit);
}
