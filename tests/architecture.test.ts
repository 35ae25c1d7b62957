import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageJson from "../package.json";

// Imports are checked by dependency-cruiser (.dependency-cruiser.mjs), everything inside of a file by Biome.

function readSources(pattern: string) {
  const paths = globSync(pattern, { exclude: (path) => path.includes("/generated/") });
  return paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

test.each(["docs/architecture.md", "docs/testing.md", "CONTRIBUTING.md", "README.md"])(
  "%s names only paths that exist",
  (document) => {
    const text = readFileSync(document, "utf8");
    const names = [...text.matchAll(/`((?:deploy|docs|prisma|scripts|src|tests)\/[^`\s]*)`/g)];
    const paths = names.map(([, name = ""]) => name);
    // In a glob, brackets are a choice of characters; here they are a part of a route.
    const isMissing = (path: string) =>
      !existsSync(path) && globSync(path.replaceAll("[", "[[]")).length === 0;
    expect(paths.filter(isMissing)).toEqual([]);
  },
);

test("no file of the site replaces a global", () => {
  const assignment = /\b(?:globalThis|global)(?:\.\w+|\[[^\]]+\]) (?:\?\?|\|\||&&)?= |\(globalThis, /;
  const found = readSources("src/**/*.{ts,tsx,mjs}").filter(({ text }) => assignment.test(text));
  // The one typed registry that Next's bundles share.
  expect(found.map(({ path }) => path)).toEqual(["src/process-registry.ts"]);
});

test("no file of the site reads the build of Next", () => {
  const found = readSources("src/**/*.{ts,tsx,mjs}").filter(({ text }) => /["'`/]\.next\b/.test(text));
  // Next's setting for the folder of its build.
  expect(found.map(({ path }) => path)).toEqual(["src/env.mjs"]);
});

test(".nvmrc names a version of Node that package.json allows", () => {
  const [, least] = /^>=(\d+)/.exec(packageJson.engines.node) ?? [];
  expect(Number(readFileSync(".nvmrc", "utf8"))).toBeGreaterThanOrEqual(Number(least));
});
