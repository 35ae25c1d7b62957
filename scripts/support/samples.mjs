import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLoopback } from "./local.mjs";
import { root } from "./root.mjs";

/** The files of a folder that have marks of samples, with how many each. */
export function samplesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ({ name, count: readFileSync(join(folder, name), "utf8").split("// sample").length - 1 }))
    .filter(({ count }) => count > 0);
}

/** What a site that others can reach still says by way of example, in one line; null on one's own machine, or when nothing is left. */
export function sampleWarning(origin, folder = join(root, "src/content")) {
  const samples = samplesIn(folder);
  if (isLoopback(new URL(origin).hostname) || samples.length === 0) return null;
  const count = samples.reduce((sum, { count }) => sum + count, 0);
  const names = samples.map(({ name }) => name).join(", ");
  return `${count} samples are still on the site: replace what src/content marks “// sample” (${names})`;
}
