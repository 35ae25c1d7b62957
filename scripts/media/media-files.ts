import { stat } from "node:fs/promises";
import { basename } from "node:path";

export const mediaFolder = "public/media";

/** Writes the file in the first quality that keeps it within the limit (bytes), or else in the last quality. */
export async function writeWithin<Quality>(
  file: string,
  limit: number,
  qualities: readonly Quality[],
  write: (quality: Quality) => Promise<unknown>,
) {
  for (const quality of qualities) {
    await write(quality);
    if ((await stat(file)).size <= limit) return;
  }
}

/** Prints the size of each file, and returns whether all are within the limit (bytes; 1 kB = 1000 bytes). */
export async function reportSizes(files: readonly string[], limit: number) {
  let isFine = true;
  for (const file of files) {
    const { size } = await stat(file);
    if (size > limit) isFine = false;
    const note = size > limit ? `  over ${limit / 1000} kB` : "";
    console.log(`${basename(file).padEnd(18)}${(size / 1000).toFixed(1).padStart(8)} kB${note}`);
  }
  return isFine;
}
