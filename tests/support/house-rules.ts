import { checkImports } from "./house-imports";
import { checkRoom } from "./house-rooms";

/** A source file as the rules see it: its path from the project's root and its text. */
export type SourceFile = { path: string; text: string };

const drawers = /^(utils|helpers|index)\.(ts|tsx|mjs)$/;
const upperCase = /[A-Z_](?=[^/]*\.(ts|tsx|mjs|css)$)/;

function checkPlace(file: SourceFile) {
  const name = file.path.split("/").at(-1) ?? "";
  if (drawers.test(name)) {
    return [`${file.path}: name a file for what it holds, not utils, helpers or index`];
  }
  if (upperCase.test(name)) return [`${file.path}: file names are kebab-case`];
  return checkRoom(file);
}

function checkText({ path, text }: SourceFile) {
  const found: string[] = [];
  // Next replaces NEXT_RUNTIME in the text of instrumentation.ts; nothing is read there.
  if (path !== "src/env.mjs" && /process\.env\b(?!\.NEXT_RUNTIME)/.test(text))
    found.push(`${path}: only src/env.mjs reads process.env`);
  if (!["src/env.mjs", "src/lib/zod.ts"].includes(path) && /from "zod"/.test(text))
    found.push(`${path}: zod comes from src/lib/zod.ts, which keeps it within the pages' policy`);
  if (path.endsWith(".tsx") && /\sstyle=(?!\{\{\}\})[{"]/.test(text)) {
    found.push(`${path}: no style attributes; the content security policy forbids them`);
  }
  if (
    /\.css$/.test(path) &&
    path !== "src/app/tokens.css" &&
    /#[0-9a-f]{3,8}\b/i.test(text.replace(/url\([^)]*\)/g, ""))
  ) {
    found.push(`${path}: colours are named in tokens.css and nowhere else`);
  }
  return found;
}

function checkSize({ path, text }: SourceFile) {
  if (!/\.(ts|tsx|mjs|css)$/.test(path)) return [];
  const lines = text.split("\n").length - 1;
  if (lines > 250) return [`${path}: ${lines} lines; above 250 a file is split`];
  const isLongPage = /\/page\.tsx$/.test(path) && lines > 50;
  return isLongPage ? [`${path}: a page stays under 50 lines, this has ${lines}`] : [];
}

/** Everything in these files that the house does not allow, one sentence each. */
export function breaches(files: SourceFile[]) {
  return [
    ...files.flatMap((file) => [
      ...checkPlace(file),
      ...(file.path.startsWith("src/") ? checkText(file) : []),
      ...checkSize(file),
    ]),
    ...checkImports(files),
  ];
}
