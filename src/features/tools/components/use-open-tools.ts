"use client";

import { useEffect, useRef } from "react";
import { useStore } from "@/lib/use-store";
import { toolStore } from "../tool-store";

/** How far ahead of the view it is asked, so that most see no change. */
const rootMargin = "75% 0px";

/** The tools that are open, asked for while the element of the ref is in view or near. */
export function useOpenTools() {
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const off = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => toolStore.look(element, entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element);
    document.addEventListener("visibilitychange", toolStore.wake, { signal: off.signal });
    return () => {
      off.abort();
      observer.disconnect();
      toolStore.look(element, false);
    };
  }, []);

  return { place, tools: useStore(toolStore) };
}
