const variable = /var\(\s*(--tw-[\w-]+)/g;
const noShadow = "0 0 #0000";

/** What stands in the brackets that are open at `start`, and where they end. */
function readBrackets(text, start) {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < text.length) {
    if (text[end] === "(") depth += 1;
    if (text[end] === ")") depth -= 1;
    end += 1;
  }
  return { inside: text.slice(start, end - 1), end };
}

/** Writes each `var()` whose property has a known value as that value; `values` gives "" for one that stands for nothing. */
function inline(text, values) {
  let written = "";
  let rest = text;
  for (;;) {
    const at = rest.search(/var\(\s*--tw-/);
    if (at < 0) return written + rest;
    const { inside, end } = readBrackets(rest, at + "var(".length);
    const [, name, fallback] = /^\s*(--[\w-]+)\s*(?:,([\s\S]*))?$/.exec(inside) ?? [];
    written += rest.slice(0, at);
    if (values.has(name)) written += inline((values.get(name) ?? fallback ?? "").trim(), values);
    else if (fallback === undefined) written += `var(${name})`;
    else written += `var(${name},${inline(fallback, values) || " "})`;
    rest = rest.slice(end);
  }
}

/** A list of shadows without those that draw nothing. */
function withoutEmptyShadows(list) {
  const drawn = list.split(/,(?![^(]*\))/).filter((shadow) => shadow.trim() !== noShadow);
  return drawn.join(",").trim() || noShadow;
}

function write(declaration, values) {
  const value = inline(declaration.value, values).replaceAll(/\s+/g, " ").trim();
  declaration.value = declaration.prop === "box-shadow" ? withoutEmptyShadows(value) : value;
}

const namesIn = (value) => [...value.matchAll(variable)].map(([, name]) => name);

/** Who sets and who reads Tailwind's own properties: the rules, each with its declarations. */
function survey(root) {
  const declared = new Map();
  const fallbacks = [];
  const set = new Set();
  const readers = new Map();
  root.walkAtRules("property", (rule) => {
    if (rule.params.startsWith("--tw-")) declared.set(rule.params, rule);
  });
  root.walkDecls((declaration) => {
    let node = declaration.parent;
    while (node.parent?.type !== "root") node = node.parent;
    if (node.name === "layer" && node.params === "properties") return void fallbacks.push(declaration);
    if (declaration.prop.startsWith("--tw-")) set.add(declaration.prop);
    for (const name of namesIn(declaration.value)) {
      readers.set(name, (readers.get(name) ?? new Set()).add(declaration.parent));
    }
  });
  return { declared, fallbacks, set, readers };
}

const valueIn = (rule, name) => rule.nodes.findLast(({ prop }) => prop === name)?.value;

/**
 * Tailwind writes its utilities so that one can add to another, by properties that it declares for all of them.
 * Where the utilities of a sheet never do, this writes down what comes of it: a property that none sets has its
 * initial value, one that is read only where it is set has that value there, and one that nobody reads goes.
 */
export default function tailwindConstants() {
  return {
    postcssPlugin: "tailwind-constants",
    OnceExit(root) {
      const { declared, fallbacks, set, readers } = survey(root);
      const constants = new Map();
      const gone = new Set();
      for (const [name, rule] of declared) {
        if (!set.has(name)) constants.set(name, valueIn(rule, "initial-value"));
        const rules = [...(readers.get(name) ?? [])];
        if (!set.has(name) || rules.every((reader) => valueIn(reader, name) !== undefined)) gone.add(name);
      }
      for (const rule of new Set([...readers.values()].flatMap((rules) => [...rules]))) {
        const own = rule.nodes
          .filter(({ prop }) => gone.has(prop))
          .map(({ prop }) => [prop, valueIn(rule, prop)]);
        const values = new Map([...constants, ...own]);
        rule.each((node) => void (node.type === "decl" && namesIn(node.value).length && write(node, values)));
      }
      root.walkDecls(/^--tw-/, (declaration) => void (gone.has(declaration.prop) && declaration.remove()));
      for (const declaration of fallbacks) if (gone.has(declaration.prop)) declaration.remove();
      for (const name of gone) declared.get(name).remove();
    },
  };
}
tailwindConstants.postcss = true;
