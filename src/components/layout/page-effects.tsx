"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Next keeps the banner and the footer while a visitor changes pages, so a page with newer content refreshes them. */
export function RefreshOutdatedShell({ version }: { version: string }) {
  const router = useRouter();
  useEffect(() => {
    let refreshedFor = version;
    function refreshIfOutdated() {
      const page = document.querySelector<HTMLMetaElement>("meta[name='content-version']");
      if (!page || page.content === refreshedFor) return;
      refreshedFor = page.content;
      // React cannot refresh a page that the browser has translated.
      if (document.documentElement.lang === "en-GB") router.refresh();
      else location.reload();
    }
    // React adds the metadata of a page after the page itself.
    const watch = new MutationObserver(refreshIfOutdated);
    watch.observe(document.head, { subtree: true, childList: true, attributeFilter: ["content"] });
    refreshIfOutdated();
    return () => watch.disconnect();
  }, [router, version]);
  return null;
}

/**
 * Adds the router's state to the current history entry; Next's `replaceState` adds it even if the caller passes null.
 */
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
