import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../scripts/support/root.mjs";
import { heights } from "./camera";
import { compareSets } from "./compare";
import { takeAll } from "./take";

const usage = `npm run pictures -- --into DIR [--only REGEX] [--widths 390,1440] [--site CHECKOUT]
npm run pictures -- --compare BEFORE AFTER [--diff DIR]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: "string" },
    only: { type: "string" },
    widths: { type: "string", default: "390,820,1440,1920" },
    site: { type: "string", default: root },
    compare: { type: "boolean" },
    diff: { type: "string" },
  },
});

async function main() {
  const [before, after] = positionals;
  if (values.compare && before && after) return compareSets(before, after, values.diff);
  if (!values.into) throw new Error(usage);
  const widths = values.widths
    .split(",")
    .map(Number)
    .sort((a, b) => a - b);
  const unknown = widths.filter((width) => !(width in heights));
  if (unknown.length) throw new Error(`no width ${unknown.join()}; there are ${Object.keys(heights).join()}`);
  const into = resolve(values.into);
  mkdirSync(into, { recursive: true });
  return takeAll({ into, widths, site: resolve(values.site), only: new RegExp(values.only ?? "") });
}

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));
try {
  process.exit((await main()) > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
