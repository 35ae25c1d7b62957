"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns a value that is only known in the browser and never changes; it is `rendered` until the page is hydrated. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(never, read, () => rendered);
}
