/**
 * Matches words between single or several asterisks. Ignores asterisks inside a word (Leser*innen) or with a space on
 * the inner side. Letters without case may touch an asterisk, because some of their scripts have no spaces.
 */
const emphasised = /(?<![\p{Lu}\p{Ll}\p{N}*])\*+(?!\s)([^*\n]*[^*\s])\*+(?![\p{Lu}\p{Ll}\p{N}*])/gu;

/** Returns the parts of a line; every second part was between asterisks. */
export function splitEmphasis(line: string) {
  return line.split(emphasised);
}

export function stripEmphasis(text: string) {
  return text.replace(emphasised, "$1");
}
