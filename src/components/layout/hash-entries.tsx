"use client";
import { useEffect } from "react";

/** Adds the router's state, as Next's `replaceState` does even if it is called without a state. */
function adoptEntry() {
  if (history.state === null) history.replaceState(null, "", location.href);
}

/**
 * Adds the router's state to the history entries of in-page links such as "#main". Otherwise the router would ignore
 * these entries, and Back from another page would change only the address.
 */
export function HashEntries() {
  useEffect(() => {
    addEventListener("hashchange", adoptEntry);
    return () => removeEventListener("hashchange", adoptEntry);
  }, []);
  return null;
}
