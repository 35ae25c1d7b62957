"use client";
import { useEffect } from "react";

/** Early clicks are replayed once the document is marked (`src/before-hydration.mjs`). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
