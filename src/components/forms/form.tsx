import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { ChallengeNote, useChallengeText } from "./challenge-note";

type FormProps = ComponentProps<"form"> & {
  /** what useZodForm gives */
  state: { isSending: boolean; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
};

/** A form whose errors are told by the page, not by the browser. Without scripts nothing of it gets into an address. */
export function Form({ state, ...rest }: FormProps) {
  return <form method="post" noValidate aria-busy={state.isSending} onSubmit={state.onSubmit} {...rest} />;
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
  variant?: "line";
};

/** The button that sends a form. */
export function SubmitButton({ words, isSending, wide, variant }: SubmitButtonProps) {
  const challengeText = useChallengeText();
  return (
    <>
      <BusyButton
        type="submit"
        wide={wide}
        variant={variant}
        words={words}
        isBusy={isSending}
        said={challengeText}
      />
      <ChallengeNote />
    </>
  );
}
