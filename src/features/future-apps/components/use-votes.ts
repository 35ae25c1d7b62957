import { useEffect } from "react";
import { useStore } from "@/lib/use-store";
import { voteStore } from "../vote-store";

/** Returns what this page knows of the votes. */
export function useVotes() {
  return useStore(voteStore);
}

/** Loads the votes once the browser is idle, and follows them while the page is visible. */
export function useLiveVotes() {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    // Each open stream takes one of the six connections a browser has for a site, so a hidden tab closes its own.
    const onVisibilityChange = () => (document.hidden ? voteStore.rest() : void voteStore.load());

    function start() {
      if (signal.aborted) return;
      voteStore.start();
      if (document.hidden) voteStore.rest();
      document.addEventListener("visibilitychange", onVisibilityChange, { signal });
    }

    function startWhenIdle() {
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
      else setTimeout(start, 200);
    }

    voteStore.recall();
    if (document.readyState === "complete") startWhenIdle();
    else addEventListener("load", startWhenIdle, { once: true, signal });
    return () => {
      left.abort();
      voteStore.rest();
    };
  }, []);
  return useVotes();
}
