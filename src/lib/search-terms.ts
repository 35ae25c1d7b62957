const longest = 40;
const most = 16;

/** The words of a text as they are searched for: lower case, without accents, letters and figures only. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, longest).join(""));
}

/** The terms a record is found by, each once; a few are enough. */
export function termsOf(...texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => wordsOf(text ?? "")))].slice(0, most);
}

/** The range of terms that begin with a word, in a column that sorts by bytes. */
export function beginsWith(word: string): { gte: string; lt: string } {
  return { gte: word, lt: `${word}\u{10ffff}` };
}
