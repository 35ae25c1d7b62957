"use client";

import { useBrowserValue } from "@/lib/use-browser-value";

/** Updates the year of a page that was prerendered in an earlier one. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return <span>{useBrowserValue(() => new Date().getFullYear(), rendered)}</span>;
}
