"use client";

import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** The secret of the one-time link in the address's fragment; null while the page is prerendered. */
export function useLinkSecret(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  );
}

/** Takes a spent secret out of the address bar and the history. */
export function dropLinkSecret() {
  window.history.replaceState(null, "", window.location.pathname);
}
