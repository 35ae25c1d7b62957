"use client";

import { useEffect } from "react";

/**
 * Opens folded content for printing in browsers without `::details-content`; in other browsers `media.css` shows it.
 */
export function UnfoldForPrint() {
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    const listeners = new AbortController();
    let opened: Iterable<HTMLDetailsElement> = [];
    function unfold() {
      opened = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
      for (const details of opened) details.open = true;
    }
    function fold() {
      for (const details of opened) details.open = false;
    }
    addEventListener("beforeprint", unfold, listeners);
    addEventListener("afterprint", fold, listeners);
    return () => listeners.abort();
  }, []);
  return null;
}
