"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns a constant that only the browser knows; `rendered` in prerendered markup. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(never, read, () => rendered);
}
