/** Letters that Unicode does not decompose, and how people type them on another keyboard. */
const replacements: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ə: "e",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
};
const replaced = new RegExp(`[${Object.keys(replacements).join("")}]`, "gu");

// Marks, invisible characters, every kind of apostrophe, the Arabic tatweel and the Catalan middle dot.
const dropped =
  /[\p{M}\p{Cf}'`\u2018\u2019\u201b\u2032\u02b9-\u02bf\u02c8\ua78c\u05f3\u05f4\u0640\u00b7\u2027]/gu;

const maxLength = 250;

/** Returns the words of a text in lower case, without accents and punctuation, separated by single spaces. */
function foldText(text: string) {
  // NFKD would turn an acute accent that stands for an apostrophe into a space.
  const decomposed = text.replaceAll("\u00b4", "'").normalize("NFKD").toLowerCase();
  const plain = decomposed.replace(dropped, "").replace(replaced, (letter) => replacements[letter] ?? letter);
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** Returns the text by which a record is found: its name and its address, folded. */
export function searchTextOf(...texts: (string | null | undefined)[]): string {
  const folded = texts.map((text) => [...foldText(text ?? "")].slice(0, maxLength).join(""));
  return folded.filter(Boolean).join(" ");
}

/** Returns the parts of a query, each of which a record's search text has to contain: one per word as it was typed. */
export function searchParts(query: string): string[] {
  return [...new Set(query.split(/\s+/).map(foldText).filter(Boolean))];
}
