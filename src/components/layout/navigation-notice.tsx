"use client";

import { useStore } from "@/lib/create-store";
import { isNavigating } from "@/lib/is-navigating";

const look =
  "fixed top-[calc(var(--top)+0.75rem)] right-4 z-40 rounded-sheet border border-gold bg-paper px-[0.9rem] py-2 font-medium text-ink text-small leading-[1.4] print:hidden";

/** On a slow connection a clicked link changes nothing for seconds, and the menu of small screens closes at once. */
export function NavigationNotice({ text }: { text: string }) {
  const isShown = useStore(isNavigating);
  return (
    <p role="status" className={isShown ? look : "sr-only"}>
      {isShown ? text : null}
    </p>
  );
}
