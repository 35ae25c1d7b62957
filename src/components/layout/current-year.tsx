"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Updates the year of a page that was prerendered in an earlier one. */
export function CurrentYear({ rendered }: { rendered: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => rendered,
  );
  return <span>{year}</span>;
}
