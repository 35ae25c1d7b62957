const maxTermLength = 40;
const most = 16;

/** The words of a text as they are searched for: lower case, without accents, letters and figures only. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, maxTermLength).join(""));
}

/** A text that is one address, or the beginning of one, as it is searched for; null for any other text. */
export function addressTerm(text: string): string | null {
  const folded = text.trim().normalize("NFKC").toLowerCase();
  return /^[^\s@]+@[^\s@]*$/.test(folded) ? folded : null;
}

/** The terms a record is found by, each once: an address as a whole, and the words of everything. */
export function termsOf(...texts: (string | null | undefined)[]): string[] {
  const given = texts.map((text) => text ?? "");
  const whole = given.flatMap((text) => addressTerm(text) ?? []);
  return [...new Set([...whole, ...given.flatMap(wordsOf)])].slice(0, most);
}

/** The range of terms that begin with a word, in a column that sorts by bytes. */
export function beginsWith(word: string): { gte: string; lt: string } {
  return { gte: word, lt: `${word}\u{10ffff}` };
}
