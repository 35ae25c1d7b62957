import { useRef } from "react";

/**
 * Returns the function `begin`. The result of each call is a function that returns true until `begin` is called again.
 */
export function useLatest() {
  const last = useRef(0);

  return function begin() {
    last.current += 1;
    const own = last.current;
    return () => own === last.current;
  };
}
