// Does not import the schemas, so that the Desk's form can use it in the browser.
import { isRecord } from "@/lib/is-record";

/** Returns whether an item quotes a person who has not agreed yet. */
const isUndated = (item: unknown) => isRecord(item) && item.consentedOn === "";

/** Returns whether a sample was replaced completely: each field of a group, and each sample item of a list. */
export function isReplaced(initial: unknown, value: unknown): boolean {
  if (JSON.stringify(value) === JSON.stringify(initial)) return false;
  if (isRecord(initial) && isRecord(value))
    return Object.entries(initial).every(([key, own]) => isReplaced(own, value[key]));
  if (!Array.isArray(initial) || !Array.isArray(value)) return true;
  const samples = new Set(initial.map((item) => JSON.stringify(item)));
  return !value.some((item) => samples.has(JSON.stringify(item)) || isUndated(item));
}

type WithSamples = { sample?: string; properties?: Record<string, WithSamples> };

/** Returns the sample texts in a document's schema, each with its path and what to do about it. */
export function samplesIn(schema: WithSamples, path: string[] = []): { path: string[]; note: string }[] {
  const own = schema.sample ? [{ path, note: schema.sample }] : [];
  const inner = Object.entries(schema.properties ?? {});
  return [...own, ...inner.flatMap(([key, part]) => samplesIn(part, [...path, key]))];
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}
