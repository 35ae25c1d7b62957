"use client";

import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { readApiError } from "@/lib/api-error";
import { redirectIfUnauthorized, refusalText } from "../refusals";

type OnceButtonProps<Result> = {
  label: string;
  /** The person it is about, for the accessible name. */
  whose: string;
  act: () => Promise<Result>;
  /** Replaces the button once it is done. */
  done: (result: Result) => ReactNode;
  failed: string;
};

/**
 * A button for a one-time action, replaced by its result. A failure leaves it in place or redirects to
 * sign-in or the second factor.
 */
export function OnceButton<Result>({ label, whose, act, done, failed }: OnceButtonProps<Result>) {
  const said = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<{ result: Result } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, start] = useTransition();

  useEffect(() => {
    if (outcome) said.current?.focus();
  }, [outcome]);

  function handleClick() {
    setFailure(null);
    start(async () => {
      try {
        const result = await act();
        setOutcome({ result });
      } catch (error) {
        redirectIfUnauthorized(readApiError(error));
        setFailure(refusalText(error, failed));
      }
    });
  }

  return (
    <div className="text-small leading-[1.4]">
      {outcome ? (
        <p ref={said} tabIndex={-1} role="status" className="max-w-[22em] font-[560] text-success-ink">
          {done(outcome.result)}
        </p>
      ) : (
        <Button
          variant="line"
          size="small"
          className="whitespace-nowrap"
          busy={isBusy}
          disabled={isBusy}
          aria-label={`${label}: ${whose}`}
          onClick={handleClick}
        >
          {label}
        </Button>
      )}
      {failure ? (
        <p role="alert" className="mt-[0.4rem] max-w-[22em] text-alert">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
