import { isValidName, splitCharacters } from "./text-normalization";

// Thai and Lao write some vowels before the consonant with which the word begins, and others write a modifier letter
// before the first letter, as in ʻOkina.
const initial = /(?![เ-ไເ-ໄ\p{Lm}])[\p{L}\p{N}]/u;

function getFirstCharacter(word: string) {
  const signs = splitCharacters(word);
  return signs.find((sign) => initial.test(sign)) ?? signs[0] ?? "";
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
  const [first = name.trim(), ...others] = name.trim().split(/\s+/u).filter(isValidName);
  const signs = [first, ...others.slice(-1)].map((word) => toCapital(getFirstCharacter(word)));
  return signs.join(cursiveLetter.test(signs[0] ?? "") ? "\u200c" : "");
}

export function drawInitials(name: string) {
  const plain = name.replace(/\p{C}/gu, "").trim().slice(0, 100) || "?";
  const query = { name: plain, background: "17545a", color: "faf5ec", size: "128" };
  return `/api/avatar?${new URLSearchParams(query)}`;
}
