"use client";

import { useStore } from "@/lib/create-store";
import { isNavigating } from "@/lib/is-navigating";

/**
 * On a slow connection a clicked link changes nothing for seconds, and the menu of small screens closes at once. The
 * look is a prop, because it would make the script of each page larger.
 */
export function NavigationNotice({ text, look }: { text: string; look: string }) {
  const isShown = useStore(isNavigating);
  return (
    <p role="status" className={isShown ? look : "sr-only"}>
      {isShown ? text : null}
    </p>
  );
}
