"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { deskMail } from "@/content/desk-mail";
import { refusalText } from "../../audit/refusal-text";

type ResendButtonProps = {
  id: string;
  /** Whom the letter goes to: what the button is told apart by. */
  to: string;
  /** false where a letter that is on its way would leave the list, and the news of it with it */
  isFetchedAnew?: boolean;
};

const words = deskMail.resend;

/** Sends a letter again, and says what became of it where the button was. */
export function ResendButton({ id, to, isFetchedAnew = true }: ResendButtonProps) {
  const router = useRouter();
  const said = useRef<HTMLParagraphElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [isBusy, start] = useTransition();

  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);

  function resend() {
    setFailure(null);
    start(async () => {
      try {
        const { api } = await import("@/trpc/client");
        await api.desk.mail.resend.mutate({ id });
        setIsDone(true);
        if (isFetchedAnew) router.refresh();
      } catch (error) {
        setFailure(refusalText(error, words.failed));
      }
    });
  }

  return (
    <div className="resend">
      {isDone ? (
        <p ref={said} tabIndex={-1} role="status">
          {words.done}
        </p>
      ) : (
        <Button
          variant="line"
          size="small"
          busy={isBusy}
          disabled={isBusy}
          aria-label={`${words.action}: ${to}`}
          onClick={resend}
        >
          {words.action}
        </Button>
      )}
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  );
}
