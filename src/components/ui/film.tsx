"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { filmTexts } from "@/content/film";
import { prefersReducedMotion, reducedMotionQuery } from "@/lib/prefers-reduced-motion";
import styles from "./film.module.css";

type FilmCut = {
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
  // Unlike the load event, this state is also reached if the user stops loading the page.
  const updateWhenComplete = () => (document.readyState === "complete" ? update() : undefined);
  updateWhenComplete();
  document.addEventListener("readystatechange", updateWhenComplete);
  for (const query of queries) query.addEventListener("change", update);
  return () => {
    document.removeEventListener("readystatechange", updateWhenComplete);
    for (const query of queries) query.removeEventListener("change", update);
  };
}

const pause = "M1 0h3.5v12H1zM7.5 0H11v12H7.5z";
const play = "M2 0L11 6L2 12z";

type FilmProps = {
  cuts: readonly FilmCut[];
  className?: string;
  /** The button is at the lower right by default. */
  pauseClassName?: string;
  /** The poster, which shows the first frame of the film. */
  children: ReactNode;
};

export function Film({ cuts, className, pauseClassName, children }: FilmProps) {
  const [src, setSrc] = useState<string>();
  /** The last film that has played. */
  const [shown, setShown] = useState<string>();
  const [isPaused, setIsPaused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  // A refetch creates a new array, so this calls `setSrc` again with the same film, which React ignores.
  useEffect(() => watchFilmChoice(cuts, setSrc), [cuts]);

  useEffect(() => {
    const element = video.current;
    if (!src || !element) return;
    let isInView = true;
    function update() {
      if (isPaused || !isInView || document.hidden) element?.pause();
      else element?.play().catch(() => undefined);
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, [src, isPaused]);

  return (
    <>
      <div className={clsx(styles.film, className)}>
        {children}
        {src ? (
          <video
            key={src}
            ref={video}
            data-shown={shown === src || undefined}
            muted
            playsInline
            loop
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setShown(src)}
            onError={() => setShown(undefined)}
          >
            <source src={`${src}.webm`} type="video/webm" />
            <source src={`${src}.mp4`} type="video/mp4" />
          </video>
        ) : null}
      </div>
      {src && shown ? (
        <button
          className={clsx(
            "absolute end-gutter bottom-6 inline-flex print:hidden min-h-11 items-center gap-2 px-3",
            "font-[520] text-ink text-small underline decoration-gold underline-offset-[0.3em]",
            pauseClassName,
          )}
          type="button"
          onClick={() => setIsPaused(!isPaused)}
        >
          <svg className="size-[0.8rem] fill-current" viewBox="0 0 12 12" aria-hidden="true">
            <path d={isPaused ? play : pause} />
          </svg>
          <span>{isPaused ? filmTexts.play : filmTexts.pause}</span>
        </button>
      ) : null}
    </>
  );
}
