import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "./root.mjs";

const folder = `${root}src/server/mail/`;
const file = `${folder}generated/kinds.ts`;
const inCamelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Writes the list of all kinds of mail, one for each file of src/server/mail/kinds/, unless it stands there already. */
export function writeMailKinds() {
  const files = readdirSync(`${folder}kinds`).filter((name) => !name.endsWith(".test.ts"));
  const names = files.map((name) => name.replace(/\.ts$/, ""));
  const lines = names.toSorted().map((name) => `export { ${inCamelCase(name)} } from "../kinds/${name}";\n`);
  const text = `import "server-only";\n\n${lines.join("")}`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(`${folder}generated`, { recursive: true });
  writeFileSync(file, text);
}
