/** Returns a text without the asterisks around emphasised words. */
export function withoutEmphasis(text: string) {
  return text.replace(/\*([^*\n]+)\*/g, "$1");
}
