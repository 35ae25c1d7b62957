import { readFileSync } from "node:fs";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import pageSheets, { divideSite, folderSheets, siteSheet } from "../scripts/support/css/page-sheets.mjs";
import tailwindConstants from "../scripts/support/css/tailwind-constants.mjs";
import { tailwindOptions } from "../scripts/support/css/tailwind-options.mjs";
import unreadTokens from "../scripts/support/css/unread-tokens.mjs";
import { cutIntoRuns, listRules, utilitiesOf, writeRules } from "../scripts/support/css/utilities.mjs";

const squeeze = (css: string) => css.replaceAll(/\s+/g, " ").replaceAll(/ ?([{};]) ?/g, "$1");

describe("utilities in runs whose order counts", () => {
  const runsOf = (css: string) =>
    cutIntoRuns(listRules(utilitiesOf(postcss.parse(`@layer utilities{${css}}`), "utilities"))).map((run) =>
      run.map(({ utility }) => utility),
    );

  test.each<[string, string, string[][]]>([
    ["alternatives stay together", ".flex{display:flex}.grid{display:grid}", [["flex", "grid"]]],
    [
      "a side comes after the whole",
      ".p-1{padding:1px}.px-2{padding-inline:2px}.pl-3{padding-left:3px}",
      [["p-1"], ["px-2"], ["pl-3"]],
    ],
    [
      "a condition comes after what holds without it",
      ".flex{display:flex}.gap-1{gap:1px}@media (width >= 1px){.tab\\:grid{display:grid}}",
      [["flex", "gap-1"], ["tab:grid"]],
    ],
    [
      "a state comes after what holds without it",
      ".red{color:red}@media (hover: hover){.hover\\:blue:hover{color:blue}}.off\\:red:disabled{color:red}",
      [["red"], ["hover:blue"], ["off:red"]],
    ],
    [
      "one that says several things is apart from those that say one of them",
      ".lead{max-width:1em;color:red}.max-w-1{max-width:1px}.blue{color:blue}",
      [["lead"], ["max-w-1", "blue"]],
    ],
    [
      "one with a stronger selector comes after, though it stands before",
      ".button{color:red}.button:disabled{color:grey}.blue{color:blue}",
      [["button", "blue"], ["button"]],
    ],
    [
      "what Tailwind joined is taken apart",
      ":where(.grid12 > *), .col-span-full{grid-column:1 / -1}",
      [["grid12"], ["col-span-full"]],
    ],
    [
      "a group is not what a rule is about",
      ":is(:where(.group\\/button):hover .group-hover\\/button\\:flex){display:flex}",
      [["group-hover/button:flex"]],
    ],
  ])("%s", (_what, css, runs) => expect(runsOf(css)).toEqual(runs));

  test("are written again as they were", () => {
    const css =
      "@media (width >= 1px){.a{color:red}.b{color:blue}@media (width < 9px){.c{gap:0}}}.d{gap:1px}";
    const rules = listRules(postcss.parse(`@layer utilities{${css}}`).nodes[0]);
    expect(squeeze(writeRules(rules).join(""))).toBe(squeeze(css));
  });
});

describe("what Tailwind leaves open", () => {
  const written = (css: string) =>
    squeeze(postcss([tailwindConstants()]).process(css, { from: undefined }).css);

  test("is closed where no utility sets it", () => {
    const css = `.border{border-style:var(--tw-border-style)}
      .nums{font-variant-numeric:var(--tw-ordinal,) lining-nums}
      .slow{transition-duration:var(--tw-duration,var(--fast))}
      .lift{--tw-shadow:0 1px red;box-shadow:var(--tw-ring),var(--tw-shadow)}
      @property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}
      @property --tw-ordinal{syntax:"*";inherits:false}
      @property --tw-duration{syntax:"*";inherits:false}
      @property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}
      @property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}
      @layer properties{*{--tw-border-style:solid;--tw-ordinal:initial;--tw-ring:0 0 #0000;--tw-shadow:0 0 #0000}}`;
    expect(written(css)).toBe(
      ".border{border-style:solid}.nums{font-variant-numeric:lining-nums}" +
        ".slow{transition-duration:var(--fast)}.lift{box-shadow:0 1px red}@layer properties{*{}}",
    );
  });

  test("stays open where one utility adds to another", () => {
    const css =
      ".inset{--tw-inset:inset 0 1px;box-shadow:var(--tw-inset),var(--tw-shadow)}" +
      ".lift{--tw-shadow:0 1px red;box-shadow:var(--tw-inset),var(--tw-shadow)}" +
      '@property --tw-inset{syntax:"*";inherits:false;initial-value:0 0 #0000}' +
      '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}';
    expect(written(css)).toBe(squeeze(css));
  });
});

describe("the sheets of a build", () => {
  beforeEach(() => void vi.stubEnv("NODE_ENV", "production"));
  afterEach(() => void vi.unstubAllEnvs());

  const plugins = () => [tailwind(tailwindOptions), tailwindConstants(), pageSheets(), unreadTokens()];
  const build = async (sheet: string) =>
    (await postcss(plugins()).process(readFileSync(sheet, "utf8"), { from: sheet })).root;

  test("hold every utility where it is used, each in the layer of its run", async () => {
    const runs = await divideSite();
    expect(runs.flat().length).toBeGreaterThan(500);
    const wanted = new Map<string, string[]>();
    for (const [at, run] of runs.entries()) {
      for (const { rule, conditions, sheets } of run) {
        for (const sheet of sheets) {
          const line = [`u${at.toString(36)}`, ...conditions, rule.selector].join(" ");
          wanted.set(sheet, [...(wanted.get(sheet) ?? []), line]);
        }
      }
    }
    for (const sheet of [siteSheet, ...folderSheets]) {
      const layer = utilitiesOf(await build(sheet), "utilities");
      const found = listRules(layer).map(({ rule, conditions }) =>
        [...conditions, rule.selector].join(" ").replace("@layer ", ""),
      );
      expect(found, sheet).toEqual(wanted.get(sheet));
    }
  });

  test("rank their layers in the one that every page loads first", async () => {
    const layer = utilitiesOf(await build(siteSheet), "utilities");
    const names = String(layer?.nodes?.[0]).replace("@layer ", "").split(", ");
    expect(names).toEqual((await divideSite()).map((_run: unknown, at: number) => `u${at.toString(36)}`));
    const [folder = ""] = folderSheets;
    expect(String(await build(folder))).not.toMatch(/@layer u0, /);
  });

  test("name no token that nobody reads", async () => {
    const css = String(await build(siteSheet));
    expect(css).toContain("--color-gold:");
    expect(css).not.toContain("--color-beta:");
    expect(css).toContain("#c2410c");
  });

  test("are one sheet while the site is developed", async () => {
    vi.stubEnv("NODE_ENV", "development");
    const [folder = ""] = folderSheets;
    expect(String(await build(folder)).trim()).toBe("");
    const rules = listRules(utilitiesOf(await build(siteSheet), "utilities"));
    expect(rules.length).toBe((await divideSite()).flat().length);
  });
});
