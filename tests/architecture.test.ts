import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allExtensions } from "dependency-cruiser";
import { expect, test } from "vitest";
import { renderProcedures } from "../scripts/support/procedures";

// Checks rules that neither dependency-cruiser (imports) nor Biome (single files) can express.

function readSources(pattern: string) {
  const paths = globSync(pattern, { exclude: (path) => path.includes("/generated/") });
  return paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

test("dependency-cruiser can parse TypeScript, which it would otherwise skip without an error", () => {
  expect(allExtensions).toContainEqual({ extension: ".ts", available: true });
});

test.each(["CONTRIBUTING.md", "README.md", ...globSync("docs/*.md")])(
  "%s names and links only paths that exist",
  (document) => {
    const text = readFileSync(document, "utf8");
    const names = [...text.matchAll(/`((?:deploy|docs|prisma|scripts|src|tests)\/[^`\s]*)`/g)];
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)];
    const paths = [
      ...names.map(([, name = ""]) => name),
      ...links.map(([, link = ""]) => join(dirname(document), link)),
    ];
    expect(paths).not.toEqual([]);
    // Escapes brackets, because a glob would read those of a route as a character set.
    const isMissing = (path: string) =>
      !existsSync(path) && globSync(path.replaceAll("[", "[[]")).length === 0;
    expect(paths.filter(isMissing)).toEqual([]);
  },
);

test("Git checks out every text with LF, because bash cannot run a script with CRLF", () => {
  expect(readFileSync(".gitattributes", "utf8")).toBe("* text=auto eol=lf\n");
});

// The site uses only Next's public interface, does not read or change Next's build, and replaces no global.
const forbidden: { what: string; pattern: RegExp; excused: string[] }[] = [
  { what: "uses Next's internals", pattern: /["'`/]next\/dist\b/, excused: [] },
  {
    what: "reads or changes the build of Next",
    pattern: /["'`][^"'`\n]*\.next(?:-test)?(?:\/|["'`])|\bdistDir\(\)/,
    excused: [
      // These files read Next's setting distDir and the hash of a build's sources.
      "src/env.mjs",
      "scripts/support/root.mjs",
      "scripts/support/test-site.mjs",
      "scripts/support/prepare.mjs",
    ],
  },
  {
    what: "replaces a global",
    pattern:
      /\b(?:globalThis|global)(?:\.\w+|\[[^\]]+\])\s*(?:\?\?|\|\||&&)?=(?![=>])|\b(?:assign|defineProperty)\(\s*globalThis\b/,
    excused: ["src/process-registry.ts"],
  },
];

test.each(forbidden)("no source file $what, apart from the listed exceptions", ({ pattern, excused }) => {
  const sources = ["*.{ts,mjs}", "{src,scripts,tests}/**/*.{ts,tsx,mjs}"].flatMap(readSources);
  const own = sources.filter(({ path }) => !/^(?:next-env\.d|tests\/architecture\.test)\.ts$/.test(path));
  expect(own.length).toBeGreaterThan(500);
  const found = own.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  // The excused files also show that the pattern still matches.
  expect(found.sort()).toEqual(excused.toSorted());
});

test("docs/procedures.md lists the procedures of the routers (else run npm run docs:procedures)", () => {
  expect(readFileSync("docs/procedures.md", "utf8")).toBe(renderProcedures());
});
