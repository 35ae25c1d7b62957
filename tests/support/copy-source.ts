import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text that stands in a content file; what a template puts in is written {}. */
export type Copy = { file: string; text: string };

const literals =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** The string literals of a source text, in order; comments and imports are passed over. */
export function literalsOf(source: string) {
  const body = source.replace(/^import [^;]*;$/gm, "");
  return [...body.matchAll(literals)].flatMap(([, double, single, template]) => {
    const text = double ?? single ?? template?.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "{}");
    return text === undefined ? [] : [text.replace(/\\(["'`\\])/g, "$1")];
  });
}

/** Every text of the content and of the mails. */
export function readTexts(): Copy[] {
  return ["src/content", "src/server/mail/kinds"].flatMap(readFolder);
}

function readFolder(folder: string): Copy[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return files.flatMap((file) =>
    literalsOf(readFileSync(join(folder, file), "utf8")).map((text) => ({ file, text })),
  );
}

/** Every text that a content file exports, as it is shown once numbers and names are put in. */
export async function readShown() {
  const files = readdirSync("src/content").filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(files.map((file) => import(`../../src/content/${file.slice(0, -3)}.ts`)));
  return modules.flatMap((module): string[] => textsIn(module));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What of it a person reads: two words and more, or a word with its full stop. */
export function readCopy() {
  return readTexts().filter(({ text }) => /\S\s+\S/.test(text) || /\w[!?.]$/.test(text));
}
