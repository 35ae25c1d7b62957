import type { ComponentProps } from "react";
import { Button } from "./button";
import { LiveStatus } from "./message";

type BusyButtonProps = Omit<ComponentProps<typeof Button>, "isBusy" | "children"> & {
  texts: { submit: string; sending: string };
  isBusy: boolean;
  /** Names the item to screen readers, if a list has several buttons with the same text. */
  target?: string;
  /** Announced to screen readers while the button is busy, instead of `texts.sending`. */
  sendingText?: string | null;
};

/** A button that stays focusable while it is busy. */
export function BusyButton({ texts, isBusy, target, sendingText, ...rest }: BusyButtonProps) {
  return (
    <>
      <Button isBusy={isBusy} {...rest}>
        <span>{isBusy ? texts.sending : texts.submit}</span>
        {target ? <span className="sr-only">{`: ${target}`}</span> : null}
      </Button>
      <LiveStatus>{isBusy ? (sendingText ?? texts.sending) : null}</LiveStatus>
    </>
  );
}
