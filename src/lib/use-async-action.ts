"use client";

import { useState } from "react";

/** A runAction that takes its time: one at once. `explain` says what is shown of one that failed; null where that is said elsewhere. */
export function useAsyncAction<Failure>(explain: (caught: unknown) => Failure | null) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function runAction(work: () => Promise<unknown>) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (caught) {
      setFailure(explain(caught));
    }
    setIsBusy(false);
  }

  return { runAction, isBusy, failure };
}
