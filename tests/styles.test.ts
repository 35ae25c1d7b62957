import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allPaths } from "./support/house-paths";
import type { SourceFile } from "./support/house-rules";
import { styleBreaches, styleLines } from "./support/style-rules";

const house = allPaths
  .filter((path) => /^src\/.*\.(css|tsx?)$/.test(path) && !path.includes("/generated/"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

describe("the sheets", () => {
  test("are tokens, base elements, utilities, and modules whose classes are all used and all there", () => {
    expect(house.filter(({ path }) => path.endsWith(".module.css")).length).toBeGreaterThan(50);
    expect(styleBreaches(house)).toEqual([]);
  });

  test("have at most 6,500 lines that are written by hand", () => {
    const lines = styleLines(house);
    expect(lines).toBeGreaterThan(2_000);
    expect(lines).toBeLessThanOrEqual(6_500);
  });
});

const at = (path: string, text: string): SourceFile => ({ path, text });
const part = at("src/components/ui/x.tsx", 'import styles from "./x.module.css";\nstyles.box;\n');
const sheet = (text: string) => at("src/components/ui/x.module.css", text);

const pageSheet = at("src/components/ui/sheet.css", '@source ".";\n');

describe("the rules for sheets bite", () => {
  test.each<[string, SourceFile[], RegExp]>([
    [
      "a class for every page",
      [at("src/app/base.css", "@layer base {\n  .btn {\n    color: red;\n  }\n}\n")],
      /\.btn is a global/,
    ],
    [
      "a nested one",
      [at("src/app/base.css", "p {\n  & .lead {\n    margin: 0;\n  }\n}\n")],
      /\.lead is a global/,
    ],
    ["a plain sheet", [at("src/components/ui/x.css", "")], /a sheet is a CSS Module/],
    ["a module that reaches out", [part, sheet(".box :global(.btn) {\n}\n")], /not :global/],
    ["a module that nobody imports", [sheet(".box {\n}\n")], /no component imports it/],
    ["a class that nobody uses", [part, sheet(".box {\n}\n.old {\n}\n")], /nothing uses \.old/],
    ["a class that is not there", [part, sheet("p {\n}\n")], /there is no \.box/],
    [
      "a page's sheet that styles",
      [part, at("src/components/ui/sheet.css", "p {\n}\n")],
      /by @source, and nothing/,
    ],
    ["one that is for nobody", [at("src/components/ui/sheet.css", '@source ".";\n')], /is for no component/],
    [
      "a page that forgets it",
      [part, pageSheet, at("src/app/page.tsx", 'import { X } from "@/components/ui/x";\n')],
      /page\.tsx: brings src\/components\/ui\/x\.tsx without src\/components\/ui\/sheet\.css/,
    ],
    [
      "a part that is fetched without it",
      [
        part,
        pageSheet,
        at("src/app/page.tsx", 'import "@/components/ui/sheet.css";\nimport("@/components/ui/x");\n'),
      ],
      /ui\/x\.tsx: brings/,
    ],
  ])("on %s", (_what, files, why) => {
    expect(styleBreaches(files)).toEqual(expect.arrayContaining([expect.stringMatching(why)]));
  });

  test("and let a page be that brings the sheet along, or needs none", () => {
    const page = (path: string, ...from: string[]) =>
      at(path, from.map((name) => `import "@/components/ui/${name}";\n`).join(""));
    const spared = at("src/components/ui/sheet.css", '@source ".";\n@source not "./x.tsx";\n');
    const other = at("src/components/ui/y.tsx", "");
    expect(
      styleBreaches([part, sheet(".box {\n}\n"), pageSheet, page("src/app/page.tsx", "x", "sheet.css")]),
    ).toEqual([]);
    expect(styleBreaches([part, other, sheet(".box {\n}\n"), spared, page("src/app/page.tsx", "x")])).toEqual(
      [],
    );
  });

  test("and let a module be that a component beside it uses in full", () => {
    expect(styleBreaches([part, sheet(".box {\n  width: 0.5rem;\n  & p {\n  }\n}\n")])).toEqual([]);
  });
});
