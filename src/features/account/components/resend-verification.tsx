import { useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { accountLinks } from "@/content/account-links";
import { readApiError } from "@/lib/api-error";
import { invalidateSession } from "@/lib/session-events";
import { useAsyncAction } from "@/lib/use-async-action";
import { accountApi, callFailure } from "../account-api";
import { FailureMessage, type ShownFailure, SuccessNotice } from "./auth-messages";

const text = accountLinks.verify;

export function ResendVerification({ wide = false }: { wide?: boolean }) {
  const [result, setResult] = useState<{ isSent: boolean } | null>(null);
  const { runAction, isBusy, failure } = useAsyncAction<ShownFailure>((caught) => {
    const error = readApiError(caught);
    if (error.reason === "signed-out") invalidateSession();
    return callFailure(error, text.notSent);
  });

  async function resend() {
    setResult(await (await accountApi()).resendVerification.mutate());
  }

  if (result) return <SuccessNotice>{result.isSent ? text.resent : text.confirmed}</SuccessNotice>;
  return (
    <div className="grid justify-items-start gap-3">
      <FailureMessage failure={failure} className="w-full" />
      <BusyButton
        variant="line"
        size={wide ? "normal" : "small"}
        wide={wide}
        texts={{ submit: text.resend, sending: text.resending }}
        isBusy={isBusy}
        onClick={() => void runAction(resend)}
      />
    </div>
  );
}
