"use client";
import { useEffect } from "react";

/** Marks the document once React has hydrated it; the browser tests wait for that. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
