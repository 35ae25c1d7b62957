"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns a value that only the browser knows and that never changes; it is `rendered` until the page is hydrated. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(never, read, () => rendered);
}
