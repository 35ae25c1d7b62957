import { useRef } from "react";

/** Each call of the returned `begin` returns a function that returns whether no later call has been made. */
export function useLatest() {
  const last = useRef(0);

  return function begin() {
    last.current += 1;
    const own = last.current;
    return () => own === last.current;
  };
}
