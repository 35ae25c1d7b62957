import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** The value must never change; it is `rendered` until the page is hydrated. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => rendered);
}
