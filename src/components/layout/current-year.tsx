"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The year in which the page is read, also where the page was prerendered in an earlier one. */
export function CurrentYear({ rendered }: { rendered: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => rendered,
  );
  return <span>{year}</span>;
}
