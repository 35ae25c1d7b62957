import { useRef } from "react";

/** Returns a function that begins a step and returns whether no other step has begun since. */
export function useLatest() {
  const last = useRef(0);

  return function begin() {
    last.current += 1;
    const own = last.current;
    return () => own === last.current;
  };
}
