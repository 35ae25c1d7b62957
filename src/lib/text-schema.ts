import { z } from "./zod";

/** Returns whether both databases store a text unchanged; they treat NUL and lone surrogates differently. */
export function isStorableText(value: string) {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** Returns a text cut to `limit` characters, with replacement characters for what cannot be stored. */
export function storable(value: string, limit: number) {
  return value.slice(0, limit + 1).replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}

type Errors = { tooLong?: string; unstorable?: string };

const composed = () => z.string().normalize("NFC");

function bounded(schema: z.ZodString, limit: number, { tooLong, unstorable }: Errors = {}) {
  return schema.max(limit, tooLong).refine(isStorableText, unstorable);
}

/** A text for every input but passwords: NFC, at most `limit` characters, and storable in both databases. */
export function text(limit: number, errors?: Errors) {
  return bounded(composed(), limit, errors);
}

/** Also trims white space. */
export function trimmed(limit: number, errors?: Errors) {
  return bounded(composed().trim(), limit, errors);
}

export const recordId = text(64).min(1);

export const linkToken = text(200).min(1).describe("the part of the link after #");
