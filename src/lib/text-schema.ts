import { isStorableText } from "./storable-text";
import { z } from "./zod";

type Errors = { tooLong?: string; unstorable?: string };

/**
 * Text as every procedure takes it, passwords aside: composed (NFC), at most `limit` characters, and without what the two
 * databases would keep differently or not at all.
 */
export function text(limit: number, { tooLong, unstorable }: Errors = {}) {
  return z.string().normalize("NFC").max(limit, tooLong).refine(isStorableText, unstorable);
}

/** The same without white space around it. */
export function trimmed(limit: number, { tooLong, unstorable }: Errors = {}) {
  return z.string().normalize("NFC").trim().max(limit, tooLong).refine(isStorableText, unstorable);
}

/** What names a record. */
export const recordId = text(64).min(1);

/** The secret of a one-time link, as its address carries it. */
export const linkToken = text(200).min(1).describe("the part of the link after #");
