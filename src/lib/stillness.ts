/** What a reader asks for who wants no motion. */
export const stillness = "(prefers-reduced-motion: reduce)";

export function wantsStillness() {
  return matchMedia(stillness).matches;
}
