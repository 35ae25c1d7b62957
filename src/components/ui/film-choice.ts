import { prefersReducedMotion, reducedMotionQuery } from "@/lib/prefers-reduced-motion";

export type FilmCut = {
  /** The path without an extension, because each film exists as .webm and as .mp4. */
  src: string;
  /** Must select the same crop as the poster, which the film replaces. */
  media?: string;
};

function wantsPoster() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return prefersReducedMotion() || connection?.saveData === true;
}

function chooseFilm(cuts: readonly FilmCut[]) {
  if (wantsPoster()) return undefined;
  return cuts.find(({ media }) => !media || matchMedia(media).matches)?.src;
}

/**
 * Reports the film for this screen, and reports again when the screen or the motion preference changes. Returns a
 * function that stops the reports.
 */
export function watchFilmChoice(cuts: readonly FilmCut[], report: (src: string | undefined) => void) {
  const conditions = cuts.map(({ media }) => media).filter((media) => media !== undefined);
  const queries = [reducedMotionQuery, ...conditions].map((query) => matchMedia(query));
  let current: string | undefined;
  function update() {
    const chosen = chooseFilm(cuts);
    if (chosen !== current) report(chosen);
    current = chosen;
  }
  // Unlike "load", this state also follows if the user stops the load of the page.
  const updateWhenComplete = () => (document.readyState === "complete" ? update() : undefined);
  updateWhenComplete();
  document.addEventListener("readystatechange", updateWhenComplete);
  for (const query of queries) query.addEventListener("change", update);
  return () => {
    document.removeEventListener("readystatechange", updateWhenComplete);
    for (const query of queries) query.removeEventListener("change", update);
  };
}
