"use client";

import { useBrowserValue } from "@/lib/use-browser-value";

/** The page may have been prerendered in an earlier year. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return <span>{useBrowserValue(() => new Date().getFullYear(), rendered)}</span>;
}
