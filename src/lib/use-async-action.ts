import { useRef, useState } from "react";
import { readApiError } from "./api-error";
import { offerRenewal } from "./renewal";

/** Runs one action at a time. `explain` returns the failure to show, or null if it is shown elsewhere. */
export function useAsyncAction<Failure>(explain: (caught: unknown) => Failure | null) {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function runAction(work: () => Promise<unknown>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (caught) {
      const hasAnswer = readApiError(caught).message !== null;
      if (hasAnswer || !(await offerRenewal())) setFailure(explain(caught));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { runAction, isBusy, failure };
}
