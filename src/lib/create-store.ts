import { useSyncExternalStore } from "react";

/** A read-only store; `initial` is shown in prerendered markup. */
export type ReadableStore<State> = {
  initial: State;
  get: () => State;
  subscribe: (onChange: () => void) => () => void;
};

export type Store<State> = ReadableStore<State> & { set: (next: State) => void };

/** Setting the same value does not notify subscribers. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function useStore<State>({ subscribe, get, initial }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}
