import { writeFileSync } from "node:fs";
import { procedureDocuments } from "./support/procedure-documents";
import { root } from "./support/schema-source";

for (const { file, write } of procedureDocuments) writeFileSync(`${root}${file}`, await write());
