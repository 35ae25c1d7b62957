import { isStorableText } from "./storable-text";
import { z } from "./zod";

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
