"use client";

import { useBrowserValue } from "@/lib/use-browser-value";

/** Shows the browser's year, because the page may have been prerendered in an earlier year. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return <span>{useBrowserValue(() => new Date().getFullYear(), rendered)}</span>;
}
