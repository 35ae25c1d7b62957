import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import packageJson from "../package.json";
import { isThere, pathsNamedIn, sectionOf } from "./support/house-docs";
import { allPaths } from "./support/house-paths";

const topNames = [...new Set(allPaths.map((path) => path.split("/")[0] ?? ""))];
const architecture = readFileSync("docs/architecture.md", "utf8");

const changes = [
  "A field of the application form",
  "A mail when a vote count reaches 100",
  "The Adventurer's price",
  "A tenth future app",
  "A section of the profile",
  "Another identity library",
  "A fifth archetype",
  "WebP pictures",
  "A column at the Desk",
  "Mail by an HTTP API",
];

describe("what is written for those who come new", () => {
  test.each(["docs/architecture.md", "CONTRIBUTING.md"].filter((file) => existsSync(file)))(
    "names no path in %s that is not there",
    (file) => {
      const named = pathsNamedIn(readFileSync(file, "utf8"), topNames);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !isThere(name, allPaths))).toEqual([]);
    },
  );

  test.each(changes)("says which files to touch for: %s", (change) => {
    const section = sectionOf(architecture, `### ${change}`);
    expect(section).not.toBeNull();
    expect(pathsNamedIn(section ?? "", topNames)).not.toEqual([]);
  });

  test.each(allPaths.filter((path) => /^docs\/decisions\/.*\.md$/.test(path)))(
    "says the status and the day of %s, under its title",
    (path) => {
      const [title, blank, status] = readFileSync(path, "utf8").split("\n");
      expect(title).toMatch(/^# \S/);
      expect(blank).toBe("");
      expect(status).toMatch(/^Status: (accepted|replaced by \d{3}) · \d{4}-\d{2}-\d{2}$/);
      expect(path).toMatch(/\/\d{3}-[a-z0-9-]+\.md$/);
    },
  );

  test("names a Node in .nvmrc that package.json allows", () => {
    const [, least] = /^>=(\d+)/.exec(packageJson.engines.node) ?? [];
    expect(Number(readFileSync(".nvmrc", "utf8"))).toBeGreaterThanOrEqual(Number(least));
  });
});

describe("the look for paths", () => {
  const files = ["src/app/(site)/archetypes/[slug]/page.tsx", "src/features/quiz/router.ts", "package.json"];
  const top = ["src", "package.json"];

  test.each([
    "src/app/(site)/archetypes/[slug]/page.tsx",
    "src/features/quiz/",
    "src/features/quiz",
    "src/features/*/router.ts",
    "src/**/page.tsx",
    "src/features/{quiz,desk}/router.ts",
    "package.json",
    "router.ts",
    "*.tsx",
  ])("finds %s", (name) => {
    expect(pathsNamedIn(`Look into \`${name}\`.`, top)).toEqual([name]);
    expect(isThere(name, files)).toBe(true);
  });

  test.each([
    "src/features/quiz/route.ts",
    "src/features/qui",
    "src/features/*/schema.ts",
    "src/features/*/*/router.ts",
    "src/features/{coaching,desk}/router.ts",
    "scr/features/quiz/router.ts",
    "knip.jsonc",
    "outer.ts",
  ])("misses %s", (name) => {
    expect(pathsNamedIn(`Look into \`${name}\`.`, top)).toEqual([name]);
    expect(isThere(name, files)).toBe(false);
  });

  test("takes addresses, packages, procedures and commands for what they are", () => {
    const text = "`/auth` `@trpc/client` `coaching.joinWaitlist` `npm run media og` `https://a.example/b.md`";
    expect(pathsNamedIn(text, top)).toEqual([]);
  });
});
