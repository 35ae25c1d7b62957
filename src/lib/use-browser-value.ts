"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns a constant that only the browser knows; in prerendered markup it is `rendered`. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(never, read, () => rendered);
}
