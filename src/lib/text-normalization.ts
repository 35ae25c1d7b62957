// In these scripts a joiner or variation selector changes the letter before it.
const joining =
  "Arab Syrc Nkoo Adlm Mong Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Mymr Khmr Bali Java"
    .split(" ")
    .map((script) => `\\p{scx=${script}}`)
    .join("");

/** Invisible characters that are kept: within emoji, and in scripts in which they change letters. */
const needed = [
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})",
  `(?<=[${joining}])[\\u200c\\u200d]`,
  `(?<=[\\p{Emoji}\\p{S}\\p{scx=Han}${joining}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`,
  "(?<=\\p{scx=Mong})[\\u180b-\\u180f]",
  "(?<=\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{0,6})[\\u{e0030}-\\u{e007f}]",
].join("|");

// Default_Ignorable_Code_Point covers zero-width, filler, tag and bidirectional characters; the other parts are control
// characters or have empty glyphs. NUL is kept here, because the schema refuses it.
const invisible = new RegExp(
  `(${needed})|[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffc\\u{13441}\\u{13442}\\u{1d159}]|(?![\\0\\s])\\p{Cc}`,
  "gu",
);

// No letter has more than 30 marks (UAX #15), and normalising a long run of marks takes quadratic time. NFKC turns the
// halfwidth Japanese voicing marks into combining marks.
const surplusMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** Returns a text in NFC without invisible characters, except those that its script or an emoji needs. */
export function normalizeText(text: string) {
  // Texts from slides and typesetting programs have line breaks that browsers show as a sign or not at all.
  const visible = text
    .replace(/[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(invisible, "$1")
    .replaceAll("\u2800", " ");
  return visible.replace(surplusMarks, "$1").normalize("NFC");
}

const quotationMarks = ["“”", "„“", "„”", "«»", "»«", '""', "‘’"];

/** Removes quotation marks around the whole text. */
export function removeOuterQuotes(text: string) {
  const inner = text.slice(1, -1);
  // The apostrophe of a word such as “don’t” is also a quotation mark.
  const others = inner.replace(/(?<=\p{L})’(?=\p{L})/gu, "");
  const isQuoted = quotationMarks.some(
    ([open = "", close = ""]) =>
      text.startsWith(open) && text.endsWith(close) && !others.includes(open) && !others.includes(close),
  );
  return (isQuoted && inner.trim()) || text;
}

/** Counts characters as zod's limits do: an emoji is one character, but has a `length` of two or more. */
export const countCharacters = (text: string) => [...text].length;

export const takeCharacters = (text: string, count: number) => [...text].slice(0, count).join("");

/** Ends the beginning of a text with an ellipsis instead of a full stop, comma or colon. */
export const endWithEllipsis = (beginning: string) => `${beginning.replace(/[\s.,;:…]+$/, "")}…`;

/**
 * Splits a word into the characters that a reader sees, or into code points in Firefox before 125, which has no
 * Intl.Segmenter.
 */
export function splitCharacters(word: string) {
  if (!("Segmenter" in Intl)) return [...word];
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word);
  return Array.from(segments, ({ segment }) => segment);
}

/**
 * Returns a text of at most `max` characters unchanged. Cuts a longer text after a word, or within a long word, and
 * adds an ellipsis.
 */
export function shortenText(text: string, max: number) {
  if (countCharacters(text) <= max) return text;
  const beginning = takeCharacters(text, max + 1);
  const words = beginning.replace(/\s+\S{0,30}$/, "");
  const isCut = words === beginning;
  return endWithEllipsis(isCut ? splitCharacters(beginning).slice(0, -1).join("") : words);
}

export const replaceLineBreaks = (text: string) => text.replace(/[\t-\r\u2028\u2029]+/g, " ");

/**
 * Returns a text in lower case. JavaScript turns the Turkish İ into an i with a second dot, and a Greek Σ before a full
 * stop into σ instead of ς, so İ is replaced first and the parts of a domain are changed one by one.
 */
export const toLowerCase = (text: string) =>
  text.replaceAll("İ", "i").replace(/[^.]+/g, (part) => part.toLowerCase());

/** Returns whether a text can be a name. Unicode counts the signs of some emoji as punctuation: #️⃣ ‼️. */
export const isValidName = (text: string) =>
  /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]|[#*]\ufe0f?\u20e3/u.test(text);

export const isVisibleText = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

export function toAsciiDigits(text: string) {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Searches backwards for the zero of the script's ten adjacent digits. If another script's digits come directly
    // before them, the search ends at that script's zero, and the last digit of the distance is still correct.
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}
