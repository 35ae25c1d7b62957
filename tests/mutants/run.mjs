import "../../scripts/support/require-node.mjs";
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { root } from "../../scripts/support/root.mjs";

// Tests the tests: each patch in this folder plants a fault in a copy of the project. The command in the patch's first
// line must fail with the patch and pass without it. npm run test:mutants [-- PART OF A NAME]

const wanted = process.argv[2] ?? "";
const patches = globSync("*.patch", { cwd: import.meta.dirname }).filter((name) => name.includes(wanted));
const leftOut = /^(node_modules|\.git|\.data|\.next|\.next-test|test-results|playwright-report)$/;

/** The copy shares the packages of the project. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), "aurea-mutants-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !leftOut.test(basename(path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

await generateIfNeeded();
const copy = copyProject();
const passed = new Map();

function run(command) {
  return spawnSync(command, { cwd: copy, shell: true, encoding: "utf8" });
}

/** Returns whether a command passes without the fault; each command runs only once. */
function passesWithoutFault(command) {
  if (!passed.has(command)) passed.set(command, run(command).status === 0);
  return passed.get(command);
}

/** Returns an empty string if the command notices the fault, otherwise the reason. */
function check(name) {
  const patch = join(import.meta.dirname, name);
  const [, command] = /^# (npx vitest run .+)\n/.exec(readFileSync(patch, "utf8")) ?? [];
  if (!command) return "names no command in its first line";
  const { status, stderr } = run(`git apply --check "${patch}"`);
  if (status !== 0) return `does not apply: ${stderr.trim()}`;
  if (!passesWithoutFault(command)) return `${command} fails without it`;
  run(`git apply "${patch}"`);
  const isNoticed = run(command).status !== 0;
  run(`git apply --reverse "${patch}"`);
  return isNoticed ? "" : `${command} does not notice it`;
}

let faults = 0;
for (const name of patches.sort()) {
  const wrong = check(name);
  if (wrong) faults += 1;
  console.log(`${wrong ? "MISSED " : "noticed"}  ${basename(name, ".patch")}${wrong ? `: ${wrong}` : ""}`);
}
console.log(`\n${patches.length - faults} of ${patches.length} planted faults are noticed`);
process.exit(faults > 0 || patches.length === 0 ? 1 : 0);
