"use client";

import { useSyncExternalStore } from "react";
import type { ReadableStore } from "./create-store";

/** Returns the state of a store and rerenders on change. */
export function useStore<State>({ subscribe, get, initial }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}
