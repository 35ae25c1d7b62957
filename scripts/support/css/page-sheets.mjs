import { globSync, readFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { Scanner } from "@tailwindcss/oxide";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { dependOnSources, sources } from "./sources.mjs";
import tailwindConstants from "./tailwind-constants.mjs";
import { tailwindOptions } from "./tailwind-options.mjs";
import { cutIntoRuns, listRules, utilitiesOf, writeRules } from "./utilities.mjs";

export const siteSheet = join(sources, "app/site.css");
const layerName = "utilities";

/** The sheets that take what only the files they name use: `sheet.css` for a folder, `name.sheet.css` for some in it. */
export const folderSheets = globSync(join(sources, "**/{,*.}sheet.css")).sort();

/** The files that a sheet names as its sources. */
function sourcesOf(sheet) {
  const lines = readFileSync(sheet, "utf8").matchAll(/@source\s+(not\s+)?"([^"]+)"/g);
  const base = dirname(sheet);
  const scanner = new Scanner({
    sources: [...lines].map(([, not, pattern]) => ({ base, pattern, negated: Boolean(not) })),
  });
  scanner.scan();
  return scanner.files;
}

/** The sheet of each file that has one of its own. */
function findSheets() {
  const sheets = new Map();
  for (const sheet of folderSheets) {
    for (const file of sourcesOf(sheet)) {
      if (sheets.has(file)) throw new Error(`${file} is named by ${sheets.get(file)} and by ${sheet}`);
      sheets.set(file, sheet);
    }
  }
  return sheets;
}

/** Of each word in the sources, the sheets of the files that use it; `site.css` for all that have no other. */
function findUsers() {
  const scanner = new Scanner({});
  const sheets = findSheets();
  const users = new Map();
  for (const file of sourcesOf(siteSheet)) {
    const text = { content: readFileSync(file, "utf8"), extension: extname(file).slice(1) };
    for (const { candidate } of scanner.getCandidatesWithPositions(text)) {
      users.set(candidate, (users.get(candidate) ?? new Set()).add(sheets.get(file) ?? siteSheet));
    }
  }
  return users;
}

/** All rules of the site's utilities in runs whose order counts, each with the sheets that are to hold it. */
async function divide() {
  const css = readFileSync(siteSheet, "utf8");
  const plugins = [tailwind(tailwindOptions), tailwindConstants()];
  const { root } = await postcss(plugins).process(css, { from: siteSheet });
  const users = findUsers();
  return cutIntoRuns(listRules(utilitiesOf(root, layerName))).map((run) =>
    run.map((entry) => {
      const sheets = users.get(entry.utility);
      return { ...entry, sheets: !sheets || sheets.has(siteSheet) ? new Set([siteSheet]) : sheets };
    }),
  );
}

let divided;

/** The runs of all utilities of the site, worked out once in a process. */
export function divideSite() {
  divided ??= divide();
  return divided;
}

/** The utilities that one sheet holds. Every run is a layer; the site's sheet, which comes first, says how they rank. */
async function layerFor(sheet) {
  const runs = await divideSite();
  const names = runs.map((_, at) => `u${at.toString(36)}`);
  const layer = postcss.atRule({ name: "layer", params: layerName, nodes: [] });
  if (sheet === siteSheet) layer.append(postcss.atRule({ name: "layer", params: names.join(", ") }));
  for (const [at, run] of runs.entries()) {
    const own = run.filter((entry) => entry.sheets.has(sheet));
    if (own.length === 0) continue;
    layer.append(postcss.atRule({ name: "layer", params: names[at], nodes: writeRules(own) }));
  }
  return layer;
}

/**
 * Divides the site's utilities among its sheets, for a build: `site.css` keeps what the parts on every page use, the
 * sheet of a folder gets what else its files use. While the site is developed all stay in `site.css`.
 */
export default function pageSheets() {
  return {
    postcssPlugin: "page-sheets",
    async OnceExit(root, { result }) {
      const from = resolve(result.opts.from);
      if (from !== siteSheet && !folderSheets.includes(from)) return;
      dependOnSources(result, "page-sheets");
      const isBuild = process.env.NODE_ENV === "production";
      if (from === siteSheet && isBuild) utilitiesOf(root, layerName).replaceWith(await layerFor(from));
      if (folderSheets.includes(from)) root.removeAll().append(isBuild ? await layerFor(from) : []);
    },
  };
}
pageSheets.postcss = true;
