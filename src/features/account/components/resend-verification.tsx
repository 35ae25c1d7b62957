"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LiveStatus } from "@/components/ui/live-status";
import { accountLinks } from "@/content/account-links";
import { readApiError } from "@/lib/api-error";
import { resendVerification } from "../account-calls";
import { callFailure } from "../auth-answer";
import { FailureMessage, type ShownFailure } from "./failure-message";
import { SuccessNotice } from "./success-notice";

const words = accountLinks.verify;

/** Has the mail sent again by which a signed-in member confirms their address. */
export function ResendVerification({ wide = false }: { wide?: boolean }) {
  const [answer, setAnswer] = useState<{ isSent: boolean } | null>(null);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function resend() {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      setAnswer(await resendVerification());
    } catch (error) {
      setFailure(callFailure(readApiError(error), words.notSent));
    }
    setIsSending(false);
  }

  if (answer) {
    return <SuccessNotice>{answer.isSent ? words.resent : words.confirmed}</SuccessNotice>;
  }
  return (
    <div className="grid justify-items-start gap-3">
      <FailureMessage failure={failure} className="w-full" />
      <Button
        variant="line"
        size={wide ? "normal" : "small"}
        wide={wide}
        busy={isSending}
        aria-disabled={isSending}
        onClick={resend}
      >
        {isSending ? words.resending : words.resend}
      </Button>
      <LiveStatus>{isSending ? words.resending : null}</LiveStatus>
    </div>
  );
}
