import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOnSupportedNode } from "./support/install.mjs";
import { root } from "./support/root.mjs";
import { run } from "./support/run.mjs";
import { testPort } from "./support/test-site.mjs";

// Tests another version of Next in a copy: npm run test:next -- VERSION [SUITES]

const [version, ...named] = process.argv.slice(2);
if (!version) {
  console.error("usage: npm run test:next -- VERSION [SUITES]");
  process.exit(1);
}
await installOnSupportedNode();
const suites = named.length ? named : ["build", "built", "browser"];

const copy = mkdtempSync(join(tmpdir(), "aurea-next-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));

const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
for (const file of tracked.split("\0").filter(Boolean)) cpSync(join(root, file), join(copy, file));

/** The copy uses ports that this checkout does not use. */
const runNpm = (...args) => run("npm", args, { cwd: copy, env: { TEST_PORT: `${testPort + 20}` } });

// Only writes the lockfile; the suites install from it.
const lockOnly = ["--package-lock-only", "--ignore-scripts", "--save-exact"];
const locked = await runNpm("install", ...lockOnly, `next@${version}`);
if (locked !== 0) process.exit(locked);
const { version: installed } = JSON.parse(readFileSync(join(copy, "package-lock.json"), "utf8")).packages[
  "node_modules/next"
];
console.log(`testing next@${installed} in ${copy}: ${suites.join(", ")}`);
const code = await runNpm("test", "--", ...suites);
console.log(`\nnext@${installed}: ${code === 0 ? "everything passed" : "some tests failed, see above"}`);
process.exit(code);
