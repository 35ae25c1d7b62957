import type { ComponentProps } from "react";
import { Button } from "./button";
import { LiveStatus } from "./message";

type BusyButtonProps = Omit<ComponentProps<typeof Button>, "isBusy" | "children"> & {
  words: { submit: string; sending: string };
  isBusy: boolean;
  /** The text for screen readers, if it is longer than the visible text. */
  sendingText?: string | null;
};

/** A button that stays focusable while it is busy. */
export function BusyButton({ words, isBusy, sendingText, ...rest }: BusyButtonProps) {
  return (
    <>
      <Button isBusy={isBusy} {...rest}>
        {isBusy ? words.sending : words.submit}
      </Button>
      <LiveStatus>{isBusy ? (sendingText ?? words.sending) : null}</LiveStatus>
    </>
  );
}
