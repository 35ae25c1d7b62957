import { readFileSync } from "node:fs";
import { root } from "./schema-source";

const block = /(<!-- (tests\/\S+\.ts) -->\n+)```ts\n[\s\S]*?```/g;

/** Puts the text of each file that a document names in a comment into the code block after it. */
export function withExamples(document: string) {
  return document.replaceAll(block, (_, comment: string, file: string) => {
    return `${comment}\`\`\`ts\n${readFileSync(`${root}${file}`, "utf8")}\`\`\``;
  });
}
