import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allPaths } from "./support/house-paths";

// The site uses the public interfaces of Next only, never reads or rewrites its build, and replaces no global.
const rules: { what: string; pattern: RegExp; excused: string[] }[] = [
  { what: "Next's internals", pattern: /["'`/]next\/dist\b/, excused: [] },
  {
    what: "the folder of the build",
    pattern: /["'`][^"'`\n]*\.next(?:-test)?(?:\/|["'`])|\bdistDir\(\)/,
    excused: [
      // Next's setting distDir, and the stamp that says from which sources a build was made.
      "src/env.mjs",
      "scripts/support/root.mjs",
      "scripts/support/test-site.mjs",
      "scripts/support/prepare.mjs",
      // A copy of the project leaves the builds out.
      "tests/mutants/plant.ts",
    ],
  },
  {
    what: "a global",
    pattern:
      /\b(?:globalThis|global)(?:\.\w+|\[[^\]]+\])\s*(?:\?\?|\|\||&&)?=(?![=>])|\b(?:assign|defineProperty)\(\s*globalThis\b/,
    excused: ["src/process-registry.ts"],
  },
];

const rootFiles = readdirSync(".").filter((name) => /\.(?:ts|mjs)$/.test(name) && name !== "next-env.d.ts");
const sources = allPaths.filter((path) => /^(?:src|scripts|tests)\/.*\.(?:ts|tsx|mjs)$/.test(path));
const isOwn = (path: string) => path !== "tests/plain-serving.test.ts";

function findings(path: string, text: string) {
  const broken = rules.filter(({ pattern, excused }) => !excused.includes(path) && pattern.test(text));
  return broken.map(({ what }) => `${path}: ${what}`);
}

test("no source file touches Next's internals, the folder of the build or a global", () => {
  const files = [...sources, ...rootFiles].filter(isOwn);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => findings(path, readFileSync(path, "utf8")))).toEqual([]);
});

test("every excused file still exists", () => {
  expect(rules.flatMap(({ excused }) => excused).filter((path) => !sources.includes(path))).toEqual([]);
});

test.each([
  ["Next's internals", 'import { x } from "next/dist/server/x";'],
  ["Next's internals", 'spawn("node_modules/next/dist/bin/next");'],
  ["the folder of the build", 'readFileSync(".next/server/app/index.html");'],
  ["the folder of the build", "readFileSync(`.next-test/BUILD_ID`);"],
  ["the folder of the build", 'join(root, ".next");'],
  ["the folder of the build", 'join(distDir(), "static");'],
  ["a global", "globalThis.Response = Own;"],
  ["a global", 'globalThis["Date"] = Own;'],
  ["a global", "globalThis.known ??= new Map();"],
  ["a global", "Object.assign(globalThis, { Response });"],
  ["a global", 'Object.defineProperty(globalThis, "Date", { value });'],
])("a file that touches %s is found: %s", (what, text) => {
  expect(findings("src/x.ts", text)).toEqual([`src/x.ts: ${what}`]);
});

test("files that only read globals or have a property called next are not found", () => {
  const text = "const { next } = page; globalThis.gc(); if (globalThis.x === 1) go(page.next, word);";
  expect(findings("src/x.ts", text)).toEqual([]);
});
