// Does not import the schemas, so that the Desk's form can use this file in the browser.
import { isRecord } from "@/lib/is-record";

/** Returns whether an item quotes a person who has not agreed yet. */
const isUndated = (item: unknown) => isRecord(item) && item.consentedOn === "";

type WithSamples = {
  sample?: string;
  mayStay?: boolean;
  widget?: string;
  properties?: Record<string, WithSamples>;
  items?: WithSamples;
};

/** Testimonials cannot be confirmed as they are, because each needs the day of its consent. */
export const mayConfirm = (schema: WithSamples) => !schema.items?.properties?.consentedOn;

/** Returns the paths of the sample texts that were not replaced, without fields that cannot be changed. */
export function unreplacedIn(
  schema: WithSamples,
  initial: unknown,
  value: unknown,
  path: string[] = [],
): string[][] {
  if (schema.widget === "fixed") return [];
  // Only the texts of a group are invented, so its other fields and empty fields may stay.
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
  if (!Array.isArray(initial) || !Array.isArray(value))
    return JSON.stringify(value) === JSON.stringify(initial) ? [path] : [];
  const samples = new Set(initial.map((item) => JSON.stringify(item)));
  return value.flatMap((item, place) =>
    samples.has(JSON.stringify(item)) || isUndated(item) ? [[...path, `${place}`]] : [],
  );
}

export function samplesIn(
  schema: WithSamples,
  path: string[] = [],
): { path: string[]; schema: WithSamples }[] {
  const own = schema.sample ? [{ path, schema }] : [];
  const inner = Object.entries(schema.properties ?? {});
  return [...own, ...inner.flatMap(([key, part]) => samplesIn(part, [...path, key]))];
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}
