import type { ComponentProps } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { Message } from "@/components/ui/message";
import { messages } from "@/content/messages";
import { secondFactor } from "@/content/second-factor";
import { readApiError } from "@/lib/api-error";
import { explainCallError } from "@/lib/explain-call-error";
import { useAsyncAction } from "@/lib/use-async-action";
import { useFactorRefresh } from "../use-factor-refresh";

/** WebAuthn errors are distinguished by their name (WebAuthn Level 3, 5.1). */
function explainActionError(caught: unknown) {
  const name = caught instanceof Error ? caught.name : "";
  if (["NotAllowedError", "AbortError"].includes(name)) return secondFactor.passkey.cancelled;
  if (name === "NotSupportedError") return secondFactor.passkey.missing;
  if (name === "InvalidStateError") return messages.factor.passkeyKnown;
  return explainCallError(readApiError(caught));
}

type ActionButtonProps = Pick<
  ComponentProps<typeof BusyButton>,
  "texts" | "target" | "variant" | "size" | "wide"
> & {
  work: () => Promise<unknown>;
};

export function ActionButton({ work, ...rest }: ActionButtonProps) {
  const refreshFactors = useFactorRefresh();
  const { runAction, isBusy, failure } = useAsyncAction((caught) => {
    refreshFactors(readApiError(caught));
    return explainActionError(caught);
  });
  return (
    <>
      {failure ? <Message tone="error">{failure}</Message> : null}
      <BusyButton isBusy={isBusy} onClick={() => void runAction(work)} {...rest} />
    </>
  );
}
