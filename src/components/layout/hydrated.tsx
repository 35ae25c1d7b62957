"use client";
import { useEffect } from "react";

/** Marks the document as hydrated; early clicks are then replayed (`src/before-hydration.mjs`). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
