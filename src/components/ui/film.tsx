"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { filmTexts } from "@/content/film";
import styles from "./film.module.css";
import { type FilmCut, watchFilmChoice } from "./film-choice";

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

  // After a refetch `cuts` is a new array, so the playing film is reported again; React ignores the equal value.
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
            "absolute right-gutter bottom-6 inline-flex print:hidden min-h-11 items-center gap-2 px-3",
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
