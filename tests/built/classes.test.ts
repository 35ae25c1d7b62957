import { readFileSync } from "node:fs";
import { addressesOf, all, builtFile, builtPage, builtPaths } from "@tests/support/built-pages";
import { expect, test } from "vitest";

/** The classes that the sheets of a page have rules for. */
function styledOn(path: string) {
  const sheets = addressesOf(builtPage(path), 'link[rel="stylesheet"]').map((address) => {
    const file = builtFile(address);
    if (!file) throw new Error(`${path} names ${address}, which the build has not written`);
    return readFileSync(file, "utf8");
  });
  const names = sheets.join("\n").matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

// A group only gives a name to an element, which others look to.
const isMark = (name: string) => /^(group|peer)(\/|$)/.test(name);

test.each(builtPaths())("on %s every class has a rule in a sheet of the page", (path) => {
  const styled = styledOn(path);
  const used = new Set(
    all(builtPage(path), "[class]").flatMap((element) => (element.getAttribute("class") ?? "").split(/\s+/)),
  );
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => name !== "" && !isMark(name) && !styled.has(name))).toEqual([]);
});
