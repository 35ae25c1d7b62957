"use client";

import { type ReactNode, useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { readApiError } from "@/lib/api-error";
import { useAsyncAction } from "@/lib/use-async-action";
import { dropLinkSecret, useLinkSecret } from "@/lib/use-link-secret";
import { callFailure } from "../auth-answer";
import { FailureMessage, type ShownFailure } from "./auth-messages";
import { LinkHeading } from "./link-result";

type Said = { heading: string; text: string };

type PressLinkProps<Value> = {
  words: {
    heading: string;
    lead: string;
    submit: string;
    sending: string;
    failed: string;
    over: Said;
    none: Said;
  };
  consume: (input: { token: string }) => Promise<Value>;
  done: (value: Value) => ReactNode;
  /** Shown when the link is expired or missing. */
  otherwise: ReactNode;
};

/** Uses a one-time link on a click and never on a visit, because mail clients prefetch links. */
export function ConfirmLink<Value>({ words, consume, done, otherwise }: PressLinkProps<Value>) {
  const secret = useLinkSecret();
  const [result, setResult] = useState<{ value: Value } | null>(null);
  const [spent, setSpent] = useState<string | null>(null);
  const { runAction, isBusy, failure } = useAsyncAction<ShownFailure>((caught) => {
    const error = readApiError(caught);
    if (error.reason !== "spent-link") return callFailure(error, words.failed);
    setSpent(secret);
    return null;
  });

  async function spend() {
    if (!secret) return;
    setResult({ value: await consume({ token: secret }) });
    dropLinkSecret();
  }

  if (result) return done(result.value);
  if (secret === "" || (secret !== null && secret === spent)) {
    const { heading, text } = spent ? words.over : words.none;
    return (
      <>
        <LinkHeading heading={heading}>{text}</LinkHeading>
        {otherwise}
      </>
    );
  }
  return (
    <>
      <LinkHeading heading={words.heading}>{words.lead}</LinkHeading>
      <FailureMessage failure={failure} />
      <BusyButton
        className="mt-s5"
        wide
        words={words}
        isBusy={isBusy}
        onClick={() => void runAction(spend)}
      />
    </>
  );
}
