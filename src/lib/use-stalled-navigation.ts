import { useEffect, useState } from "react";

const patienceMs = 10_000;

/**
 * Loads the page in full if its soft navigation takes longer than ten seconds, because Next waits for ever for a lost
 * response (vercel/next.js#98066). `clicks` is the number of clicks on the link; a click after a stopped full page load
 * begins a new wait. Returns true during the soft navigation only, because the browser itself shows a full page load.
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
