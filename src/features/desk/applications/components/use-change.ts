"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { type Failure, readFailure } from "../failure";

/** Runs one change at a time, then fetches the page's records anew; a second press meanwhile does nothing. */
export function useChange() {
  const router = useRouter();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function change(work: () => Promise<unknown>, onDone: () => void) {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
      onDone();
      router.refresh();
    } catch (error) {
      setFailure(readFailure(error));
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }

  return { change, isBusy, failure, clear: () => setFailure(null), refresh: () => router.refresh() };
}
