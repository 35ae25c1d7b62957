"use client";
import { useEffect } from "react";

/** Next's `replaceState` adds the router's state, even if it is called without one. */
function adoptEntry() {
  if (history.state === null) history.replaceState(null, "", location.href);
}

/**
 * Lets the router know the history entries of in-page links such as "#main". It ignores entries without its state, so
 * that Back from another page would change only the address.
 */
export function HashEntries() {
  useEffect(() => {
    addEventListener("hashchange", adoptEntry);
    return () => removeEventListener("hashchange", adoptEntry);
  }, []);
  return null;
}
