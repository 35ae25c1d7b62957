"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Heard } from "@/components/ui/heard";
import { Message } from "@/components/ui/message";
import { PageLink } from "@/components/ui/page-link";
import { leaveWaitlist as words } from "@/content/leave-waitlist";
import { dropLinkSecret, useLinkSecret } from "@/lib/use-link-secret";
import { type LeaveAnswer, leaveWaitlist } from "../leave";
import { LeaveFigure } from "./leave-figure";
import "./leave-screen.css";

/** Ends a place on the waitlist by one press, never by the visit itself. */
export function LeaveScreen() {
  const secret = useLinkSecret();
  const [answer, setAnswer] = useState<{ to: string; given: LeaveAnswer } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const given = answer && (answer.to === secret || answer.given.state === "left") ? answer.given : null;
  const failure = given?.state === "failed" ? given.message : null;
  const state = given && given.state !== "failed" ? given.state : secret === "" ? "broken" : "ready";
  const { heading: title, text } = words[state];

  useEffect(() => {
    if (answer && answer.given.state !== "failed") heading.current?.focus();
  }, [answer]);

  async function press() {
    if (!secret || isSending) return;
    setIsSending(true);
    setAnswer(null);
    const given = await leaveWaitlist(secret);
    setIsSending(false);
    setAnswer({ to: secret, given });
    if (given.state === "left") dropLinkSecret();
  }

  return (
    <section className="leave" aria-labelledby="h-leave">
      <div className="wrap leave__in">
        <LeaveFigure isEmpty={state === "left"} />
        <div className="leave__text">
          <h1 id="h-leave" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="lead">{text}</p>
          {failure ? (
            <Message tone="error" className="leave__failure">
              {failure}
            </Message>
          ) : null}
          <div className="actions">
            {state === "ready" ? (
              <>
                <Button busy={isSending} aria-disabled={isSending} onClick={press}>
                  {isSending ? words.ready.sending : failure ? words.retry : words.ready.action}
                </Button>
                <PageLink className="textlink" href="/home">
                  {words.ready.keep}
                </PageLink>
              </>
            ) : (
              <>
                {state === "left" ? (
                  <ButtonLink variant="line" href={words.program}>
                    {words.left.action}
                  </ButtonLink>
                ) : null}
                <PageLink className="textlink" href="/home">
                  {words.home}
                </PageLink>
              </>
            )}
          </div>
          <Heard>{isSending ? words.ready.sending : null}</Heard>
          <noscript>
            <p className="note">{words.noScript}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
