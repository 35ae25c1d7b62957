import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/support/root.mjs";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const words = scripts.start.split(" ");
const program = words.indexOf("exec");

/** The environment and the arguments with which `npm start` runs Node. */
export const startCommand = {
  env: Object.fromEntries(words.slice(0, program).map((/** @type {string} */ word) => word.split("="))),
  args: words.slice(program + 2),
};
