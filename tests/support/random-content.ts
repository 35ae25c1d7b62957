import { type DocumentId, formSchema } from "@/content/documents";
import type { FieldSchema } from "@/content/fields";

/** Returns a number from 0 to below 1. */
type Random = () => number;

/** `pick` determines words and choices; `fill` determines how close lengths and numbers are to their maximum. */
type Dice = { pick: Random; fill: Random };

const words =
  "a the of what is left when nobody looks and morning evening kitchen quietly understanding responsibility wholeheartedly Zürich façade 2026".split(
    " ",
  );

function textOf({ pick, fill }: Dice, { minLength: least = 0, maxLength: most = 100, maxWord }: FieldSchema) {
  const longest = "responsibilitywholeheartedly".slice(0, maxWord);
  const fitting = maxWord ? [...words.filter((word) => word.length <= maxWord), longest] : words;
  const wanted = Math.max(least, Math.ceil(most * fill()));
  let text = "";
  for (;;) {
    const word = fitting[Math.floor(pick() * fitting.length)] ?? "a";
    const longer = text ? `${text} ${word}` : word.slice(0, most);
    if (longer.length > wanted && text) return text;
    text = longer;
    if (text.length >= wanted) return text;
  }
}

function madeUp(schema: FieldSchema, dice: Dice): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.names) {
    const choices = Object.keys(schema.names);
    return choices[Math.floor(dice.pick() * choices.length)];
  }
  if (schema.format === "email") return "ilse@words.example.org";
  if (schema.widget === "date") return dice.pick() < 0.5 ? "" : "2026-11-26";
  if (schema.widget === "address") return "https://words.example.org/";
  if (schema.type === "boolean") return dice.pick() < 0.5;
  if (schema.type === "integer") return Math.floor(dice.fill() ** 4 * 200_000);
  if (schema.type === "array") {
    const { minItems = 0, maxItems = minItems, items = {} } = schema;
    const count = minItems + Math.round(dice.fill() * (maxItems - minItems));
    return Array.from({ length: count }, () => madeUp(items, dice));
  }
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, field]) => [key, madeUp(field, dice)]),
    );
  return textOf(dice, schema);
}

type Item = Record<string, unknown>;

type Values = Item & { list: Item[]; clauses: Item[] };

const rules: Partial<Record<DocumentId, (values: Values) => object>> = {
  // More clauses of the maximum length would exceed the maximum size of a document.
  terms: ({ clauses, ...values }) => ({ ...values, clauses: clauses.slice(0, 12) }),
  testimonials: ({ list }) => ({
    list: list.map((one, index) => ({ ...one, onHome: index < 3, onPricing: index >= 3 && index < 9 })),
  }),
  futureApps: ({ list, ...values }) => ({
    ...values,
    list: list.map((one, index) => ({ ...one, slug: `app-${index}` })),
  }),
};

/** Returns valid random content. If `fill` always returns 1, texts and lists have their maximum length. */
export function randomContent(document: DocumentId, pick: Random, fill = pick) {
  const values = madeUp(formSchema(document), { pick, fill }) as Values;
  return (rules[document]?.(values) ?? values) as Record<string, unknown>;
}
