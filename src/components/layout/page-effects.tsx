"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";

/** Next keeps the banner and the footer while a visitor changes pages, so a page with newer content refreshes them. */
export function RefreshOutdatedShell({ version }: { version: string }) {
  const router = useRouter();
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useEffect(() => {
    const page = document.querySelector<HTMLMetaElement>("meta[name='content-version']");
    if (page && page.content !== version) router.refresh();
  }, [path]);
  return null;
}

/** Adds the router's state to the current entry; Next's `replaceState` adds it even if the caller passes no state. */
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

/** Marks the document as hydrated, after which early clicks are replayed (`src/before-hydration.mjs`). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
