"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Heard } from "@/components/ui/heard";
import { accountLinks } from "@/content/account-links";
import { type CallAnswer, resendVerification } from "../account-calls";
import { FailureMessage } from "./failure-message";
import { SaidInstead } from "./said-instead";

const words = accountLinks.verify;

/** Has the mail sent again by which a signed-in member confirms their address. */
export function ResendVerification({ wide = false }: { wide?: boolean }) {
  const [answer, setAnswer] = useState<CallAnswer<{ isSent: boolean }> | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function resend() {
    if (isSending) return;
    setIsSending(true);
    setAnswer(null);
    setAnswer(await resendVerification());
    setIsSending(false);
  }

  if (answer?.ok) {
    return <SaidInstead>{answer.value.isSent ? words.resent : words.confirmed}</SaidInstead>;
  }
  return (
    <>
      <FailureMessage failure={answer} />
      <Button variant="line" wide={wide} busy={isSending} aria-disabled={isSending} onClick={resend}>
        {isSending ? words.resending : words.resend}
      </Button>
      <Heard>{isSending ? words.resending : null}</Heard>
    </>
  );
}
