import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Returns `rendered` until the page is hydrated, and then the browser's value, which must never change. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => rendered);
}
