import { isName, isVisible, onOneLine, visibleText } from "./typed-text";
import { z } from "./zod";

/** The databases differ for NUL and lone surrogates. */
export function isStorableText(value: string) {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** Returns at most `limit` + 1 characters, with replacement characters for those that cannot be stored. */
export function storable(value: string, limit: number) {
  return value.slice(0, limit + 1).replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}

type Errors = { tooLong?: string; unstorable?: string };

const visible = () => z.string().overwrite(visibleText);

function bounded(schema: z.ZodString, limit: number, { tooLong, unstorable }: Errors = {}) {
  return schema.max(limit, tooLong).refine(isStorableText, unstorable);
}

/** For every text input except passwords: NFC without invisible characters, storable in both databases. */
export function text(limit: number, errors?: Errors) {
  return bounded(visible(), limit, errors);
}

export function trimmed(limit: number, errors?: Errors) {
  return bounded(visible().trim(), limit, errors);
}

type Needed = Errors & { limit: number; missing: string };
type Kind = { isLine?: boolean; isShown?: (text: string) => boolean };

/** If the text is empty or invisible, the error is `missing`. */
export function needed({ limit, missing, isLine, isShown = isVisible, ...errors }: Needed & Kind) {
  const typed = isLine ? visible().overwrite(onOneLine) : visible();
  return bounded(typed.trim(), limit, errors)
    .min(1, missing)
    .refine((text) => text === "" || isShown(text), missing);
}

export function name(words: Needed) {
  return needed({ ...words, isLine: true, isShown: isName });
}

export const recordId = text(64).min(1);

export const recordSchema = z.strictObject({ id: recordId });

export type RecordInput = z.infer<typeof recordSchema>;

export const linkToken = text(200).min(1).describe("the part of the link after #");
