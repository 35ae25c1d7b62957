"use client";

import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** Returns the one-time secret in the address's fragment; null while the page is prerendered. */
export function useLinkSecret(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  );
}

/** Removes a used secret from the address and the history. */
export function dropLinkSecret() {
  window.history.replaceState(null, "", window.location.pathname);
}
