export function stripEmphasis(text: string) {
  return text.replace(/\*([^*\n]+)\*/g, "$1");
}
