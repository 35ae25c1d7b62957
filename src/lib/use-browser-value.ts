import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The value must never change; it is `rendered` until the page is hydrated. */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(never, read, () => rendered);
}
