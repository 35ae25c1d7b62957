import { deskPages } from "@/content/desk-pages";
import type { FieldSchema } from "@/content/fields";
import { stripEmphasis } from "@/lib/emphasis";
import { groupDigits } from "@/lib/grouped-digits";
import { isRecord } from "@/lib/is-record";
import { capitalise } from "@/lib/number-words";
import { countCharacters, endWithEllipsis, takeCharacters } from "@/lib/text-normalization";

export type Values = Record<string, unknown>;

/** Returns a field's title, or else its key as words, such as "Best for". */
export function labelOf(key: string, { title }: FieldSchema = {}) {
  return title ?? capitalise(key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** Returns the schema at a path. A number in the path, as in "list.2.quote", is the index of an item. */
export function schemaAt(schema: FieldSchema, path: string): FieldSchema | undefined {
  let inner: FieldSchema | undefined = schema;
  for (const key of path.split(".").filter(Boolean)) inner = inner?.items ?? inner?.properties?.[key];
  return inner;
}

/** Returns the page on which the preview shows the field at a path, if the schema names one. */
export function pageAt(schema: FieldSchema, path: string): string | undefined {
  const [key = "", ...rest] = path.split(".");
  const inner = schema.items ?? schema.properties?.[key];
  return (inner && pageAt(inner, rest.join("."))) ?? schema.page;
}

const { yes, no } = deskPages.differences;

/** Returns "3 November 2026", or the text itself if it is not a date. */
function readableDay(day: string) {
  const moment = new Date(`${day}T00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return moment.toLocaleDateString("en-GB", format);
}

/** Returns a value as text; an item of a list is represented by its first text that is not empty. */
export function readable(schema: FieldSchema, value: unknown): string {
  if (schema.properties && isRecord(value)) {
    const written = Object.entries(schema.properties).filter(
      ([, { widget = "" }]) => !["flag", "choice", "date"].includes(widget),
    );
    const texts = written.map(([key, part]) => readable(part, value[key]));
    return texts.find((text) => text !== "") ?? "";
  }
  if (Array.isArray(value)) return value.map((item) => readable(schema.items ?? {}, item)).join(", ");
  if (typeof value === "boolean") return value ? yes : no;
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return groupDigits(value);
  if (schema.widget === "date") return readableDay(`${value}`);
  return schema.names?.[`${value}`] ?? `${value}`;
}

const nameLength = 48;

/**
 * Returns the beginning of an item's first text without asterisks, cut after a whole word; "" if all texts are empty.
 */
export function itemName(schema: FieldSchema, item: unknown) {
  const text = stripEmphasis(readable(schema, item));
  if (countCharacters(text) <= nameLength) return text;
  const cut = takeCharacters(text, nameLength);
  return endWithEllipsis(cut.replace(/ [^ ]*$/, "") || cut);
}

/** Returns an item's name, or its number if it is a single text or has no name yet. */
export function itemLabel(items: FieldSchema, item: unknown, place: number) {
  return (items.properties && itemName(items, item)) || `${place + 1}`;
}

/**
 * Returns labels such as "Hours of the night › Hours › 02:40 › Text". A field that this release does not have is named
 * by its key.
 */
export function labelAt(schema: FieldSchema, path: string, values: unknown = {}) {
  let outer: FieldSchema | undefined = schema;
  let value = values;
  const labels = path.split(".").map((key) => {
    const { items, properties }: FieldSchema = outer ?? {};
    value = isRecord(value) || Array.isArray(value) ? (value as Values)[key] : undefined;
    outer = items ?? properties?.[key];
    return items ? itemLabel(items, value, Number(key)) : labelOf(key, outer);
  });
  return labels.join(" › ");
}

export function defaultOf(schema: FieldSchema): unknown {
  if (!schema.properties) return schema.default;
  const inner = Object.entries(schema.properties);
  return Object.fromEntries(inner.map(([key, part]) => [key, defaultOf(part)]));
}

export function blankOf(schema: FieldSchema): unknown {
  if (schema.properties) {
    const inner = Object.entries(schema.properties);
    return Object.fromEntries(inner.map(([key, part]) => [key, blankOf(part)]));
  }
  const { items } = schema;
  if (items) return Array.from({ length: schema.minItems ?? 0 }, () => blankOf(items));
  if (schema.default !== undefined) return schema.default;
  if (schema.widget === "flag") return false;
  return schema.widget === "choice" ? Object.keys(schema.names ?? {})[0] : "";
}

/** react-hook-form requires objects as items, so single fields are wrapped as `{ value }`. */
const isPlainList = ({ items }: FieldSchema) => items !== undefined && !items.properties;

function mapped(schema: FieldSchema, value: unknown, change: (item: unknown) => unknown): unknown {
  if (schema.properties && isRecord(value)) {
    const inner = Object.entries(value).map(([key, own]) => {
      const part = schema.properties?.[key];
      return [key, part ? mapped(part, own, change) : own];
    });
    return Object.fromEntries(inner);
  }
  if (!schema.items || !Array.isArray(value)) return value;
  const { items } = schema;
  return value.map((item) => (isPlainList(schema) ? change(item) : mapped(items, item, change)));
}

export function toFormValues(schema: FieldSchema, values: Values) {
  return mapped(schema, values, (value) => ({ value })) as Values;
}

export function fromFormValues(schema: FieldSchema, values: Values) {
  return mapped(schema, values, (item) => (isRecord(item) ? item.value : item)) as Values;
}

export function formName(schema: FieldSchema, path: string) {
  const list = schemaAt(schema, path.split(".").slice(0, -1).join("."));
  const name = path ? `values.${path}` : "values";
  return list && isPlainList(list) ? `${name}.value` : name;
}
