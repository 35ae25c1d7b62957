import type { ComponentProps } from "react";
import { Button } from "./button";
import { LiveStatus } from "./live-status";

type BusyButtonProps = Omit<ComponentProps<typeof Button>, "busy" | "children"> & {
  words: { submit: string; sending: string };
  isBusy: boolean;
  /** what is read out meanwhile, where that is more than the button says */
  said?: string | null;
};

/** A button whose work takes its time. It stays focusable while it does, and says that it does. */
export function BusyButton({ words, isBusy, said, ...rest }: BusyButtonProps) {
  return (
    <>
      <Button busy={isBusy} aria-disabled={isBusy} {...rest}>
        {isBusy ? words.sending : words.submit}
      </Button>
      <LiveStatus>{isBusy ? (said ?? words.sending) : null}</LiveStatus>
    </>
  );
}
