import { writeFileSync } from "node:fs";
import { proceduresPage } from "./support/procedures";
import { root } from "./support/root.mjs";

writeFileSync(`${root}docs/procedures.md`, proceduresPage());
