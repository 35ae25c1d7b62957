"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns what only the browser knows and what stays the same; `rendered` in prerendered markup. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(never, read, () => rendered);
}
