import { useState } from "react";
import { messages } from "@/content/messages";
import { secondFactor } from "@/content/second-factor";
import { readApiError } from "@/lib/api-error";

/** What to say of something that failed: the server's words where it refused, and what a device that was asked said by its error's name. */
function explain(caught: unknown) {
  const name = caught instanceof Error ? caught.name : "";
  if (["NotAllowedError", "AbortError"].includes(name)) return secondFactor.passkey.cancelled;
  if (name === "InvalidStateError") return messages.factor.passkeyKnown;
  const { reason, message } = readApiError(caught);
  if (message === null) return messages.general.unreachable;
  return reason ? message : secondFactor.failure;
}

/** A press of a button that takes its time: one at once, with what to say when it failed. */
export function usePress() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function press(work: () => Promise<void>) {
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
