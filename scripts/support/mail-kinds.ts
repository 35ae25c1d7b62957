import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { root } from "./schema-source";

const folder = `${root}src/server/mail/`;
const inCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes the list of all kinds of mail, one for each file of src/server/mail/kinds/. */
export function writeMailKinds() {
  const names = readdirSync(`${folder}kinds`).map((file) => file.replace(/\.ts$/, ""));
  const lines = names.toSorted().map((name) => `export { ${inCamelCase(name)} } from "../kinds/${name}";\n`);
  mkdirSync(`${folder}generated`, { recursive: true });
  writeFileSync(`${folder}generated/kinds.ts`, `import "server-only";\n\n${lines.join("")}`);
}
