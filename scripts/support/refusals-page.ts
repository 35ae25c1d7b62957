import { type RefusalName, refusalMeanings } from "@/server/refusal";
import { type BrowserCause, browserCauses } from "./browser-causes";
import { furtherWordings } from "./further-wordings";
import { type RefusalRow, readRefusals } from "./refusal-rows";
import { whatFailed } from "./what-failed";

const intro = `<!-- Written by \`npm run docs:procedures\` from the sources; a test fails when it is not current. -->

# Refusals

Every cause for which something is refused, and what a person is told then. Programs go by the name
([procedures.md](procedures.md) says which procedure gives which); the words are for people, and each says what to do next, but
for those that are given letter for letter. A cause has one wording; where it has another, the reason stands beside it. \`…\`
stands for what is known only when it happens.`;

const browserIntro = `# In the browser

What a browser's page says by itself, where no procedure refused. Where a page tells first what failed, the same words follow.`;

const whyOf = (name: RefusalName, words: string) =>
  furtherWordings[name]?.find((one) => one.words === words)?.why ?? "";

const section = (name: RefusalName, rows: readonly RefusalRow[]) =>
  [
    `## ${name}\n\n${refusalMeanings[name]}\n`,
    "| Answer | Words | Said by | Why other words |",
    "| --- | --- | --- | --- |",
    ...rows.map(
      ({ code, words, files }) =>
        `| ${code} | ${words} | ${files.map((file) => `\`${file}\``).join(", ")} | ${whyOf(name, words)} |`,
    ),
  ].join("\n");

const browserSection = ([name, { meaning, words, led = [], further = [] }]: [string, BrowserCause]) =>
  [
    `## ${name}\n\n${meaning}\n`,
    "| Words | Why other words |",
    "| --- | --- |",
    ...[words, ...led].map((one) => `| ${one} | |`),
    ...further.map((one) => `| ${one.words} | ${one.why} |`),
  ].join("\n");

/** The text of docs/refusals.md, made from every refusal of the sources and every cause in the browser. */
export async function refusalsPage() {
  const rows = await readRefusals();
  const names = Object.keys(refusalMeanings).sort() as RefusalName[];
  const sections = names.map((name) =>
    section(
      name,
      rows.filter((row) => row.name === name),
    ),
  );
  const inBrowser = Object.entries<BrowserCause>(browserCauses).map(browserSection);
  const leads = `## What failed, before the words of a cause\n\n${whatFailed.map((one) => `- ${one}`).join("\n")}`;
  return `${[intro, ...sections, browserIntro, ...inBrowser, leads].join("\n\n")}\n`;
}
