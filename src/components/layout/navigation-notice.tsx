"use client";

import { useStore } from "@/lib/create-store";
import { isNavigating } from "@/lib/is-navigating";

/**
 * Says that a page is loading, because a clicked link otherwise shows nothing for seconds on a slow connection. The
 * classes come as a prop: here they would be part of every page's script.
 */
export function NavigationNotice({ text, look }: { text: string; look: string }) {
  const isShown = useStore(isNavigating);
  return (
    <p role="status" className={isShown ? look : "sr-only"}>
      {isShown ? text : null}
    </p>
  );
}
