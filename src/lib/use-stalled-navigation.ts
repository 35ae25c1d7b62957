import { useEffect } from "react";

const patienceMs = 10_000;

/**
 * Loads the page with a full page load if its soft navigation takes longer than ten seconds. Next waits for ever for
 * an answer that a network lost, and every further click waits too (vercel/next.js#98066).
 */
export function useStalledNavigation(isPending: boolean, href: string, how: "assign" | "replace" = "assign") {
  useEffect(() => {
    const timer = isPending ? setTimeout(() => location[how](href), patienceMs) : undefined;
    return () => clearTimeout(timer);
  }, [isPending, href, how]);
}
