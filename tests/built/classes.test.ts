import { builtFile, builtPage, builtPaths } from "@tests/support/built-pages";
import { addressesOf, all } from "@tests/support/page-document";
import postcss, { AtRule, type Container, type Document, type Rule } from "postcss";
import { expect, test } from "vitest";

const stylesheetsOf = (path: string) => addressesOf(builtPage(path), 'link[rel="stylesheet"]');
const addresses = [...new Set(builtPaths.flatMap(stylesheetsOf))];
const stylesheets = new Map(
  await Promise.all(
    addresses.map(async (address) => {
      const css = await (await builtFile(address)).text();
      return [address, postcss.parse(css)] as const;
    }),
  ),
);

const className = /\.((?:\\.|[\w\u0080-\uffff-])+)/g;
const classesIn = (selector: string) =>
  [...selector.matchAll(className)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1"));

function styledOn(path: string) {
  const styled = new Set<string>();
  for (const address of stylesheetsOf(path)) {
    stylesheets.get(address)?.walkRules(({ selector }) => {
      for (const name of classesIn(selector)) styled.add(name);
    });
  }
  return styled;
}

// Tailwind's `group` and `peer` have no rules; they only mark an element for the utilities of other elements.
const isGroup = (name: string) => /^(group|peer)(\/|$)/.test(name);

const classesOf = (element: ReturnType<typeof all>[number]) =>
  (element.getAttribute("class") ?? "").split(/\s+/).filter(Boolean);

test.each(builtPaths)("on %s every class has a rule in a stylesheet of the page", (path) => {
  const styled = styledOn(path);
  const used = new Set(all(builtPage(path), "[class]").flatMap(classesOf));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !isGroup(name) && !styled.has(name))).toEqual([]);
});

/** Returns the at-rules around a rule, the outermost first. */
function conditionsOf({ parent }: { parent?: Container | Document }): string[] {
  return parent instanceof AtRule ? [...conditionsOf(parent), `@${parent.name} ${parent.params}`] : [];
}

/** Returns a key that is equal for utilities that set the same properties under the same conditions. */
function keyOf(rule: Rule, selector: string) {
  const properties = rule.nodes.flatMap((node) => (node.type === "decl" ? node.prop : []));
  return JSON.stringify([conditionsOf(rule), selector.replaceAll(className, "."), properties.sort()]);
}

/** Returns the keys of each utility class; a class with several rules has several keys. */
function keysOfUtilities() {
  const keys = new Map<string, Set<string>>();
  for (const stylesheet of stylesheets.values()) {
    stylesheet.walkRules((rule) => {
      if (!conditionsOf(rule).includes("@layer utilities")) return;
      for (const selector of rule.selectors) {
        const name = classesIn(selector).findLast((one) => !isGroup(one));
        if (name) keys.set(name, (keys.get(name) ?? new Set()).add(keyOf(rule, selector)));
      }
    });
  }
  return keys;
}

test("no element has two Tailwind utilities that set the same properties under the same conditions", () => {
  const keys = keysOfUtilities();
  expect(keys.size).toBeGreaterThan(500);
  const rivals = builtPaths.flatMap((path) =>
    all(builtPage(path), "[class]").flatMap((element) => {
      const names = [...new Set(classesOf(element))];
      const found = names.flatMap((name) => [...(keys.get(name) ?? [])]);
      return new Set(found).size < found.length ? `${path}: ${names.join(" ")}` : [];
    }),
  );
  expect([...new Set(rivals)]).toEqual([]);
});
