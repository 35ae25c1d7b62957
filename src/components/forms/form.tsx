import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { ChallengeNote, useChallengeText } from "./challenge-note";

type FormProps = ComponentProps<"form"> & {
  /** The result of useZodForm. */
  state: { isSending: boolean; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
};

/** Without native validation, and without putting input into the address when scripts are off. */
export function Form({ state, ...rest }: FormProps) {
  return <form method="post" noValidate aria-busy={state.isSending} onSubmit={state.onSubmit} {...rest} />;
}

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
