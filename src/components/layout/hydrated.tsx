"use client";
import { useEffect } from "react";

/** Says on the document that the page can be used; what was pressed before is then done (`scripts/support/paint-first.mjs`). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
