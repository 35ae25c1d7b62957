import "./support/require-node.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Writes src/server/auth/common-passwords.json, the most common first. The argument is the folder of the unpacked
// package, from npm pack @zxcvbn-ts/language-common@4.1.3.

const listSize = 10_000;
const minLength = 6;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node --import tsx scripts/common-passwords.ts FOLDER");
  process.exit(1);
}
const read = (name: string) => readFileSync(join(folder, name), "utf8");

const { name, version }: { name: string; version: string } = JSON.parse(read("package.json"));
const all: string[] = JSON.parse(read("src/passwords.json"));
const passwords = all.filter((word) => word.length >= minLength && !/\s/.test(word)).slice(0, listSize);
if (passwords.length < listSize) throw new Error(`${folder} has only ${passwords.length} passwords`);

const list = {
  source: `${name} ${version}`,
  licence: read("LICENSE.txt").trim(),
  passwords: passwords.join(" "),
};
writeFileSync("src/server/auth/common-passwords.json", `${JSON.stringify(list, null, 2)}\n`);
console.log(`${passwords.length} passwords from ${list.source}`);
