"use client";
import { useEffect } from "react";

/** Marks the document once the page can be used; presses that were queued until then are repeated (`src/early-clicks.mjs`). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
