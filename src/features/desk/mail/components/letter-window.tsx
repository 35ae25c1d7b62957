"use client";

import { useEffect, useRef } from "react";

type LetterWindowProps = { source: string; title: string };

/**
 * A letter as mail programs show it: in a frame without scripts, forms or links that lead anywhere, as high as the letter.
 * Until that is known it is as high as most are.
 */
export function LetterWindow({ source, title }: LetterWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    function fit() {
      const letter = current?.contentDocument?.documentElement?.offsetHeight;
      if (current && letter)
        current.style.height = `${letter + current.offsetHeight - current.clientHeight}px`;
    }
    // A narrower letter is a longer one.
    const watch = new ResizeObserver(fit);
    watch.observe(current);
    current.addEventListener("load", fit);
    return () => {
      watch.disconnect();
      current.removeEventListener("load", fit);
    };
  }, []);

  return (
    <iframe
      ref={frame}
      className="mb-s3 block h-208 tab:h-176 w-full rounded-sheet border border-dune-line bg-sand"
      src={source}
      title={title}
      // Of our own origin, so that its height can be read; nothing in it runs.
      sandbox="allow-same-origin"
    />
  );
}
