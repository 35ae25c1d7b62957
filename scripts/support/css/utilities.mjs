import { compare, selectorSpecificity } from "@csstools/selector-specificity";
import postcss from "postcss";
import parseSelectors from "postcss-selector-parser";

/** The layer in which Tailwind has written the utilities of a sheet. */
export function utilitiesOf(root, layer) {
  return root.nodes.find(({ name, params, nodes }) => name === "layer" && params === layer && nodes);
}

/**
 * Each rule of a layer without nested ones, in order: the utility it belongs to, and the conditions around it. Tailwind joins
 * neighbours that say the same into a list; each of its selectors is a rule again, since it has a utility and a strength of its own.
 */
export function listRules(layer) {
  const found = [];
  const collect = (node, conditions) => {
    for (const child of node.nodes ?? []) {
      if (child.type === "atrule") collect(child, [...conditions, `@${child.name} ${child.params}`]);
      if (child.type !== "rule") continue;
      if (child.some(({ type }) => type !== "decl")) throw new Error(`${child.selector} has rules within it`);
      for (const selector of child.selectors) {
        found.push({ rule: child.clone({ selector }), conditions, utility: nameOf(selector) });
      }
    }
  };
  collect(layer, []);
  return found;
}

/** The class that a selector of Tailwind's is about; a group or a peer only says when. */
function nameOf(selector) {
  const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) =>
    name.replace(/\\(.)/g, "$1"),
  );
  return classes.findLast((name) => !/^(group|peer)(\/|$)/.test(name));
}

const sides = ["top", "right", "bottom", "left"];
const inline = ["left", "right"];
const block = ["top", "bottom"];
const edges = (names, property) => names.map((side) => property.replace("*", side));

/** What a shorthand sets, as far as the utilities use them. */
const shorthands = {
  ...Object.fromEntries(
    ["margin", "padding"].flatMap((name) => [
      [name, edges(sides, `${name}-*`)],
      [`${name}-inline`, edges(inline, `${name}-*`)],
      [`${name}-block`, edges(block, `${name}-*`)],
    ]),
  ),
  inset: sides,
  "inset-inline": inline,
  "inset-block": block,
  "border-width": edges(sides, "border-*-width"),
  "border-style": edges(sides, "border-*-style"),
  "border-color": edges(sides, "border-*-color"),
  ...Object.fromEntries(
    sides.map((side) => [
      `border-${side}`,
      ["width", "style", "color"].map((part) => `border-${side}-${part}`),
    ]),
  ),
  "border-radius": ["top-left", "top-right", "bottom-right", "bottom-left"].map(
    (at) => `border-${at}-radius`,
  ),
  gap: ["row-gap", "column-gap"],
  flex: ["flex-grow", "flex-shrink", "flex-basis"],
  "grid-column": ["grid-column-start", "grid-column-end"],
  "grid-row": ["grid-row-start", "grid-row-end"],
  overflow: ["overflow-x", "overflow-y"],
  background: ["background-color", "background-image", "background-position", "background-size"],
  font: ["font-family", "font-size", "font-style", "font-weight", "line-height", "font-variation-settings"],
  "place-items": ["align-items", "justify-items"],
  "place-content": ["align-content", "justify-content"],
  "place-self": ["align-self", "justify-self"],
  "text-decoration": ["text-decoration-line", "text-decoration-color", "text-decoration-thickness"],
  outline: ["outline-width", "outline-style", "outline-color"],
};

function longhands(property) {
  return (shorthands[property] ?? [property]).flatMap((name) => (shorthands[name] ? longhands(name) : name));
}

/** Every `before:` sets its content, and Tailwind's own properties are there to be set by several. */
const isShared = /^(--tw-.*|content)$/;

/** What a rule sets, and what else must be the same for another rule to be an alternative to it. */
function survey({ rule, conditions, utility }) {
  const properties = new Set();
  rule.walkDecls(({ prop }) => void properties.add(prop));
  const when = rule.selector.replaceAll(/\.(?:\\.|[\w-])+/g, ".");
  return {
    sets: new Set([...properties].filter((name) => !isShared.test(name)).flatMap(longhands)),
    kind: JSON.stringify([...conditions, when, ...[...properties].sort()]),
    utility,
  };
}

function specificityOf({ rule }) {
  return selectorSpecificity(parseSelectors().astSync(rule.selector).first);
}

/** The rules of one layer in the order in which they win: by specificity, and where that is the same, as they stand. */
function sortByStrength(rules) {
  const strengths = new Map(rules.map((entry) => [entry, specificityOf(entry)]));
  return rules.toSorted((one, other) => compare(strengths.get(one), strengths.get(other)));
}

/**
 * Cuts the rules of a layer into runs, the weakest first. Within a run, whoever sets the same thing as another sets
 * just that, under the same conditions: these are alternatives, never on one element, so their order does not matter.
 */
export function cutIntoRuns(rules) {
  const runs = [];
  let kinds = new Map();
  for (const entry of sortByStrength(rules)) {
    const { sets, kind } = survey(entry);
    const meets = [...sets].some((name) => kinds.has(name) && kinds.get(name) !== kind);
    if (meets || runs.length === 0) {
      runs.push([]);
      kinds = new Map();
    }
    for (const name of sets) kinds.set(name, kind);
    runs.at(-1).push({ ...entry, kind });
  }
  return runs;
}

/** Writes rules as nodes of a sheet, each within its conditions; neighbours share theirs. */
export function writeRules(rules) {
  const top = postcss.root();
  for (const { rule, conditions } of rules) {
    let place = top;
    for (const condition of conditions) {
      const [, name, params] = /^@(\S+) (.*)$/s.exec(condition);
      const { last } = place;
      if (last?.type === "atrule" && last.name === name && last.params === params) place = last;
      else {
        const fresh = postcss.atRule({ name, params, nodes: [] });
        place.append(fresh);
        place = fresh;
      }
    }
    place.append(rule.clone());
  }
  return top.nodes;
}
