import { isRecord } from "@/lib/is-record";
import { countCharacters } from "@/lib/text-normalization";
import type { FieldSchema } from "./fields";

// Browsers break lines at spaces and hyphens, and between the letters of languages that write without spaces. A
// placeholder counts as a break, because its value has another length.
const breakable =
  /\{[a-zA-Z-]+\}|[^\S\u00a0\u202f]|(?!\u2011)\p{Pd}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}]/u;

const countLetters = (word: string) => countCharacters(word.replace(/\p{M}/gu, ""));

const message = (max: number) =>
  `A word of at most ${max} letters fits into a line here. Please shorten this word or divide it with a hyphen`;

/** Returns the words that do not fit into one line, without the punctuation around them. */
export function longWordsIn(
  { properties, items, maxWord }: FieldSchema,
  value: unknown,
  path: readonly (string | number)[] = [],
): { path: string; message: string }[] {
  if (items && Array.isArray(value))
    return value.flatMap((item, place) => longWordsIn(items, item, [...path, place]));
  if (properties && isRecord(value))
    return Object.entries(properties).flatMap(([key, part]) => longWordsIn(part, value[key], [...path, key]));
  if (maxWord === undefined || typeof value !== "string") return [];
  const words = value.split(breakable).map((word) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ""));
  const long = words.filter((word) => countLetters(word) > maxWord);
  return long.map((word) => ({ path: path.join("."), message: `${message(maxWord)}: “${word}”.` }));
}
