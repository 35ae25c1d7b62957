import { matchesGlob } from "node:path";
import { importsOf, type Sources } from "./house-imports";
import type { SourceFile } from "./house-rules";

export const isPageSheet = (path: string) => /(^|[/.])sheet\.css$/.test(path);

/** Whether a sheet of a page names a file as one of its sources. */
function names(sheet: SourceFile, path: string) {
  const folder = sheet.path.slice(0, sheet.path.lastIndexOf("/") + 1);
  if (!path.startsWith(folder)) return false;
  const lines = [...sheet.text.matchAll(/@source\s+(not\s+)?"(?:\.|\.\/([^"]+))";/g)];
  const fits = (pattern = "**") => matchesGlob(path.slice(folder.length), pattern);
  return (
    lines.some(([, not, pattern]) => !not && fits(pattern)) &&
    !lines.some(([, not, pattern]) => not && fits(pattern))
  );
}

/** A page's sheet says which files it is for and nothing else; it stands beside them. */
export function checkPageSheet({ path, text }: SourceFile, files: SourceFile[]) {
  const rest = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@source\s+(not\s+)?"\.(\/[^".][^"]*)?";/g, "");
  const found = rest.trim()
    ? [`${path}: says which files beside it it is for, by @source, and nothing else`]
    : [];
  const isFor = files.some((file) => file.path.endsWith(".tsx") && names({ path, text }, file.path));
  return isFor ? found : [...found, `${path}: is for no component`];
}

/** Everything that comes with a file at once: what it imports, and what that imports, but not what is fetched later. */
function comesWith(start: string, sources: Sources, known: Map<string, string[]>) {
  const seen = new Set([start]);
  for (const path of seen) {
    const file = sources.get(path);
    if (!file) continue;
    const next =
      known.get(path) ??
      importsOf(file, sources).flatMap((one) => (one.isTypeOnly || one.isLazy ? [] : one.target));
    known.set(path, next);
    for (const target of next) seen.add(target);
  }
  return seen;
}

/** Where a page, or a part that is fetched later, comes without the sheet that one of its components needs. */
export function missingSheets(files: SourceFile[]) {
  const sources: Sources = new Map(files.map((file) => [file.path, file]));
  const sheets = files.filter(({ path }) => isPageSheet(path));
  const lazy = files.flatMap((file) =>
    importsOf(file, sources).flatMap(({ target, isLazy }) => (isLazy ? target : [])),
  );
  const routes = files.flatMap(({ path }) =>
    /^src\/app\/(.+\/)?(page|layout|error|global-error|not-found|loading)\.tsx$/.test(path) ? path : [],
  );
  const known = new Map<string, string[]>();
  return [...new Set([...routes, ...lazy])].flatMap((start) => {
    const parts = comesWith(start, sources, known);
    return sheets
      .filter((sheet) => !parts.has(sheet.path))
      .flatMap((sheet) => {
        const without = [...parts].find((path) => path.endsWith(".tsx") && names(sheet, path));
        return without
          ? [`${start}: brings ${without} without ${sheet.path}; import the sheet where the part begins`]
          : [];
      });
  });
}
