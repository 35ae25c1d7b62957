"use client";

import { useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { desk } from "@/content/desk";
import { deskCaught } from "@/content/desk-caught";
import { refusalText } from "../../audit/refusal-text";
import { DeskLink } from "../../components/desk-link";

const words = deskCaught.release;
const { applications, members, waitingList } = desk.pages;

function placeOf(subject: string) {
  const [kind = "", id = ""] = subject.split(":");
  const homes: Record<string, string> = {
    application: `${applications.href}/${id}`,
    user: `${members.href}/${id}`,
    entry: waitingList.href,
  };
  return { text: words.done[kind] ?? words.doneOther, href: homes[kind] };
}

/** Lets a held-back form through and says what it became. The row stays until the page is fetched anew. */
export function ReleaseButton({ id, email }: { id: string; email: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  const [subject, setSubject] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, start] = useTransition();

  useEffect(() => {
    if (subject) said.current?.focus();
  }, [subject]);

  function release() {
    setFailure(null);
    start(async () => {
      try {
        const { api } = await import("@/trpc/client");
        const made = await api.desk.caught.release.mutate({ id });
        setSubject(made.subject);
      } catch (error) {
        setFailure(refusalText(error, words.failed));
      }
    });
  }

  const place = subject ? placeOf(subject) : null;
  return (
    <div className="caught-release">
      {place ? (
        <p ref={said} tabIndex={-1} role="status">
          {place.text}{" "}
          {place.href ? (
            <DeskLink className="textlink" href={place.href}>
              {words.open}
            </DeskLink>
          ) : null}
        </p>
      ) : (
        <Button
          variant="line"
          size="small"
          busy={isBusy}
          disabled={isBusy}
          aria-label={`${words.action}: ${email}`}
          onClick={release}
        >
          {words.action}
        </Button>
      )}
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  );
}
