import "./sheet.css";
import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { LiveStatus } from "@/components/ui/live-status";
import { ProvingNote, useProvingWords } from "./proving-note";

type FormProps = ComponentProps<"form"> & {
  /** what useZodForm gives */
  state: { isSending: boolean; onSubmit: (event: SubmitEvent) => void };
};

/** A form whose errors are told by the page, not by the browser. */
export function Form({ state, ...rest }: FormProps) {
  return <form noValidate aria-busy={state.isSending} onSubmit={state.onSubmit} {...rest} />;
}

/** The fields of a form; none of them can be used while it is sent. */
export function Fields({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) {
  return (
    <fieldset role="presentation" className="contents" disabled={isDisabled}>
      {children}
    </fieldset>
  );
}

type SubmitButtonProps = {
  words: { submit: string; sending: string };
  isSending: boolean;
  wide?: boolean;
};

/** The button that sends a form. It stays focusable while it does, and says that it does. */
export function SubmitButton({ words, isSending, wide }: SubmitButtonProps) {
  const proving = useProvingWords();
  return (
    <>
      <Button type="submit" wide={wide} busy={isSending} aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <LiveStatus>{isSending ? (proving ?? words.sending) : null}</LiveStatus>
      <ProvingNote />
    </>
  );
}
