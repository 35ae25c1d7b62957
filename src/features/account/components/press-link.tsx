"use client";

import { type ReactNode, useState } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { readApiError } from "@/lib/api-error";
import { dropLinkSecret, useLinkSecret } from "@/lib/use-link-secret";
import { usePress } from "@/lib/use-press";
import { callFailure } from "../auth-answer";
import { FailureMessage, type ShownFailure } from "./failure-message";
import { LinkHeading } from "./link-heading";

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
  /** What helps when the link is over or missing. */
  otherwise: ReactNode;
};

/** The page of a one-time link that is spent by one press, never by the visit itself. */
export function PressLink<Value>({ words, consume, done, otherwise }: PressLinkProps<Value>) {
  const secret = useLinkSecret();
  const [result, setResult] = useState<{ value: Value } | null>(null);
  const [spent, setSpent] = useState<string | null>(null);
  const { press, isBusy, failure } = usePress<ShownFailure>((caught) => {
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
      <BusyButton className="mt-s5" wide words={words} isBusy={isBusy} onClick={() => void press(spend)} />
    </>
  );
}
