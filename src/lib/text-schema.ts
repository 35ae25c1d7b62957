import { isName, isVisible, onOneLine, visibleText } from "./typed-text";
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

const visible = () => z.string().overwrite(visibleText);

function bounded(schema: z.ZodString, limit: number, { tooLong, unstorable }: Errors = {}) {
  return schema.max(limit, tooLong).refine(isStorableText, unstorable);
}

/**
 * A text for every input but passwords: NFC without invisible characters, then at most `limit` characters, and storable in
 * both databases.
 */
export function text(limit: number, errors?: Errors) {
  return bounded(visible(), limit, errors);
}

/** Also trims white space. */
export function trimmed(limit: number, errors?: Errors) {
  return bounded(visible().trim(), limit, errors);
}

type Needed = Errors & { limit: number; missing: string };
type Kind = { isLine?: boolean; isShown?: (text: string) => boolean };

/** A trimmed text, or line, of which something can be seen; else the error is `missing`. */
export function needed({ limit, missing, isLine, isShown = isVisible, ...errors }: Needed & Kind) {
  const typed = isLine ? visible().overwrite(onOneLine) : visible();
  return bounded(typed.trim(), limit, errors)
    .min(1, missing)
    .refine((text) => text === "" || isShown(text), missing);
}

/** A person's name, or another one: a line with at least a letter, digit or symbol. */
export function name(words: Needed) {
  return needed({ ...words, isLine: true, isShown: isName });
}

export const recordId = text(64).min(1);

export const linkToken = text(200).min(1).describe("the part of the link after #");
