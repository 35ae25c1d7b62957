import { pathOf } from "./house-imports";
import type { SourceFile } from "./house-rules";
import { checkPageSheet, isPageSheet, missingSheets } from "./sheet-rules";

/** The sheets of every page; everything else that is written by hand is a CSS Module. */
const globalSheets = ["tokens", "base", "utilities", "site", "desk"].map((name) => `src/app/${name}.css`);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"/g, '""');

/** The class names in the selectors of a sheet. */
function classesOf(sheet: string) {
  const selectors = withoutComments(sheet)
    .split(/[{}]/)
    .flatMap((part) => part.split(";").slice(-1))
    .filter((part) => !part.trimStart().startsWith("@"));
  return new Set(
    selectors.flatMap((selector) =>
      [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name),
    ),
  );
}

function checkGlobal({ path, text }: SourceFile) {
  return [...classesOf(text)].map(
    (name) => `${path}: .${name} is a global class; use a utility or the CSS Module of a component`,
  );
}

function checkModule({ path, text }: SourceFile, users: readonly SourceFile[]) {
  const found: string[] = [];
  if (/:global\b/.test(text)) found.push(`${path}: a module styles its own classes only, not :global`);
  const name = path.split("/").at(-1) ?? "";
  const folder = path.slice(0, -name.length);
  const imports = users.flatMap((user) => {
    const from = [...user.text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)];
    return from
      .filter(([, , to = ""]) => pathOf(user.path, to) === path)
      .map(([, local = ""]) => ({ local, text: user.text }));
  });
  if (imports.length === 0) return [...found, `${path}: no component imports it`];
  if (!users.some((user) => user.path.startsWith(folder) && user.text.includes(`./${name}"`))) {
    found.push(`${path}: it stands beside no component that imports it`);
  }
  const used = new Set(
    imports.flatMap(({ local, text: code }) =>
      [...code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, "g"))].map(([, key]) => key),
    ),
  );
  const own = classesOf(text);
  // styles[name] may be any of them.
  if (!used.has(undefined)) {
    for (const key of own) if (!used.has(key)) found.push(`${path}: nothing uses .${key}`);
  }
  for (const key of used) if (key && !own.has(key)) found.push(`${path}: there is no .${key}`);
  return found;
}

/** What the sheets among these files do that the house does not allow, one sentence each. */
export function styleBreaches(files: SourceFile[]) {
  const code = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path));
  const wrong = files
    .filter(({ path }) => path.startsWith("src/") && path.endsWith(".css"))
    .flatMap((sheet) => {
      if (sheet.path.endsWith(".module.css")) return checkModule(sheet, code);
      if (globalSheets.includes(sheet.path)) return checkGlobal(sheet);
      if (isPageSheet(sheet.path)) return checkPageSheet(sheet, files);
      return [`${sheet.path}: a sheet is a CSS Module, a sheet.css, or one of ${globalSheets.join(", ")}`];
    });
  return [...wrong, ...missingSheets(files)];
}

/** The lines of CSS that are written by hand. */
export function styleLines(files: SourceFile[]) {
  return files
    .filter(({ path }) => path.startsWith("src/") && path.endsWith(".css"))
    .reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
}
