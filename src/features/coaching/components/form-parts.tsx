import { clsx } from "clsx";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { MethodFigure } from "@/components/art/method-figure";
import { ChallengeNote, Fields, Form, useChallengeText } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import modalStyles from "@/components/ui/modal.module.css";
import { coachingModal } from "@/content/coaching-forms";
import styles from "./form-parts.module.css";

/** A select needs more space than the field beside it. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-gap gap-y-s5 wide:grid-cols-2 wide:has-[select]:grid-cols-[1.4fr_1fr]">
      {children}
    </div>
  );
}

export function FormNote({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <section className={clsx("bg-info-bg text-info", styles.note)} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

type CoachingFormProps = {
  state: ComponentProps<typeof Form>["state"] & {
    isSending: boolean;
    isRestored: boolean;
    startOver: () => void;
    failure: string | null;
  };
  texts: { region: string; submit: string; sending: string; beside: string };
  heading?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

export function CoachingForm({ state, texts, heading, note, children }: CoachingFormProps) {
  const { isSending, isRestored, startOver, failure } = state;
  const challengeText = useChallengeText();

  function empty({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.form?.querySelector<HTMLElement>("fieldset :is(input, select, textarea)")?.focus();
    startOver();
  }

  return (
    <Form state={state} className={modalStyles.main} aria-label={texts.region}>
      {/* Focusable while the fields are disabled, so that the keyboard can scroll it. */}
      <div
        className={clsx(modalStyles.scroll, "grid content-start gap-s5")}
        tabIndex={isSending ? 0 : undefined}
      >
        {heading}
        <div className="note flex flex-wrap items-baseline gap-x-6">
          <p>{coachingModal.required}</p>
          <p hidden={!isRestored}>
            {coachingModal.restored}{" "}
            <button type="button" className="textbtn" disabled={isSending} onClick={empty}>
              {coachingModal.startOver}
            </button>
          </p>
        </div>
        <Fields isDisabled={isSending}>{children}</Fields>
        {note}
      </div>
      <div className={modalStyles.bar}>
        {failure ? (
          <Message tone="error" className="shrink-0 grow basis-full">
            {failure}
          </Message>
        ) : null}
        <ChallengeNote />
        {/* The width fits the longest text with the spinner, so that the button keeps its size while it sends. */}
        <Button type="submit" className="min-w-[min(17.5rem,100%)]" isBusy={isSending} disabled={isSending}>
          {isSending ? texts.sending : texts.submit}
        </Button>
        <p className="sr-only" role="status">
          {isSending ? (challengeText ?? coachingModal.sending) : null}
        </p>
        <p className={clsx("note", modalStyles.beside)}>{texts.beside}</p>
      </div>
    </Form>
  );
}

export type Thanks = {
  heading: string;
  text: ReactNode;
  /** What happens at which time, as in `{ Now: "A confirmation email." }`. */
  steps: Record<string, string>;
  action: { label: string; onClick: () => void };
};

type FormSentProps = Thanks & { headingId: string; figure: 2 | 3 };

export function FormSent({ headingId, figure, heading, text, steps, action }: FormSentProps) {
  return (
    <div className="relative grid min-h-0 overflow-y-auto wide:grid-cols-[18rem_minmax(0,1fr)]">
      <div className={clsx("relative overflow-clip", styles.sky)} aria-hidden="true">
        <MethodFigure n={figure} className={figure === 2 ? styles.sun : styles.square} />
      </div>
      <div className={styles.text}>
        <h2 id={headingId} tabIndex={-1}>
          {heading}
        </h2>
        <p className="lead mt-s4">{text}</p>
        <dl className={clsx("mt-s5 border-gold border-t", styles.steps)}>
          {Object.entries(steps).map(([when, what]) => (
            <div key={when} className="grid border-dune-line border-b leading-[1.45]">
              <dt className="text-gold-ink">{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <Button variant="line" className="mt-s5 max-wide:w-full" onClick={action.onClick}>
          {action.label}
        </Button>
      </div>
    </div>
  );
}
