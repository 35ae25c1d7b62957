import type { ComponentProps } from "react";
import { Button } from "./button";
import { LiveStatus } from "./message";

type BusyButtonProps = Omit<ComponentProps<typeof Button>, "isBusy" | "children"> & {
  texts: { submit: string; sending: string };
  isBusy: boolean;
  /** The text for screen readers, if it is longer than the visible text. */
  sendingText?: string | null;
};

/** A button that stays focusable while it is busy. */
export function BusyButton({ texts, isBusy, sendingText, ...rest }: BusyButtonProps) {
  return (
    <>
      <Button isBusy={isBusy} {...rest}>
        {isBusy ? texts.sending : texts.submit}
      </Button>
      <LiveStatus>{isBusy ? (sendingText ?? texts.sending) : null}</LiveStatus>
    </>
  );
}
