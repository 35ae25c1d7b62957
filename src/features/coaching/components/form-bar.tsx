import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { coachingModal } from "@/content/coaching-forms";

type FormBarProps = {
  words: { submit: string; sending: string; beside: string };
  isSending: boolean;
  failure: string | null;
};

/** The foot of a form: what went wrong, and the button that sends. */
export function FormBar({ words, isSending, failure }: FormBarProps) {
  return (
    <div className="modal__bar">
      {failure ? (
        <Message tone="error" className="cf__failure">
          {failure}
        </Message>
      ) : null}
      <Button type="submit" className="cf__submit" busy={isSending} disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <p className="note">{words.beside}</p>
      <p className="visually-hidden" role="status">
        {isSending ? coachingModal.sending : null}
      </p>
    </div>
  );
}
