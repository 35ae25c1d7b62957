/** What a part that only reads a store needs of it; initial is what prerendered markup shows. */
export type ReadableStore<State> = {
  initial: State;
  get: () => State;
  /** Calls back after each change, until the function it gives is called. */
  subscribe: (onChange: () => void) => () => void;
};

export type Store<State> = ReadableStore<State> & { set: (next: State) => void };

/** One state that several parts of a page share. Setting what is there already calls nobody. */
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
    subscribe(onChange) {
      // A function of its own, so that one listener given twice is called twice and ends twice.
      const listener = () => onChange();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
