import { domainToUnicode } from "node:url";
import searchLetters from "./search-letters.json";
import { asciiDigits } from "./typed-text";

/** Letters that Unicode does not decompose, and how people type them on other keyboards. */
const replacements: Record<string, string> = searchLetters;
const replaced = new RegExp(`[${Object.keys(replacements).join("")}]`, "gu");

// Marks, invisible characters, every kind of apostrophe, the Arabic tatweel and the Catalan middle dot.
const dropped =
  /[\p{M}\p{Cf}'`\u2018\u2019\u201b\u2032\u02b9-\u02bf\u02c8\ua78c\u05f3\u05f4\u0640\u00b7\u2027]/gu;

/** Letters with marks whose usual spelling without them is not the bare letter. */
const digraphs: Record<string, string> = { ä: "ae", ö: "oe", ø: "oe", ü: "ue", å: "aa" };

const eastAsian = "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}]";
/** What stands between the parts of a name that people also write as one: hyphens, points, and spaces in East Asia. */
const joints = new RegExp(`[\\p{Pd}.]|(?<=${eastAsian})[\\s\u30fb\uff65]+(?=${eastAsian})`, "gu");

const maxLength = 250;
/** PostgreSQL's indexes hold 2,700 bytes. */
const maxTotal = 550;

/** Returns the words of a text in lower case, without accents and punctuation, separated by single spaces. */
function foldText(text: string) {
  // NFKD would turn an acute accent that stands for an apostrophe into a space.
  const decomposed = asciiDigits(text.replaceAll("\u00b4", "'")).normalize("NFKD").toLowerCase();
  const plain = decomposed
    .replace(dropped, "")
    .replace(replaced, (letter) => replacements[letter] ?? letter)
    // Hiragana as katakana, which follows it in the same order.
    .replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** Returns the spellings of a text that people may type: also with its parts joined or without marks, and with a domain in letters. */
function spellingsOf(text: string) {
  const at = text.lastIndexOf("@");
  if (at >= 0) return [text, text.slice(0, at + 1) + domainToUnicode(text.slice(at + 1))];
  const lower = text.normalize("NFC").toLowerCase();
  const inDigraphs = lower.replace(/[äöøüå]/g, (letter) => digraphs[letter] ?? letter);
  return [text, text.replace(joints, ""), inDigraphs, lower.replace(/([aou])e|a(?=a)/g, "$1")];
}

/** Returns the search text of a record: its name and address, folded. */
export function searchTextOf(...texts: (string | null | undefined)[]): string {
  const spellings = texts.flatMap((text) => spellingsOf(text ?? ""));
  const folded = spellings.map((text) => [...foldText(text)].slice(0, maxLength).join(""));
  const all = [...new Set(folded)].filter(Boolean).join(" ");
  return [...all].slice(0, maxTotal).join("").trim();
}

/** Returns the parts of a query, one per word, each of which a search text must contain. */
export function searchParts(query: string): string[] {
  return [...new Set(query.split(/\s+/).map(foldText).filter(Boolean))];
}
