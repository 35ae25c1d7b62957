import { countCharacters } from "@/lib/text-normalization";
import { type FieldSchema, fieldsIn } from "./fields";

// Browsers break lines at spaces and hyphens, and between the letters of languages that write without spaces. A
// placeholder counts as a break, because its value has another length.
const breakable =
  /\{[a-zA-Z-]+\}|[^\S\u00a0\u202f]|(?!\u2011)\p{Pd}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}]/u;

const countLetters = (word: string) => countCharacters(word.replace(/\p{M}/gu, ""));

const message = (max: number) =>
  `A word of at most ${max} letters fits into a line here. Please shorten this word or divide it with a hyphen`;

/** Returns the words that do not fit into one line, without the punctuation around them. */
export function longWordsIn(schema: FieldSchema, content: unknown) {
  return fieldsIn(schema, content).flatMap(({ schema: { maxWord }, value, path }) => {
    if (maxWord === undefined || typeof value !== "string") return [];
    const words = value.split(breakable).map((word) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ""));
    const long = words.filter((word) => countLetters(word) > maxWord);
    return long.map((word) => ({ path, message: `${message(maxWord)}: “${word}”.` }));
  });
}
