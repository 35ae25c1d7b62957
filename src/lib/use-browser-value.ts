import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Returns `rendered` until the page is hydrated, and then the browser's value as it is when the component renders. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => rendered);
}
