/**
 * Words between two asterisks. An asterisk within a word does not count, as in "Leser*innen", and neither does one
 * between spaces. Scripts that write words without spaces have no upper and lower case, so their letters may stand beside
 * one.
 */
const emphasised = /(?<![\p{Lu}\p{Ll}\p{N}])\*(?!\s)([^*\n]*[^*\s])\*(?![\p{Lu}\p{Ll}\p{N}])/gu;

/** Returns the parts of a line; every second part stood between asterisks. */
export function splitEmphasis(line: string) {
  return line.split(emphasised);
}

export function stripEmphasis(text: string) {
  return text.replace(emphasised, "$1");
}
