import { useEffect, useState } from "react";

const patienceMs = 10_000;

/**
 * Loads the page with a full page load if its soft navigation takes longer than ten seconds. Next waits for ever for
 * an answer that a network lost, and every further click waits too (vercel/next.js#98066). Returns whether to say that
 * the page is loading: the browser itself shows a full page load, and that the user has stopped it.
 */
export function useStalledNavigation(isPending: boolean, href: string, how: "assign" | "replace" = "assign") {
  const [isStalled, setIsStalled] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      setIsStalled(true);
      location[how](href);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
  }, [isPending, href, how]);

  return isPending && !isStalled;
}
