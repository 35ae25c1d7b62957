import { useEffect, useEffectEvent, useState } from "react";

const patienceMs = 10_000;

/** A click on the link after its full page load was stopped increases `clicks`, and waits anew. */
type Options = { how?: "assign" | "replace"; clicks?: number };

/**
 * Loads the page with a full page load if its soft navigation takes longer than ten seconds. Next waits for ever for
 * an answer that a network lost, and every further click waits too (vercel/next.js#98066). Returns whether to say that
 * the page is loading: the browser itself shows a full page load, and that the user has stopped it.
 */
export function useStalledNavigation(
  isPending: boolean,
  href: string,
  { how = "assign", clicks = 0 }: Options = {},
) {
  const attempt = `${clicks} ${href}`;
  const [stalled, setStalled] = useState("");
  const isWaiting = isPending && stalled !== attempt;

  const loadFully = useEffectEvent((address: string) => {
    setStalled(attempt);
    location[how](address);
  });

  useEffect(() => (isPending ? () => setStalled("") : undefined), [isPending]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => loadFully(href), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, href]);

  return isWaiting;
}
