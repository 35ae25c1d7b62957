"use client";

import { useEffect } from "react";
import type { Autosave } from "./autosave";

/** Returns the link of this site that a click follows in this tab. */
function followedLink(event: MouseEvent) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link;
}

/** Saves before the page is left, and has the browser ask where that failed. */
export function useLeaveGuard({ isDirty, save }: Pick<Autosave, "isDirty" | "save">) {
  useEffect(() => {
    function onUnload(event: BeforeUnloadEvent) {
      if (isDirty()) event.preventDefault();
    }
    // A soft visit fires no `beforeunload`, so that with unsaved words a link loads its page whole.
    function onClick(event: MouseEvent) {
      const link = isDirty() ? followedLink(event) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void save().then(() => window.location.assign(link.href));
    }
    addEventListener("beforeunload", onUnload);
    addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      removeEventListener("click", onClick, true);
    };
  }, [isDirty, save]);
}
