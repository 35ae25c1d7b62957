import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressesOf, all, parsePage } from "@tests/support/page-document";
import { pagePaths } from "@tests/support/page-paths";
import { signInAt, siteOfFile } from "@tests/support/site-of-test";
import { parse } from "acorn";
import postcss from "postcss";
import { beforeAll, expect, test } from "vitest";
import { features } from "web-features";
import { desk } from "@/content/desk";
import packageJson from "../../package.json" with { type: "json" };
import { makeScratch } from "../../scripts/support/scratch";
import newer from "./newer-features.json" with { type: "json" };

const releases = makeScratch("releases");
const oldScript = "/_next/static/chunks/of-the-last-release.js";
const names = ["1", "2", "3"].map((digit) => digit.repeat(16));
const [, beforeThat = "", last = ""] = names;
for (const [index, name] of names.entries()) {
  mkdirSync(join(releases, name, "_next/static/chunks"), { recursive: true });
  utimesSync(join(releases, name), index, index);
}
writeFileSync(join(releases, last, oldScript), "an old script");
utimesSync(join(releases, last), names.length, names.length);

const site = await siteOfFile({ RELEASES_DIR: releases });
const scripts = new Map<string, string>();
const stylesheets = new Map<string, string>();

/** Loads a file and everything that it imports. */
async function load(address: string) {
  const path = address.replace(/\?.*$/, "");
  const files = path.endsWith(".css") ? stylesheets : scripts;
  if (files.has(path)) return;
  files.set(path, "");
  const text = await (await fetch(site.url + path)).text();
  files.set(path, text);
  const named = text.match(/static\/chunks\/[\w.~-]+\.(?:js|css)/g) ?? [];
  await Promise.all(named.map((name) => load(`/_next/${name}`)));
}

beforeAll(async () => {
  const browser = await signInAt(site, "coach");
  for (const path of [...pagePaths(), ...Object.values(desk.pages).map(({ href }) => href)]) {
    const answer = await browser.page(path);
    expect(answer.status, path).toBe(200);
    const page = parsePage(await answer.text());
    // Browsers with modules skip scripts with `nomodule`.
    const sources = all(page, "script[src]:not([nomodule])").map(
      (script) => script.getAttribute("src") ?? "",
    );
    await Promise.all([...sources, ...addressesOf(page, 'link[rel="stylesheet"]')].map(load));
  }
});

type Browser = "chrome" | "edge" | "firefox" | "safari";
const oldest = packageJson.browserslist.map((line) => line.split(" ") as [Browser, string]);

function isNewer(version: string | undefined, than: string) {
  if (version === undefined) return true;
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [ofMajor = 0, ofMinor = 0] = than.split(".").map(Number);
  return major > ofMajor || (major === ofMajor && minor > ofMinor);
}

const known = Object.values(features).flatMap((feature) =>
  "status" in feature ? Object.entries(feature.status.by_compat_key ?? {}) : [],
);
const late = new Set(
  known
    .filter(([, { support }]) => oldest.some(([browser, version]) => isNewer(support[browser], version)))
    .map(([key]) => key),
);
const memberOf = (key: string) => (key.split(".").at(-1) ?? "").replace(/_(static|event)$/, "");
/** Older interfaces have members with these names too, so such a name in a script does not prove a newer feature. */
const olderMembers = new Set(
  known
    .map(([key]) => key)
    .filter((key) => /^(api|javascript)\./.test(key) && !late.has(key))
    .map(memberOf),
);

/** Returns a pattern that matches uses of the feature in scripts, or null if no pattern can. */
function patternInScripts(key: string) {
  const [, owner = "", member] = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?$/.exec(key) ?? [];
  if (!owner || owner === member) return null;
  const name = memberOf(key);
  if (!member) return new RegExp(`(?<![\\w$."'\`[-])${owner}(?![\\w$"'\`:-])`);
  if (owner === "Intl" || key.endsWith("_static")) return new RegExp(`\\b${owner}\\.${name}(?![\\w$])`);
  if (late.has(key.slice(0, -member.length - 1)) || olderMembers.has(name)) return null;
  if (owner === "Window") return new RegExp(`(?<![\\w$"'\`-])${name}(?![\\w$"'\`:-])`);
  return key.endsWith("_event") ? new RegExp(`["'\`]${name}["'\`]`) : new RegExp(`\\.${name}(?![\\w$])`);
}

const isInBackdrop = ({ parent }: postcss.Declaration) =>
  parent instanceof postcss.Rule && parent.selector.includes("::backdrop");

/** Returns a function that detects uses of the feature in stylesheets, or null if no pattern can. */
function patternInStylesheets(key: string): ((node: postcss.ChildNode) => boolean) | null {
  const [, kind, name = "", ...rest] = key.split(".");
  const word = new RegExp(`(?<![\\w-])${rest.at(-1) ?? name}(?![\\w-])`);
  if (key === "css.selectors.backdrop.inherit_from_originating_element")
    return (node) => node.type === "decl" && /var\(/.test(node.value) && isInBackdrop(node);
  if (key === "css.properties.content.alt_text")
    return (node) => node.type === "decl" && node.prop === "content" && /\/ *"/.test(node.value);
  if (kind === "types" && name === "length" && rest.length === 1) {
    const unit = new RegExp(`\\d${rest[0]}(?![\\w-])`);
    return (node) => node.type === "decl" && unit.test(node.value);
  }
  if (kind === "properties" && rest.length === 0) return (node) => node.type === "decl" && node.prop === name;
  if (kind === "properties" && rest.length === 1)
    return (node) => node.type === "decl" && node.prop === name && word.test(node.value);
  if (kind === "types") {
    const call = new RegExp(`${word.source.replace("(?![\\w-])", "\\(")}`);
    return (node) => node.type === "decl" && call.test(node.value);
  }
  if (kind === "at-rules" && rest.length === 0) return (node) => node.type === "atrule" && node.name === name;
  if (kind === "at-rules" && name === "media")
    return (node) => node.type === "atrule" && node.name === name && word.test(node.params);
  if (kind !== "selectors" || rest.length > 0) return null;
  // A colon after a backslash is part of a class name.
  const selector = new RegExp(`(?<!\\\\):${name}(?![\\w-])`);
  return (node) => node.type === "rule" && selector.test(node.selector);
}

const lateSelectors = [...late].flatMap((key) => /^css\.selectors\.([\w-]+)$/.exec(key)?.[1] ?? []);
const lateSelector = new RegExp(`(?<!\\\\):(${lateSelectors.join("|")})(?![\\w-])`);

/**
 * Returns the selector if one unknown part makes an older browser drop the whole rule, or if the selector makes
 * browsers restyle the whole page.
 */
function brokenBy({ selector, selectors }: postcss.Rule) {
  // Unknown selectors inside :is() and :where() are harmless.
  const isLate = selectors.map((each) => lateSelector.test(each.replace(/:(is|where)\(.*/, "")));
  const isDropped = isLate.includes(true) && isLate.includes(false);
  return isDropped || /(^|\s)(html|body):has\(/.test(selector.replace(/:is\(.*/, "")) ? [selector] : [];
}

/** Returns a grid declaration with `subgrid`, because an older browser drops its tracks of both axes. */
const brokenGrid = (node: postcss.ChildNode) =>
  node.type === "decl" && /^grid(-template)?$/.test(node.prop) && /subgrid/.test(node.value)
    ? [node.toString()]
    : [];

/** Returns whether a declaration is in `@supports` or beside its prefixed form. */
function isGuarded(node: postcss.ChildNode) {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if (parent instanceof postcss.AtRule && parent.name === "supports") return true;
  return (
    node.type === "decl" &&
    node.parent?.some((other) => other.type === "decl" && other.prop === `-webkit-${node.prop}`) === true
  );
}

const unknown = (found: Set<string>, harmless: Record<string, string[]>) =>
  [...found].filter((name) => !Object.values(harmless).flat().includes(name)).sort();

test("after an upgrade the scripts of the last three releases are kept, and old scripts are still served", async () => {
  const answer = await fetch(site.url + oldScript);
  expect([answer.status, await answer.text()]).toEqual([200, "an old script"]);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await fetch(`${site.url}/_next/static/%2e%2e/%2e%2e/${last}/${oldScript}`)).status).toBe(404);
  // The file x does not exist; the file system refuses the NUL byte and the overlong name.
  for (const more of ["x", "/%00", "y".repeat(300)])
    expect((await fetch(site.url + oldScript + more)).status).toBe(404);

  const kept = readdirSync(releases);
  expect(kept).toEqual(expect.arrayContaining([beforeThat, last]));
  expect(kept).toHaveLength(3);
  const [own = ""] = kept.filter((name) => !names.includes(name));
  for (const path of scripts.keys()) expect(existsSync(join(releases, own, path)), path).toBe(true);
});

test("no script uses syntax that a supported browser cannot read", () => {
  expect(scripts.size).toBeGreaterThan(60);
  for (const [path, text] of scripts) expect(() => parse(text, { ecmaVersion: 2022 }), path).not.toThrow();
});

test("no script uses a feature that a supported browser lacks, unless the script has a fallback", () => {
  const found = new Set<string>();
  for (const key of late) {
    const use = patternInScripts(key);
    if (use && [...scripts.values()].some((text) => use.test(text)))
      found.add(key.replace(/^(api|javascript\.builtins)\./, "").replace(/_(static|event)$/, ""));
  }
  expect(found).toContain("Element.checkVisibility");
  expect(unknown(found, newer.scripts)).toEqual([]);
});

test("no stylesheet uses a feature that a supported browser lacks, unless the page can be used without it", () => {
  const uses = [...late].flatMap((key) => {
    const isUse = key.startsWith("css.") ? patternInStylesheets(key) : null;
    return isUse ? [[key, isUse] as const] : [];
  });
  const found = new Set<string>();
  const broken: string[] = [];
  expect(stylesheets.size).toBeGreaterThan(10);
  for (const text of stylesheets.values()) {
    postcss.parse(text).walk((node) => {
      broken.push(...(node.type === "rule" ? brokenBy(node) : brokenGrid(node)));
      if (isGuarded(node)) return;
      for (const [key, isUse] of uses) if (isUse(node)) found.add(key.slice(4));
    });
  }
  expect(found).toContain("selectors.has");
  expect(broken).toEqual([]);
  expect(unknown(found, newer.stylesheets)).toEqual([]);
});
