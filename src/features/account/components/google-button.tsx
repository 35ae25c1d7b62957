"use client";

import { useEffect, useId, useRef, useState } from "react";
import { GoogleMark } from "@/components/art/google-mark";
import { Button } from "@/components/ui/button";
import { LiveStatus } from "@/components/ui/live-status";
import { Message } from "@/components/ui/message";
import { google } from "@/content/google";
import type { AuthAnswer } from "../auth-answer";
import { type GoogleAttempt, type GoogleOutcome, openGoogle } from "../google/popup";
import { isGoogleOffered } from "../session/auth-client";
import { refreshSession } from "../session/session-store";

type GoogleButtonProps = {
  onStart: () => void;
  onAnswer: (answer: AuthAnswer) => void;
  /** A proven account has the address; it asks for its password. */
  onLinkNeeded: () => void;
};

const failures = { cancelled: google.cancelled, blocked: google.blocked, failed: google.failed };

export function GoogleButton({ onStart, onAnswer, onLinkNeeded }: GoogleButtonProps) {
  const [isRunning, setIsRunning] = useState(false);
  const attempt = useRef<GoogleAttempt | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    void isGoogleOffered().then((answer) => {
      setIsMissing(answer === false);
    });
    return () => attempt.current?.stop();
  }, []);

  async function end({ result, message }: GoogleOutcome) {
    if (result === "ok" && (await refreshSession()).status === "signed-in") return onAnswer({ ok: true });
    setIsRunning(false);
    if (result === "link-needed") return onLinkNeeded();
    const said = message ?? failures[result === "ok" ? "failed" : result];
    onAnswer({ ok: false, message: said, hint: said === google.failed ? google.hint : undefined });
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }

  function begin() {
    if (isMissing) return;
    if (isRunning) return attempt.current?.focus();
    attempt.current?.stop();
    onStart();
    setIsRunning(true);
    attempt.current = openGoogle((outcome) => void end(outcome));
  }

  return (
    <>
      <p className="my-s5 flex items-center gap-4 text-ink-2 text-small before:h-px before:flex-1 before:bg-dune-line after:h-px after:flex-1 after:bg-dune-line">
        {google.divider}
      </p>
      <Button
        ref={button}
        variant="line"
        wide
        className={isMissing ? undefined : "mb-s5"}
        busy={isRunning}
        aria-disabled={isRunning || isMissing}
        aria-describedby={isMissing ? noteId : undefined}
        onClick={begin}
      >
        {isRunning ? null : <GoogleMark className="size-[1.2rem]" />}
        <span>{isRunning ? google.sending : google.button}</span>
      </Button>
      {isMissing ? (
        <Message id={noteId} tone="info" live={false} className="mt-s4 mb-s5">
          {google.unconfigured}
        </Message>
      ) : null}
      <LiveStatus>{isRunning ? google.sending : null}</LiveStatus>
    </>
  );
}
