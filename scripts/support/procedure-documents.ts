import { readFileSync } from "node:fs";
import { withExamples } from "./document-examples";
import { proceduresPage } from "./procedures-page";
import { refusalsPage } from "./refusals-page";
import { root } from "./schema-source";

/** The documents about procedures that are made from the code: where each lies, and its text as it is to be. */
export const procedureDocuments = [
  { file: "docs/procedures.md", write: proceduresPage },
  {
    file: "docs/calling-procedures.md",
    write: () => withExamples(readFileSync(`${root}docs/calling-procedures.md`, "utf8")),
  },
  { file: "docs/refusals.md", write: refusalsPage },
];
