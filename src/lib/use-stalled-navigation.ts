import { useEffect } from "react";

const patienceMs = 10_000;

/**
 * Loads the page of a link with a full page load if its soft navigation takes longer than ten seconds. Next waits for
 * ever for an answer that a network lost, and every further click waits too (vercel/next.js#98066).
 */
export function useStalledNavigation(isPending: boolean, href: string) {
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => location.assign(href), patienceMs);
    return () => clearTimeout(timer);
  }, [isPending, href]);
}
