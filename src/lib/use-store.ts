import { useSyncExternalStore } from "react";
import type { ReadableStore } from "./create-store";

export function useStore<State>({ subscribe, get, initial }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}
