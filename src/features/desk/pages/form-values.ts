import { isRecord } from "@/lib/is-record";
import { type FieldSchema, schemaAt, type Values } from "./form-schema";

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
  const parts = path === "" ? [] : path.split(".");
  const list = schemaAt(schema, parts.slice(0, -1));
  const name = ["values", ...parts].join(".");
  return list && isPlainList(list) ? `${name}.value` : name;
}
