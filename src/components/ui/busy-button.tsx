import type { ComponentProps } from "react";
import { Button } from "./button";
import { LiveStatus } from "./message";

type BusyButtonProps = Omit<ComponentProps<typeof Button>, "isBusy" | "children"> & {
  texts: { submit: string; sending: string };
  isBusy: boolean;
  /** The item to which the button belongs, for screen readers, in a list of equal buttons. */
  target?: string;
  /** The text for screen readers, if it is longer than the visible text. */
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
