// Does not import the schemas, so that the Desk's form can use this file in the browser.
import { isEqual } from "@/lib/is-equal";
import { isRecord } from "@/lib/is-record";
import type { FieldSchema } from "./fields";

/** Returns whether an item quotes a person who has not agreed yet. */
const isUndated = (item: unknown) => isRecord(item) && item.consentedOn === "";

/** Testimonials cannot be confirmed as they are, because each needs the day of its consent. */
export const mayConfirm = (schema: FieldSchema) => !schema.items?.properties?.consentedOn;

/** Returns the paths of the sample texts that were not replaced, without fields that cannot be changed. */
export function unreplacedIn(
  schema: FieldSchema,
  initial: unknown,
  value: unknown,
  path: string[] = [],
): string[][] {
  if (schema.widget === "fixed") return [];
  // Only texts are invented, so other kinds of fields and empty texts may stay.
  const mayStay =
    schema.mayStay ||
    ["amount", "address", "choice", "date", "flag"].includes(`${schema.widget}`) ||
    value === "";
  if (path.length > 0 && mayStay) return [];
  if (schema.properties && isRecord(initial) && isRecord(value)) {
    return Object.entries(schema.properties).flatMap(([key, part]) =>
      unreplacedIn(part, initial[key], value[key], [...path, key]),
    );
  }
  if (!Array.isArray(initial) || !Array.isArray(value)) return isEqual(value, initial) ? [path] : [];
  return value.flatMap((item, place) =>
    initial.some((sample) => isEqual(sample, item)) || isUndated(item) ? [[...path, `${place}`]] : [],
  );
}

export function samplesIn(
  schema: FieldSchema,
  path: string[] = [],
): { path: string[]; schema: FieldSchema }[] {
  const own = schema.sample ? [{ path, schema }] : [];
  const inner = Object.entries(schema.properties ?? {});
  return [...own, ...inner.flatMap(([key, part]) => samplesIn(part, [...path, key]))];
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}
