import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/support/root.mjs";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const words = scripts.start.split(" ");
const program = words.indexOf("exec");

/** What `npm start` runs, for who starts it past npm: the settings in front of it, and Node's arguments. */
export const startCommand = {
  env: Object.fromEntries(words.slice(0, program).map((/** @type {string} */ word) => word.split("="))),
  args: words.slice(program + 2),
};
