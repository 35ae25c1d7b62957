import { builtFile, builtPage, builtPaths } from "@tests/support/built-pages";
import { addressesOf, all } from "@tests/support/page-document";
import { expect, test } from "vitest";
import { divideSite } from "../../scripts/support/css/page-sheets.mjs";

/** The classes that the sheets of a page have rules for. */
async function styledOn(path: string) {
  const addresses = addressesOf(builtPage(path), 'link[rel="stylesheet"]');
  const sheets = await Promise.all(addresses.map(async (address) => (await builtFile(address)).text()));
  const names = sheets.join("\n").matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

// A group only gives a name to an element, which others look to.
const isMark = (name: string) => /^(group|peer)(\/|$)/.test(name);

const classesOf = (element: ReturnType<typeof all>[number]) =>
  (element.getAttribute("class") ?? "").split(/\s+/).filter(Boolean);

test.each(builtPaths)("on %s every class has a rule in a sheet of the page", async (path) => {
  const styled = await styledOn(path);
  const used = new Set(all(builtPage(path), "[class]").flatMap(classesOf));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !isMark(name) && !styled.has(name))).toEqual([]);
});

test("no element has two utilities that set the same thing", async () => {
  const rules: { utility: string; kind: string }[] = (await divideSite()).flat();
  const kinds = new Map(rules.map(({ utility, kind }) => [utility, kind]));
  const rivals = builtPaths.flatMap((path) =>
    all(builtPage(path), "[class]").flatMap((element) => {
      const names = classesOf(element).filter((name) => kinds.has(name));
      const same = (name: string, at: number) =>
        names.findIndex((other) => kinds.get(other) === kinds.get(name)) !== at;
      return names.some(same) ? `${path}: ${names.join(" ")}` : [];
    }),
  );
  expect([...new Set(rivals)]).toEqual([]);
});
