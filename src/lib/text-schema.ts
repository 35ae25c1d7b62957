import { isValidName, isVisibleText, normalizeText, replaceLineBreaks } from "./text-normalization";
import { z } from "./zod";

/** Returns false for NUL and lone surrogates, which the two databases treat differently. */
export function isStorableText(value: string) {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** Returns at most `limit` + 1 characters, with replacement characters for those that cannot be stored. */
export function replaceUnstorable(value: string, limit: number) {
  return value.slice(0, limit + 1).replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}

type Errors = { tooLong?: string; unstorable?: string };

const normalized = () => z.string().overwrite(normalizeText);

function bounded(schema: z.ZodString, limit: number, { tooLong, unstorable }: Errors = {}) {
  return schema.max(limit, tooLong).refine(isStorableText, unstorable);
}

/** Normalizes the text to NFC, removes invisible characters, and refuses what one of the databases cannot store. */
export function text(limit: number, errors?: Errors) {
  return bounded(normalized(), limit, errors);
}

export function trimmed(limit: number, errors?: Errors) {
  return bounded(normalized().trim(), limit, errors);
}

/** Like `trimmed`, but tabs and line breaks become spaces. */
export function trimmedLine(limit: number, errors?: Errors) {
  return bounded(normalized().overwrite(replaceLineBreaks).trim(), limit, errors);
}

type Required = Errors & { limit: number; missing: string };

function required(schema: z.ZodString, { limit, missing, ...errors }: Required, isFilled = isVisibleText) {
  return (
    bounded(schema.trim(), limit, errors)
      .min(1, missing)
      // An empty text has the error of `min` already.
      .refine((text) => text === "" || isFilled(text), missing)
  );
}

/** The schema of a required text. It is trimmed; if it is empty or invisible, the error is `missing`. */
export function requiredText(options: Required) {
  return required(normalized(), options);
}

/** Like `requiredText`, but tabs and line breaks become spaces. */
export function requiredLine(options: Required) {
  return required(normalized().overwrite(replaceLineBreaks), options);
}

/** A name: one line with at least one letter, digit or symbol. */
export function name(options: Required) {
  return required(normalized().overwrite(replaceLineBreaks), options, isValidName);
}

export const recordId = text(64).min(1);

export const recordSchema = z.strictObject({ id: recordId });

export type RecordInput = z.infer<typeof recordSchema>;

export const linkToken = text(200).min(1).describe("the part of the link after #");
