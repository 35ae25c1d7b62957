"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { LiveStatus } from "@/components/ui/live-status";
import { readApiError } from "@/lib/api-error";
import { dropLinkSecret, useLinkSecret } from "@/lib/use-link-secret";
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
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function press() {
    if (!secret || isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      setResult({ value: await consume({ token: secret }) });
      dropLinkSecret();
    } catch (caught) {
      const error = readApiError(caught);
      if (error.reason === "spent-link") setSpent(secret);
      else setFailure(callFailure(error, words.failed));
    }
    setIsSending(false);
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
      <Button className="mt-s5" wide busy={isSending} aria-disabled={isSending} onClick={press}>
        {isSending ? words.sending : words.submit}
      </Button>
      <LiveStatus>{isSending ? words.sending : null}</LiveStatus>
    </>
  );
}
