"use client";

import { useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { accountLinks } from "@/content/account-links";
import { readApiError } from "@/lib/api-error";
import { usePress } from "@/lib/use-press";
import { renewLink } from "../account-calls";
import { callFailure } from "../auth-answer";
import { FailureMessage, type ShownFailure } from "./failure-message";
import { SuccessNotice } from "./success-notice";
import { type WayIn, WayInForm } from "./way-in-form";

const words = accountLinks.renew;

/** Has a fresh link sent to where one that is over was sent; asks for the address where that one is unknown. */
export function RenewLink({ secret, way }: { secret: string; way: WayIn }) {
  const [state, setState] = useState<"ready" | "sent" | "unknown">(secret ? "ready" : "unknown");
  const { press, isBusy, failure } = usePress<ShownFailure>((caught) => {
    const error = readApiError(caught);
    if (error.reason !== "spent-link") return callFailure(error, words.failed);
    setState("unknown");
    return null;
  });

  async function renew() {
    await renewLink({ token: secret });
    setState("sent");
  }

  if (state === "unknown") return <WayInForm way={way} />;
  if (state === "sent") return <SuccessNotice className="mt-5">{words.sent}</SuccessNotice>;
  return (
    <>
      <FailureMessage failure={failure} />
      <BusyButton className="mt-s5" wide words={words} isBusy={isBusy} onClick={() => void press(renew)} />
    </>
  );
}
