/** Returns a text without the asterisks around emphasised words. */
export function stripEmphasis(text: string) {
  return text.replace(/\*([^*\n]+)\*/g, "$1");
}
