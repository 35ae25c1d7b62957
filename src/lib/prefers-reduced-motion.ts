export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

export function prefersReducedMotion() {
  return matchMedia(reducedMotionQuery).matches;
}
