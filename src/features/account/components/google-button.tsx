import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { LiveStatus, Message } from "@/components/ui/message";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import { useBrowserValue } from "@/lib/use-browser-value";
import type { AuthResult } from "../account-api";
import { isInAppBrowser } from "../google/in-app-browser";
import { type GoogleAttempt, type GoogleOutcome, openGoogle } from "../google/popup";
import { refreshSession } from "../session/session";

function GoogleMark() {
  return (
    <svg className="size-[1.2rem]" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 10.2v3.9h5.5c-.3 1.5-1.9 4.3-5.5 4.3a6.4 6.4 0 0 1 0-12.8c2.1 0 3.5.9 4.3 1.6l2.9-2.8A10.3 10.3 0 0 0 12 1.7a10.3 10.3 0 1 0 0 20.6c5.9 0 9.9-4.2 9.9-10.1 0-.7-.1-1.3-.2-1.9z"
      />
    </svg>
  );
}

type GoogleButtonProps = {
  /** False if the site has no Google client. */
  isOffered: boolean;
  onStart: () => void;
  onResult: (result: AuthResult) => void;
  /** Called when the address belongs to a verified account, so that the form asks for the account's password. */
  onLinkNeeded: () => void;
};

const failures = { cancelled: google.cancelled, blocked: google.blocked, failed: google.failed };

export function GoogleButton({ isOffered, onStart, onResult, onLinkNeeded }: GoogleButtonProps) {
  const [isRunning, setIsRunning] = useState(false);
  const attempt = useRef<GoogleAttempt | null>(null);
  const isInApp = useBrowserValue(() => isInAppBrowser(navigator), false);
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => () => attempt.current?.stop(), []);

  async function end({ result, message }: GoogleOutcome) {
    // A popup that closed without a report may still have signed the user in.
    const mayBeIn = result === "ok" || result === "cancelled";
    const status = mayBeIn ? (await refreshSession()).status : null;
    if (status === "signed-in") return onResult({ ok: true });
    setIsRunning(false);
    if (result === "link-needed") return onLinkNeeded();
    const isUnknown = result === "ok" && status === "error";
    const failure = isUnknown ? messages.auth.notLoaded : failures[result === "ok" ? "failed" : result];
    const text = message ?? failure;
    onResult({ ok: false, message: text, hint: text === google.failed ? google.hint : undefined });
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }

  function begin() {
    if (!isOffered) return;
    if (isRunning) return attempt.current?.focus();
    attempt.current?.stop();
    onStart();
    setIsRunning(true);
    attempt.current = openGoogle((outcome) => void end(outcome));
  }

  return (
    <>
      <p className="my-s5 grid items-center text-ink-2 text-small">
        <span
          className={clsx(
            "col-start-1 row-start-1 flex items-center gap-4 before:h-px before:flex-1 before:bg-dune-line after:h-px after:flex-1 after:bg-dune-line",
            isInApp && "invisible",
          )}
        >
          {google.divider}
        </span>
        {/* The note takes the place of the hidden divider; its margins let three lines appear without moving anything. */}
        {isInApp ? (
          <span id={noteId} className="col-start-1 row-start-1 -my-4 text-center leading-tight text-balance">
            {google.inApp}
          </span>
        ) : null}
      </p>
      <Button
        ref={button}
        variant="line"
        wide
        className={isOffered ? "mb-s5" : undefined}
        isBusy={isRunning}
        aria-disabled={isRunning || !isOffered}
        aria-describedby={isInApp || !isOffered ? noteId : undefined}
        onClick={begin}
      >
        <GoogleMark />
        <span>{isRunning ? google.sending : google.button}</span>
      </Button>
      {isOffered ? null : (
        <Message id={isInApp ? undefined : noteId} tone="info" isLive={false} className="mt-s4 mb-s5">
          {google.unconfigured}
        </Message>
      )}
      <LiveStatus>{isRunning ? google.sending : null}</LiveStatus>
    </>
  );
}
