/**
 * Words between two asterisks. An asterisk within a word does not count, as in "Leser*innen", and neither does one
 * between spaces.
 */
export const emphasised = /(?<![\p{L}\p{N}])\*(?!\s)([^*\n]*[^*\s])\*(?![\p{L}\p{N}])/gu;

export function stripEmphasis(text: string) {
  return text.replace(emphasised, "$1");
}
