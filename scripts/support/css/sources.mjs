import { globSync } from "node:fs";
import { join } from "node:path";

export const sources = join(process.cwd(), "src");

/** Tells the bundler, which keeps results from build to build, that a sheet depends on all sources and on these plugins. */
export function dependOnSources({ messages }, plugin) {
  messages.push({ type: "dir-dependency", plugin, dir: sources, glob: "**/*" });
  for (const file of globSync(join(import.meta.dirname, "*.mjs"))) {
    messages.push({ type: "build-dependency", plugin, file });
  }
}
