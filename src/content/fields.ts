import { isMailtoAddress } from "@/lib/email-address";
import { emailSchema } from "@/lib/email-schema";
import { isHttpsAddress } from "@/lib/https-address";
import { isRecord } from "@/lib/is-record";
import { removeOuterQuotes } from "@/lib/text-normalization";
import { requiredLine, requiredText, trimmed, trimmedLine } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { factNames, hasOnlyFacts } from "./facts";

export type Widget =
  | "heading"
  | "line"
  | "text"
  | "address"
  | "amount"
  | "flag"
  | "choice"
  | "date"
  | "fixed";

type Meta = {
  /** If unset, the form shows the key as words. */
  title?: string;
  /** The maximum number of letters of a word that fits into one line. */
  maxWord?: number;
  note?: string;
  /** What to do about this sample text before launch; unset if the default may stay. */
  sample?: string;
  /** Whether this text of a sample may stay, because it is true on every site. */
  mayStay?: boolean;
  /** The page of the document on which the preview shows this text; if unset, the page that the coach has chosen. */
  page?: string;
  /** Whether this field of an item cannot be changed after the item was published. */
  isKept?: boolean;
};

/** The part of a document's JSON Schema that its form uses. */
export type FieldSchema = Meta & {
  type?: string;
  widget?: Widget;
  names?: Record<string, string>;
  const?: string;
  format?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
};

type Options = Meta & {
  /** The maximum number of characters that fit into the layout. */
  max?: number;
  isOptional?: boolean;
  /** Whether the page sets quotation marks around the text. */
  isQuote?: boolean;
};

const words = {
  missing: "Please write something here.",
  tooLong: (max: number) => `At most ${max} characters fit here.`,
  unstorable: "This text contains a character that cannot be stored.",
  tooFew: (min: number) =>
    min === 1 ? "At least one of these is needed." : `At least ${min} of these are needed.`,
  tooMany: (max: number) => `At most ${max} fit here.`,
  address:
    "Please begin with https://, as in https://example.org/page. A page of this site begins with /, an email address with mailto:.",
  mailto: "Please put a whole email address after mailto:, as in mailto:name@example.org.",
  host: "This is not the address of a site. Please check what follows https://, as in https://example.org/page.",
  spaces: "An address has no spaces. Please take them out.",
  addressTooLong: (max: number) => `An address has at most ${max} characters here.`,
  amount: "Please give a whole amount in figures alone, as in 45.",
  amountTooLarge: "At most 10,000,000 can be shown.",
  quote: "Without quotation marks; the page adds them.",
  date: "Please give a day, as in 2026-11-26.",
  fact: `Only these names can be used in braces: ${factNames.map((name) => `{${name}}`).join(", ")}.`,
} as const;

/** `initial` is undefined in the items of a list, which have no defaults. */
function withDefault<T>(schema: z.ZodType<T>, initial: T | undefined): z.ZodType<T> {
  return initial === undefined ? schema : schema.default(initial as z.core.util.NoUndefined<T>);
}

function textField(widget: Widget, limit: number) {
  return (initial?: string, { max = limit, isOptional = false, isQuote = false, ...meta }: Options = {}) => {
    const errors = { tooLong: words.tooLong(max), unstorable: words.unstorable };
    const [optional, required] = widget === "text" ? [trimmed, requiredText] : [trimmedLine, requiredLine];
    const bounded = isOptional
      ? optional(max, errors)
      : required({ limit: max, missing: words.missing, ...errors });
    const unquoted = isQuote ? bounded.overwrite(removeOuterQuotes).meta({ note: words.quote }) : bounded;
    return withDefault(unquoted.refine(hasOnlyFacts, words.fact).meta({ widget, ...meta }), initial);
  };
}

const headingField = textField("heading", 80);
export const heading: typeof headingField = (initial, meta) =>
  headingField(initial, { maxWord: 18, ...meta });
export const line = textField("line", 140);
/** A paragraph; words between two asterisks are emphasised. */
export const text = textField("text", 700);
/** The form calls a lead an introduction, because coaches may not know the term "lead". */
export const lead: typeof text = (initial, meta) => text(initial, { title: "Introduction", ...meta });

function isAddress(address: string) {
  if (/\\/.test(address)) return false;
  if (/^(\/(?!\/)|#)/.test(address)) return true;
  if (!/^mailto:/i.test(address)) return isHttpsAddress(address);
  return URL.canParse(address) && isMailtoAddress(new URL(address).pathname);
}

function explainAddress(address: unknown) {
  if (/^mailto:/i.test(`${address}`)) return words.mailto;
  return /^https:\/\//i.test(`${address}`) ? words.host : words.address;
}

/** The target of a link: an https or email address, or a path or anchor of the site. */
export function address(initial?: string, { isOptional = false, max = 500, ...meta }: Options = {}) {
  const hasSpace = (value: string) => /\s/.test(value);
  const isFilled = (value: string) => (value === "" ? isOptional : hasSpace(value) || isAddress(value));
  return withDefault(
    trimmed(max, { tooLong: words.addressTooLong(max), unstorable: words.unstorable })
      .refine((value) => !hasSpace(value), words.spaces)
      .refine(isFilled, { error: ({ input }) => explainAddress(input) })
      .meta({ widget: "address", ...meta }),
    initial,
  );
}

export function email(initial?: string, meta: Meta = {}) {
  return withDefault(emailSchema.meta({ widget: "line", format: "email", maxLength: 254, ...meta }), initial);
}

export function amount(initial?: number, meta: Meta = {}) {
  const schema = z.int(words.amount).min(0, words.amount).max(10_000_000, words.amountTooLarge);
  return withDefault(schema.meta({ widget: "amount", ...meta }), initial);
}

export function flag(initial?: boolean, meta: Meta = {}) {
  return withDefault(z.boolean().meta({ widget: "flag", ...meta }), initial);
}

export function choice<const T extends Record<string, string>>(
  names: T,
  initial?: keyof T & string,
  meta: Meta = {},
) {
  const values = Object.keys(names) as (keyof T & string)[];
  const schema = z.enum(values as [keyof T & string]) as unknown as z.ZodType<keyof T & string>;
  return withDefault(schema.meta({ widget: "choice", names, ...meta }), initial);
}

export function date(initial?: string, meta: Meta = {}) {
  const schema = z.union([z.literal(""), z.iso.date(words.date)]);
  return withDefault(schema.meta({ widget: "date", ...meta }), initial);
}

export function fixed<const T extends string>(value: T, why = "The site's own words stay as they are.") {
  return z
    .literal(value)
    .meta({ widget: "fixed", note: why })
    .default(value as z.core.util.NoUndefined<T>)
    .catch(value) as unknown as z.ZodType<T>;
}

type Shape = Record<string, z.ZodType>;

/** A group of fields, in which fields without a value get their defaults. */
export function part<S extends Shape>(title: string | undefined, shape: S) {
  return z
    .object(shape)
    .meta({ title })
    .prefault({} as z.input<z.ZodObject<S>>);
}

/** Returns whether a field, or every field of a group, cannot be changed. */
export function isFixed({ widget, properties }: FieldSchema): boolean {
  return widget === "fixed" || (properties !== undefined && Object.values(properties).every(isFixed));
}

/** Returns each single field in a value with its path; a path names the item of a list by its index. */
export function fieldsIn(
  schema: FieldSchema,
  value: unknown,
  path: readonly string[] = [],
): { schema: FieldSchema; value: unknown; path: string }[] {
  const { properties, items } = schema;
  if (items && Array.isArray(value))
    return value.flatMap((item, place) => fieldsIn(items, item, [...path, `${place}`]));
  if (properties && isRecord(value))
    return Object.entries(properties).flatMap(([key, part]) => fieldsIn(part, value[key], [...path, key]));
  return [{ schema, value, path: path.join(".") }];
}

type FixedTexts = { readonly [name: string]: string | readonly string[] | FixedTexts };
const isList = (value: object): value is readonly string[] => Array.isArray(value);

/**
 * Returns a read-only group of constant texts, in which a list is shown line by line. The text `name` of a nested group
 * is also the title of that group.
 */
export function fixedPart(title: string | undefined, texts: FixedTexts, why?: string): z.ZodType<object> {
  const fields = Object.entries(texts).map(([name, value]) => {
    if (typeof value === "string") return [name, fixed(value, why)];
    if (isList(value)) return [name, fixed(value.join("\n"), why)];
    return [name, fixedPart(typeof value.name === "string" ? value.name : undefined, value, why)];
  });
  return part(title, Object.fromEntries(fields));
}

export function item<S extends Shape>(shape: S) {
  return z.object(shape);
}

export function list<T extends z.ZodType>(
  of: T,
  { min = 1, max }: { min?: number; max: number },
  initial: readonly z.output<T>[],
) {
  const schema = z.array(of).min(min, words.tooFew(min)).max(max, words.tooMany(max));
  return schema.default([...initial] as z.core.util.NoUndefined<z.output<T>[]>);
}

/** A list whose number of items is fixed by the page's layout. */
export function fixedList<T extends z.ZodType>(of: T, initial: readonly z.output<T>[]) {
  return list(of, { min: initial.length, max: initial.length }, initial);
}

export function pageMeta(
  title: string | ReturnType<typeof line>,
  description: string,
  { sample }: { sample?: string } = {},
) {
  return part("Search engines and link previews", {
    title: typeof title === "string" ? line(title, { max: 40 }) : title,
    description: line(description, { note: "Search engines show about 160 characters.", max: 200, sample }),
  });
}
