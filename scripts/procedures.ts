import { writeFileSync } from "node:fs";
import { renderProcedures } from "./support/procedures";
import { root } from "./support/root.mjs";

writeFileSync(`${root}docs/procedures.md`, renderProcedures());
