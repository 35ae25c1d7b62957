import { type RefusalName, refusalMeanings } from "@/server/refusal";
import { type RefusalRow, readRefusals } from "./refusal-rows";

const intro = `<!-- Written by \`npm run docs:procedures\` from the sources; a test fails when it is not current. -->

# Refusals

Every cause for which something is refused, and what a person is told then. Programs go by the name
([procedures.md](procedures.md) says which procedure gives which); the words are for people, and each says what to do next, but
for those that are given letter for letter. \`…\` stands for what is known only when it happens.`;

const section = (name: RefusalName, rows: readonly RefusalRow[]) =>
  [
    `## ${name}\n\n${refusalMeanings[name]}\n`,
    "| Answer | Words | Said by |",
    "| --- | --- | --- |",
    ...rows.map(
      ({ code, words, files }) => `| ${code} | ${words} | ${files.map((file) => `\`${file}\``).join(", ")} |`,
    ),
  ].join("\n");

/** The text of docs/refusals.md, made from every refusal of the sources. */
export async function refusalsPage() {
  const rows = await readRefusals();
  const names = Object.keys(refusalMeanings).sort() as RefusalName[];
  const sections = names.map((name) =>
    section(
      name,
      rows.filter((row) => row.name === name),
    ),
  );
  return `${[intro, ...sections].join("\n\n")}\n`;
}
