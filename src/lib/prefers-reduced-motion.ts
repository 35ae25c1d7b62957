/** What a reader asks for who wants no motion. */
export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

export function prefersReducedMotion() {
  return matchMedia(reducedMotionQuery).matches;
}
