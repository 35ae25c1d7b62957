"use client";

import { useEffect } from "react";
import type { Autosave } from "./autosave";

function followedLink(event: MouseEvent) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link;
}

/** Saves before a link opens another page. The browser asks for confirmation if the save fails. */
export function useLeaveGuard({ isDirty, save }: Pick<Autosave, "isDirty" | "save">) {
  useEffect(() => {
    function onUnload(event: BeforeUnloadEvent) {
      if (isDirty()) event.preventDefault();
    }
    // A soft navigation fires no `beforeunload`, so links load the next page in full while content is unsaved.
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
