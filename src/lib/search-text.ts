import { domainToUnicode } from "node:url";
import nameCharacters from "./name-characters.json";
import searchLetters from "./search-letters.json";
import { isValidName, toAsciiDigits } from "./text-normalization";

function createReplacer(table: Record<string, string>) {
  const letters = new RegExp(`[${Object.keys(table).join("")}]`, "gu");
  return (text: string) => text.replace(letters, (letter) => table[letter] ?? letter);
}

/** Unicode does not decompose these letters. In the table each is followed by the letters that people type instead. */
const typedLetters = searchLetters
  .flatMap((row) => row.split(" "))
  .map(([first, ...typed]) => [first, typed.join("")]);
const replaceLetters = createReplacer(Object.fromEntries(typedLetters));

const characters = nameCharacters.flatMap((row) => row.split(" "));
const firstForms = characters.flatMap(([first = "", ...others]) => others.map((other) => [other, first]));

/**
 * Replaces the traditional and Japanese forms of a Chinese character, and Ethiopic letters of the same sound, by the
 * first form in their row of the table.
 */
const unifyCharacters = createReplacer(Object.fromEntries(firstForms));

/** Replaces letters with marks by the letter pairs that people type on keyboards without such marks. */
const replaceMarks = createReplacer({ ä: "ae", ö: "oe", ø: "oe", ü: "ue", å: "aa", đ: "dj", ə: "a" });

const marks = "\\p{M}";
const invisible = "\\p{Cf}\\p{Default_Ignorable_Code_Point}";
const apostrophes = "'`\u2018\u2019\u201b\u2032\u02b9-\u02bf\u02c8";
/** Many people type quotation marks instead of gershayim. */
const gereshAndGershayim = '\u05f3\u05f4"';
const glottalStops = "\ua78c\u0242\u0294";
const clicks = "\u01c0-\u01c3";
const hamzaAndTatweel = "\u0621\u0640";
const catalanDots = "\u00b7\u2027";
/** Japanese writes a long vowel with this mark, for which people also type a hyphen. */
const vowelLengthMark = "\u30fc";
const dropped = new RegExp(
  `[${marks}${invisible}${apostrophes}${gereshAndGershayim}${glottalStops}${clicks}${hamzaAndTatweel}${catalanDots}${vowelLengthMark}]`,
  "gu",
);

const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]/g;

/** Matches a nasal that is written as a letter, because Indian scripts also write it as a mark: हिन्दी, हिंदी. */
const nasals = new RegExp(
  `[ङञणनमঙঞণনমਙਞਣਨਮઙઞણનમଙଞଣନମఙఞణనమಙಞಣನಮങഞണനമ]${virama.source}(?=[क-मক-মਕ-ਮક-મକ-ମక-మಕ-ಮക-മ])`,
  "g",
);

/**
 * Japanese writes some sounds in two ways (ヴィ or ビ, づ or ず, ぢ or じ), and some Burmese and Khmer letters look like
 * other letters or digits.
 */
const lettersTypedAlike: [RegExp, string][] = [
  [/[ヴゔ][ァアぁあ]/g, "バ"],
  [/[ヴゔ][ィイぃい]/g, "ビ"],
  [/[ヴゔ][ェエぇえ]/g, "ベ"],
  [/[ヴゔ][ォオぉお]/g, "ボ"],
  [/[ヴゔ]/g, "ブ"],
  [/[ヅづ]|(?<=[ツつ])[ヾゞ]/g, "ズ"],
  [/[ヂぢ]|(?<=[チち])[ヾゞ]/g, "ジ"],
  [/၀(?=[က-ဿ])|(?<=[က-ဿ])၀/g, "ဝ"],
  [/၇(?=[က-ဿ])|(?<=[က-ဿ])၇/g, "ရ"],
  [/\u101e\u103c/g, "ဩ"],
  [/\u17d2\u178a/g, "\u17d2\u178f"],
];

function unifyLetters(text: string) {
  return lettersTypedAlike.reduce((unified, [letters, first]) => unified.replace(letters, first), text);
}

/** The vowels and final consonants of Korean syllables; Koreans also search by first consonants alone: ㄱㅊㅅ. */
const afterInitials = /[\u1161-\u11ff]/g;

const eastAsianWord = "([\\p{scx=Han}\\p{scx=Kana}\\p{scx=Hang}]+)";
/** Chinese, Japanese and Korean names begin with the family name, but some people write the given name first. */
const eastAsianName = new RegExp(`^${eastAsianWord} ${eastAsianWord}$`, "u");

const maxLength = 250;
/** A text of this length fits into PostgreSQL's index (2,700 bytes) even with four bytes per character. */
const maxTotal = 550;

/**
 * Returns the words of a text in lower case, without accents and punctuation, separated by single spaces. Emoji,
 * currency signs, arrows and the sign of infinity count as letters, because they can be a whole name.
 */
function foldText(text: string) {
  // Replaces acute accents first, because NFKD turns one that is used as an apostrophe into a space.
  const composed = unifyLetters(text.replaceAll("\u00b4", "'").normalize("NFKC"));
  const decomposed = toAsciiDigits(composed).normalize("NFKD").toLowerCase();
  const plain = unifyCharacters(replaceLetters(decomposed.replace(nasals, "").replace(dropped, "")))
    // NFKD does not decompose the negative circled and squared letters, so they are mapped to a–z.
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, (letter) =>
      String.fromCharCode(97 + (((letter.codePointAt(0) ?? 0) - 0x1f150) % 32)),
    )
    // Keyboards lack the palochka of Chechen names, so people type a capital I or the digit 1.
    .replace(/[1i](?=\p{Script=Cyrillic})/gu, "и")
    // Armenians abroad write the ending of most family names in the older way: -եան instead of -յան.
    .replaceAll("եա", "յա")
    // Thai and Lao keyboards have a key for a vowel that looks like another vowel typed twice.
    .replace(/([เເ])\1/g, (_, vowel) => String.fromCharCode(vowel.charCodeAt(0) + 1))
    // An iteration mark repeats the character before it.
    .replace(/(\p{L})[々〻ゝヽ]/gu, "$1$1")
    // Maps hiragana to katakana, which Unicode has in the same order.
    .replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    // Banks and older systems write small kana as the large ones, which Unicode has directly after them.
    .replace(/[ァィゥェォッャュョヮ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
  return (plain.match(/[\p{L}\p{N}\p{So}\p{Sc}\p{Extended_Pictographic}←-⇿∞]+/gu) ?? []).join(" ");
}

/** Returns a name that consists of other signs, such as + or #️⃣, without the wildcards of LIKE. */
function foldSigns(name: string) {
  const signs = name.normalize("NFKC").toLowerCase();
  return isValidName(name) ? signs.replace(/[%_\\\s\p{Default_Ignorable_Code_Point}]/gu, "") : "";
}

/** Returns an address with its domain decoded from punycode, and any other text as it is. */
function decodeDomain(text: string) {
  const at = text.lastIndexOf("@") + 1;
  return at ? text.slice(0, at) + domainToUnicode(text.slice(at)) : text;
}

/**
 * Returns the spellings of a text that people may type: with and without marks, as one word, by Korean initials, with
 * Mc or Mac, with the family name first, and with a domain decoded from punycode.
 */
function listSpellings(text: string) {
  const readable = decodeDomain(text);
  const composed = readable.normalize("NFC").toLowerCase();
  const bare = text.includes("@") ? [] : [composed.replace(/([aou])e|a(?=a)|u(?=u)|(d)j/g, "$1$2")];
  const initials = composed.normalize("NFD").replace(afterInitials, "");
  // Ødegård is written Odegaard more often than Oedegaard, and Ōno is also written Oono, Ouno or Ohno.
  const doubled = composed.normalize("NFD").replace(/([aeiou])[\u0304\u030a]/g, "$1$1");
  const japanese = ["ou", "oh"].map((vowel) => composed.replaceAll("ō", vowel));
  const scottish = composed.replace(/\bma?c(?=[a-z]{3})/g, (start) => (start === "mc" ? "mac" : "mc"));
  const others = [doubled, ...japanese, composed.replace(virama, ""), initials, scottish];
  return [text, readable, replaceMarks(composed), ...others, ...bare]
    .map(foldText)
    .flatMap((words) => [words, words.replaceAll(" ", ""), words.replace(eastAsianName, "$2$1")]);
}

/** Returns the text in which a search looks for a record: name and address in lower case and in common spellings. */
export function buildSearchText(...texts: (string | null | undefined)[]): string {
  const written = texts.map((text) => text ?? "");
  // The text as written and as shown comes first, because the end of a long text is cut off.
  const first = [...written, ...written.map(decodeDomain)].map((text) => foldText(text) || foldSigns(text));
  const spellings = [...first, ...written.flatMap(listSpellings)];
  const folded = spellings.map((text) => [...text].slice(0, maxLength).join(""));
  const all = [...new Set(folded)].filter(Boolean).join(" ");
  return [...all].slice(0, maxTotal).join("").trim();
}

/**
 * Returns the parts of a query, one per word; a record matches if its search text contains all of them. Punctuation
 * within a word is left out, because people write some names with punctuation, without it or as one word. The labels
 * and parameters of a pasted address are left out too.
 */
export function splitSearch(query: string): string[] {
  const pasted = query
    .replace(/\b(?:mailto|to|from|cc|e-?mail):/gi, " ")
    .replaceAll("%40", "@")
    .replace(/(@[^\s?]*)\?\S*/, "$1");
  const words = pasted.split(/[\s,;、،，；､]+/);
  const parts = words.map((word) =>
    /[@＠]/.test(word) ? foldText(word) : foldText(word).replaceAll(" ", ""),
  );
  const found = parts.some(Boolean) ? parts : words.map(foldSigns);
  return [...new Set(found.filter(Boolean))];
}
