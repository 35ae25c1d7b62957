import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { coachingModal } from "@/content/coaching-forms";

type FormBarProps = {
  words: { submit: string; sending: string; beside: string };
  isSending: boolean;
  failure: string | null;
  button: RefObject<HTMLButtonElement | null>;
};

/** The foot of a form: what went wrong, and the button that sends. */
export function FormBar({ words, isSending, failure, button }: FormBarProps) {
  return (
    <div className="modal__bar">
      {failure ? (
        <Message tone="error" className="shrink-0 grow basis-full">
          {failure}
        </Message>
      ) : null}
      {/* as wide as the longer of its two texts, with the turning ring */}
      <Button
        ref={button}
        type="submit"
        className="min-w-[min(17.5rem,100%)]"
        busy={isSending}
        disabled={isSending}
      >
        {isSending ? words.sending : words.submit}
      </Button>
      <p className="note">{words.beside}</p>
      <p className="visually-hidden" role="status">
        {isSending ? coachingModal.sending : null}
      </p>
    </div>
  );
}
