import { ProvingNote, useProvingWords } from "@/components/forms/proving-note";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { ModalBar } from "@/components/ui/modal-parts";
import { coachingModal } from "@/content/coaching-forms";

type FormBarProps = {
  words: { submit: string; sending: string; beside: string };
  isSending: boolean;
  failure: string | null;
};

/** The foot of a form: what went wrong, and the button that sends. */
export function FormBar({ words, isSending, failure }: FormBarProps) {
  const proving = useProvingWords();
  return (
    <ModalBar note={words.beside}>
      {failure ? (
        <Message tone="error" className="shrink-0 grow basis-full">
          {failure}
        </Message>
      ) : null}
      <ProvingNote />
      {/* as wide as the longer of its two texts, with the turning ring */}
      <Button type="submit" className="min-w-[min(17.5rem,100%)]" busy={isSending} disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <p className="sr-only" role="status">
        {isSending ? (proving ?? coachingModal.sending) : null}
      </p>
    </ModalBar>
  );
}
