import type { Widget } from "@/content/fields";
import { capitalised } from "@/lib/number-words";

/** The part of a document's JSON Schema that its form uses; `src/content/fields.ts` explains it. */
export type FieldSchema = {
  type?: string;
  title?: string;
  widget?: Widget;
  note?: string;
  sample?: string;
  isKept?: boolean;
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

export type Values = Record<string, unknown>;

/** Returns the label of a field: its title, or its key as words, such as "Best for". */
export function labelOf(key: string, { title }: FieldSchema = {}) {
  return title ?? capitalised(key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** Returns the schema at a path inside another one; a number in the path is the index of an item. */
export function schemaAt(schema: FieldSchema, path: readonly string[]): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>(
    (inner, key) => (inner?.items ? inner.items : inner?.properties?.[key]),
    schema,
  );
}

/** Returns the labels of a path, such as ["Hours of the night", "Hours", "2", "Text"]. */
export function labelsOf(schema: FieldSchema, path: readonly string[]): string[] {
  return path.map((key, at) => {
    const outer = schemaAt(schema, path.slice(0, at));
    return outer?.items ? `${Number(key) + 1}` : labelOf(key, outer?.properties?.[key]);
  });
}

/** Returns the default of a field or group. */
export function defaultOf(schema: FieldSchema): unknown {
  if (!schema.properties) return schema.default;
  const inner = Object.entries(schema.properties);
  return Object.fromEntries(inner.map(([key, part]) => [key, defaultOf(part)]));
}

/** Returns a new, empty item of a list. */
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
