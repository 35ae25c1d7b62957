import { z } from "./zod";

/** Whether both databases store a text as it is: NUL and lone surrogates mean different things to the two. */
export function isStorableText(value: string) {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** A text of at most `limit` characters, with a replacement sign for what cannot be stored: it is no longer the same text. */
export function storable(value: string, limit: number) {
  return value.slice(0, limit + 1).replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}

type Errors = { tooLong?: string; unstorable?: string };

const composed = () => z.string().normalize("NFC");

function bounded(schema: z.ZodString, limit: number, { tooLong, unstorable }: Errors = {}) {
  return schema.max(limit, tooLong).refine(isStorableText, unstorable);
}

/**
 * Text as every procedure takes it, passwords aside: composed (NFC), at most `limit` characters, and without what the two
 * databases would keep differently or not at all.
 */
export function text(limit: number, errors?: Errors) {
  return bounded(composed(), limit, errors);
}

/** The same without white space around it. */
export function trimmed(limit: number, errors?: Errors) {
  return bounded(composed().trim(), limit, errors);
}

/** What names a record. */
export const recordId = text(64).min(1);

/** The secret of a one-time link, as its address carries it. */
export const linkToken = text(200).min(1).describe("the part of the link after #");
