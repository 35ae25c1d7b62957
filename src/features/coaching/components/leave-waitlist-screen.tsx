"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { LiveStatus, Message } from "@/components/ui/message";
import { TextLink } from "@/components/ui/page-link";
import { leaveWaitlist as texts } from "@/content/leave-waitlist";
import { readApiError } from "@/lib/api-error";
import { explainCallError } from "@/lib/explain-call-error";
import { dropLinkSecret, useLinkSecret } from "@/lib/use-link-secret";

const otherSeats = [40, 80, 120, 160, 200, 240, 280, 320];

// A chair seen from above, open towards the fire in the middle of the drawing.
const chair = "M-15 -8V5A8 8 0 0 0 -7 13H7A8 8 0 0 0 15 5V-8";

/** The lowest chair is the visitor's, and is empty once they have left the list. */
function LeaveWaitlistDrawing({ isEmpty }: { isEmpty: boolean }) {
  return (
    <svg
      className="h-auto w-[min(13rem,52vw)] overflow-visible fill-none stroke-[1.6] stroke-gold wide:w-[min(24rem,30vw)] wide:justify-self-end"
      viewBox="-160 -160 320 320"
      role="img"
      aria-label={texts.figure}
    >
      <circle className="stroke-[0.8]" r="82" />
      <circle r="13" />
      <path
        className="stroke-[0.8]"
        d="M0 -22V-36M19 -11L31 -18M19 11L31 18M0 22V36M-19 11L-31 18M-19 -11L-31 -18"
      />
      <g
        className={isEmpty ? "stroke-[1.4]" : "stroke-[2.4] stroke-lagoon"}
        strokeDasharray={isEmpty ? "2 4" : undefined}
        transform="translate(0 124)"
      >
        <path d={chair} />
        {isEmpty ? null : <circle className="fill-lagoon stroke-none" cy="-2" r="4" />}
      </g>
      {otherSeats.map((degrees) => (
        <path key={degrees} d={chair} transform={`rotate(${degrees}) translate(0 124)`} />
      ))}
    </svg>
  );
}

type LeaveResult = { state: "left" | "over" | "broken" } | { state: "failed"; message: string };

async function leaveWaitlist(token: string): Promise<LeaveResult> {
  try {
    const { api } = await import("@/trpc/client");
    await api.coaching.leaveWaitlist.mutate({ token });
    return { state: "left" };
  } catch (error) {
    const refused = readApiError(error);
    if (refused.reason === "spent-link") return { state: "over" };
    if (refused.reason === "not-there" || refused.code === "BAD_REQUEST") return { state: "broken" };
    return { state: "failed", message: explainCallError(refused) };
  }
}

/** Unsubscribes on a click and never on a visit, because mail clients prefetch links. */
export function LeaveWaitlistScreen() {
  const secret = useLinkSecret();
  const [result, setResult] = useState<{ token: string; outcome: LeaveResult } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // After success the address has no secret; a different secret means that another link was opened.
  const outcome = result && (!secret || result.token === secret) ? result.outcome : null;
  const failure = outcome?.state === "failed" ? outcome.message : null;
  const initial = secret === "" ? "broken" : "ready";
  const state = outcome && outcome.state !== "failed" ? outcome.state : initial;
  const { heading: title, text } = texts[state];
  const actionText = failure ? texts.retry : texts.ready.action;

  useEffect(() => {
    if (result && result.outcome.state !== "failed") heading.current?.focus();
  }, [result]);

  async function handleClick() {
    if (!secret || isSending) return;
    setIsSending(true);
    setResult(null);
    const answer = await leaveWaitlist(secret);
    setIsSending(false);
    setResult({ token: secret, outcome: answer });
    if (answer.state === "left") dropLinkSecret(secret);
  }

  return (
    <section
      className="grid min-h-[calc(100svh-var(--top))] items-center bg-[linear-gradient(var(--color-sand),var(--color-warm))] pt-s7 pb-band"
      aria-labelledby="h-leave"
    >
      <div className="wrap grid items-center gap-x-gap gap-y-s6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <LeaveWaitlistDrawing isEmpty={state === "left"} />
        <div className="max-w-[34rem] wide:-order-1">
          <h1 id="h-leave" ref={heading} tabIndex={-1} className="text-h2">
            {title}
          </h1>
          <p className="lead mt-s4">{text}</p>
          {failure ? (
            <Message tone="error" className="mt-s5">
              {failure}
            </Message>
          ) : null}
          <div className="actions mt-s6">
            {state === "ready" ? (
              <>
                <Button isBusy={isSending} onClick={handleClick}>
                  {isSending ? texts.ready.sending : actionText}
                </Button>
                <TextLink href="/home">{texts.ready.keep}</TextLink>
              </>
            ) : (
              <>
                {state === "left" ? (
                  <ButtonLink variant="line" href={texts.program}>
                    {texts.left.action}
                  </ButtonLink>
                ) : null}
                <TextLink href="/home">{texts.home}</TextLink>
              </>
            )}
          </div>
          <LiveStatus>{isSending ? texts.ready.sending : null}</LiveStatus>
          <noscript>
            <p className="note mt-s5">{texts.noScript}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
