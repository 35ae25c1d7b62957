"use client";

import { useStore } from "@/lib/create-store";
import { isNavigating } from "@/lib/is-navigating";

/**
 * Shows that a page is loading, because on a slow connection nothing else changes for seconds after a click. The
 * classes are a prop, so that they are not part of every page's script.
 */
export function NavigationNotice({ text, look }: { text: string; look: string }) {
  const isShown = useStore(isNavigating);
  return (
    <p role="status" className={isShown ? look : "sr-only"}>
      {isShown ? text : null}
    </p>
  );
}
