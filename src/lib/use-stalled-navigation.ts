import { useEffect, useState } from "react";

const patienceMs = 10_000;

/**
 * Loads the page with a full page load if its soft navigation takes longer than ten seconds. Next waits for ever for
 * an answer that a network lost, and every further click waits too (vercel/next.js#98066). `clicks` is the number of
 * clicks on the link: one after a full page load was stopped waits anew. Returns whether to say that the page is
 * loading: the browser itself shows a full page load, and that the user has stopped it.
 */
export function useStalledNavigation(
  isPending: boolean,
  href: string,
  clicks = 0,
  how: "assign" | "replace" = "assign",
) {
  const [isStalled, setIsStalled] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these begins another navigation
  useEffect(() => () => setIsStalled(false), [isPending, href, clicks]);

  useEffect(() => {
    if (!isPending || isStalled) return;
    const timer = setTimeout(() => {
      setIsStalled(true);
      location[how](href);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [isPending, isStalled, href, how]);

  return isPending && !isStalled;
}
