"use client";
import { useEffect } from "react";

/** Marks the document as hydrated, after which early clicks are replayed (`src/before-hydration.mjs`). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
