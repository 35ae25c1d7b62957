import "../../scripts/support/require-node.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { root } from "../../scripts/support/root.mjs";
import { underAttack } from "./attack";
import { underFault } from "./fault";
import { inInput } from "./input";
import type { Mutant } from "./mutant";

// Plants each fault of this folder in a copy of the project: the test it names has to fail, and to pass without it.
// npm run test:mutants [-- WORDS OF A PROMISE]

const wanted = process.argv.slice(2).join(" ");
const chosen = [...underAttack, ...inInput, ...underFault].filter(({ promise }) => promise.includes(wanted));
const left = new Set([
  "node_modules",
  ".git",
  ".data",
  ".next",
  ".next-test",
  "test-results",
  "playwright-report",
]);

await generateIfNeeded();

/** A copy of the project that shares its packages. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), "aurea-mutants-"));
  cpSync(root, copy, { recursive: true, filter: (from) => !left.has(basename(from)) || from === root });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

type Outcome = "passes" | "fails" | "is not there";

/** What becomes of a test in a copy: red and not to be found in its project look alike to whoever reads the exit code only. */
async function run(copy: string, { test, project = "sqlite" }: Mutant): Promise<Outcome> {
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, "--bail", "1", test];
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const [code] = await once(child, "close");
  if (/No test files found/.test(said)) return "is not there";
  return code === 0 ? "passes" : "fails";
}

type Row = { promise: string; outcome: string; isFine: boolean };
const rows: Row[] = [];
const known = new Map<string, Promise<Outcome>>();

async function plant(copy: string, mutant: Mutant): Promise<Row> {
  const { promise, file, from, to, test, project = "sqlite" } = mutant;
  const place = join(copy, file);
  const source = readFileSync(place, "utf8");
  if (source.split(from).length !== 2) return { promise, outcome: `${file} has changed`, isFine: false };
  const name = `${project} ${test}`;
  if (!known.has(name)) known.set(name, run(copy, mutant));
  const before = await known.get(name);
  if (before === "is not there")
    return { promise, outcome: `${test} is not a test of the project “${project}”`, isFine: false };
  if (before === "fails") return { promise, outcome: `${test} fails without it too`, isFine: false };
  writeFileSync(
    place,
    source.replace(from, () => to),
  );
  const isNoticed = (await run(copy, mutant)) === "fails";
  writeFileSync(place, source);
  const outcome = `${isNoticed ? "noticed" : "not noticed"} by ${test}`;
  return { promise, outcome, isFine: isNoticed };
}

// Two at once, each in a copy of its own.
const queue = chosen.values();
await Promise.all(
  [1, 2].map(async () => {
    const copy = copyProject();
    try {
      for (const mutant of queue) {
        const row = await plant(copy, mutant);
        rows.push(row);
        console.log(`${row.isFine ? "red " : "GREEN"}  ${row.promise.padEnd(60)} ${row.outcome}`);
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }),
);
const noticed = rows.filter(({ isFine }) => isFine).length;
console.log(`\nplanted-faults-noticed ${noticed} of ${rows.length}`);
process.exit(noticed === rows.length ? 0 : 1);
