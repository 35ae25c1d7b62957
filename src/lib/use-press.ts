"use client";

import { useState } from "react";

/** A press that takes its time: one at once. `explain` says what is shown of one that failed; null where that is said elsewhere. */
export function usePress<Failure>(explain: (caught: unknown) => Failure | null) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function press(work: () => Promise<unknown>) {
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

  return { press, isBusy, failure };
}
