"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "@/lib/class-names";
import { type FilmCut, watchFilmChoice } from "./film-choice";

const PAUSE = "M1 0h3.5v12H1zM7.5 0H11v12H7.5z";
const PLAY = "M2 0L11 6L2 12z";

type FilmProps = {
  cuts: readonly FilmCut[];
  pauseLabel: string;
  playLabel: string;
  className?: string;
  pauseClassName?: string;
  /** The poster, which is also the film's first frame. */
  children: ReactNode;
};

/** A poster that becomes a silent film once the page has loaded, where the visitor has not asked for stillness. */
export function Film({ cuts, pauseLabel, playLabel, className, pauseClassName, children }: FilmProps) {
  const [src, setSrc] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(
    () =>
      watchFilmChoice(cuts, (chosen) => {
        setSrc(chosen);
        setIsShown(false);
      }),
    [cuts],
  );

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
      <div className={classNames("film", className)}>
        {children}
        {src ? (
          <video
            key={src}
            ref={video}
            className={isShown ? "is-shown" : undefined}
            muted
            playsInline
            loop
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setIsShown(true)}
          >
            <source src={`${src}.webm`} type="video/webm" />
            <source src={`${src}.mp4`} type="video/mp4" />
          </video>
        ) : null}
      </div>
      {src && isShown ? (
        <button
          className={classNames("hero__pause", pauseClassName)}
          type="button"
          onClick={() => setIsPaused(!isPaused)}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={isPaused ? PLAY : PAUSE} />
          </svg>
          {isPaused ? playLabel : pauseLabel}
        </button>
      ) : null}
    </>
  );
}
