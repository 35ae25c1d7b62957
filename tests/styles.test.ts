import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { parseAst } from "vitest/node";

const sources = globSync("src/**/*.{css,ts,tsx}").map((path) => ({ path, text: readFileSync(path, "utf8") }));
const modules = sources.filter(({ path }) => path.endsWith(".module.css"));

function classesIn(css: string) {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)) names.add(name);
  });
  return names;
}

type Node = {
  type?: string;
  value?: unknown;
  object: { name?: string };
  property: { name: string };
  computed: boolean;
};

/** Returns a node of a syntax tree and all nodes inside it. */
function nodesIn(node: object): Node[] {
  const inner = Object.values(node).flatMap((value) => (value instanceof Object ? nodesIn(value) : []));
  return [node as Node, ...inner];
}

/** Returns the strings of a file, or the whole text of a stylesheet. */
function stringsIn({ path, text }: (typeof sources)[number]) {
  if (path.endsWith(".css")) return [text];
  return nodesIn(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" })).flatMap(({ type, value }) => {
    if (type === "TemplateElement") return (value as { raw: string }).raw;
    return type === "Literal" && typeof value === "string" ? value : [];
  });
}

/** Returns the classes that components take from each CSS Module; undefined is a name computed at run time. */
function takenClasses() {
  const taken = new Map(modules.map(({ path }) => [path, new Set<string | undefined>()]));
  for (const { path, text } of sources.filter((each) => each.text.includes('.module.css"'))) {
    const tree = parseAst(text, { lang: "tsx" });
    for (const node of tree.body) {
      if (node.type !== "ImportDeclaration" || !node.source.value.endsWith(".module.css")) continue;
      const from = node.source.value;
      const module = from.startsWith("@") ? from.replace("@", "src") : join(dirname(path), from);
      for (const { type, object, property, computed } of nodesIn(tree))
        if (type === "MemberExpression" && object.name === node.specifiers[0]?.local.name)
          taken.get(module)?.add(computed ? undefined : property.name);
    }
  }
  return taken;
}

test.each([
  [
    "no style depends on the size of a container, because Firefox prints container-sized parts wrongly",
    /[\s{]container(-type)?:[^,]*[;}]|@container|\dcq[a-z]/,
    ["{ container-type: size; }", "{container:card/size}", '"@container"', "width: 5cqw"],
  ],
  [
    "automatic hyphenation is off, because it would break short texts in mid-word",
    /\bhyphens(: ?|-)auto/,
    ["hyphens: auto", "hyphens:auto", '"hyphens-auto"'],
  ],
  [
    "no stylesheet has a repeating gradient, because WebKit omits and blurs its lines",
    /repeating-\w+-gradient/,
    ["repeating-linear-gradient(", "repeating-conic-gradient("],
  ],
])("%s", (_title, pattern, samples) => {
  expect(samples.filter((sample) => !pattern.test(sample))).toEqual([]);
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

test("components use exactly the classes of their CSS Modules", () => {
  expect(modules.length).toBeGreaterThan(50);
  const classes = takenClasses();
  const wrong = modules.flatMap(({ path, text }) => {
    const has = classesIn(text);
    const taken = classes.get(path) ?? new Set();
    const missing = [...taken].filter((name) => name && !has.has(name));
    const unused = taken.has(undefined) ? [] : [...has].filter((name) => !taken.has(name));
    return [
      ...missing.map((name) => `${path} has no .${name}`),
      ...unused.map((name) => `no component uses .${name} of ${path}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test("every custom property that is read without a fallback is defined somewhere", () => {
  const all = sources
    .filter(({ text }) => text.includes("--"))
    .flatMap(stringsIn)
    .join("\n");
  // A string that consists only of a property's name is the key of a style, or the variable of a font.
  const set = new Set(
    [...all.matchAll(/^(--[a-z][\w-]*)$|(?<![\w-])(--[a-z][\w-]*)\s*:/gm)].map(
      ([, key, declared]) => key ?? declared,
    ),
  );
  const read = [...all.matchAll(/(?:var\(\s*|[a-z]-\()(--[a-z][\w-]*)\s*\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(200);
  expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
});
