"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LiveStatus } from "@/components/ui/live-status";
import { accountLinks } from "@/content/account-links";
import { readApiError } from "@/lib/api-error";
import { renewLink } from "../account-calls";
import { callFailure } from "../auth-answer";
import { FailureMessage, type ShownFailure } from "./failure-message";
import { SuccessNotice } from "./success-notice";
import { type WayIn, WayInForm } from "./way-in-form";

const words = accountLinks.renew;

/** Has a fresh link sent to where one that is over was sent; asks for the address where that one is unknown. */
export function RenewLink({ secret, way }: { secret: string; way: WayIn }) {
  const [state, setState] = useState<"ready" | "sending" | "sent" | "unknown">(secret ? "ready" : "unknown");
  const [failure, setFailure] = useState<ShownFailure | null>(null);

  async function press() {
    if (state !== "ready") return;
    setState("sending");
    setFailure(null);
    try {
      await renewLink({ token: secret });
      setState("sent");
    } catch (caught) {
      const error = readApiError(caught);
      const isUnknown = error.reason === "spent-link";
      setState(isUnknown ? "unknown" : "ready");
      if (!isUnknown) setFailure(callFailure(error, words.failed));
    }
  }

  if (state === "unknown") return <WayInForm way={way} />;
  if (state === "sent") return <SuccessNotice className="mt-5">{words.sent}</SuccessNotice>;
  const isSending = state === "sending";
  return (
    <>
      <FailureMessage failure={failure} />
      <Button className="mt-s5" wide busy={isSending} aria-disabled={isSending} onClick={press}>
        {isSending ? words.sending : words.submit}
      </Button>
      <LiveStatus>{isSending ? words.sending : null}</LiveStatus>
    </>
  );
}
