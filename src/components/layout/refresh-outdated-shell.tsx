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
