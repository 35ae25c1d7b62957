/** Returns a text of the site without the asterisks around its emphasised words. */
export function withoutEmphasis(text: string) {
  return text.replace(/\*([^*\n]+)\*/g, "$1");
}
