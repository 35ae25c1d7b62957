import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { messages } from "@/content/messages";
import { useStore } from "@/lib/create-store";
import { isSolvingChallenge } from "@/lib/is-solving-challenge";

type FormProps = ComponentProps<"form"> & {
  state: {
    readFilled?: (form: HTMLFormElement) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

/**
 * `post` keeps the input out of the URL when scripts do not run. The fields are read whenever the focus or the pointer
 * moves, because a password manager may have filled them in without an event.
 */
export function Form({ state, ...rest }: FormProps) {
  return (
    <form
      method="post"
      noValidate
      onFocus={({ currentTarget }) => state.readFilled?.(currentTarget)}
      onPointerOver={({ currentTarget }) => state.readFilled?.(currentTarget)}
      onSubmit={state.onSubmit}
      {...rest}
    />
  );
}

export function Fields({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) {
  return (
    <fieldset role="presentation" className="contents" disabled={isDisabled}>
      {children}
    </fieldset>
  );
}

type SubmitButtonProps = {
  texts: { submit: string; sending: string };
  isSending: boolean;
  wide?: boolean;
  variant?: "line";
};

export function SubmitButton({ texts, isSending, wide, variant }: SubmitButtonProps) {
  const challengeText = useChallengeText();
  return (
    <>
      <BusyButton
        type="submit"
        wide={wide}
        variant={variant}
        texts={texts}
        isBusy={isSending}
        sendingText={challengeText}
      />
      <ChallengeNote />
    </>
  );
}

export function useChallengeText() {
  return useStore(isSolvingChallenge) ? messages.general.solvingChallenge : null;
}

/** Hidden from screen readers, because the form's live region announces the same text. */
export function ChallengeNote() {
  const text = useChallengeText();
  return (
    <p className="note w-full" aria-hidden="true" hidden={!text}>
      {text}
    </p>
  );
}
