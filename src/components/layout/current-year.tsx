"use client";

import { useBrowserValue } from "@/lib/use-browser-value";

/** Updates the year on a page that was prerendered in an earlier year. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return <span>{useBrowserValue(() => new Date().getFullYear(), rendered)}</span>;
}
