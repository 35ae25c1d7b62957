import { splitCharacters } from "./text-normalization";

function getFirstCharacter(word: string) {
  const signs = splitCharacters(word);
  // Thai and Lao write some vowels before the consonant with which the word begins.
  return signs.find((sign) => /(?![เ-ไເ-ໄ])[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? "";
}

/** Georgian letters stay as they are: names are written without capitals, which few fonts have. */
function toCapital(sign: string) {
  return /\p{Script=Georgian}/u.test(sign) ? sign : sign.toLocaleUpperCase("en");
}

export const getInitial = (name: string) => toCapital(getFirstCharacter(name));

/** Without a joiner, two letters of these scripts would look like a word. */
const cursiveLetter =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mongolian}]$/u;

/** Returns "NV" for "Noor de Vries" and "N" for "Noor". */
export function getInitials(name: string) {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const signs = ends.map((word) => toCapital(getFirstCharacter(word ?? "")));
  return signs.join(cursiveLetter.test(signs[0] ?? "") ? "\u200c" : "");
}

export function drawInitials(name: string) {
  const plain = name.replace(/\p{C}/gu, "").trim().slice(0, 100) || "?";
  const query = { name: plain, background: "17545a", color: "faf5ec", size: "128" };
  return `/api/avatar?${new URLSearchParams(query)}`;
}
