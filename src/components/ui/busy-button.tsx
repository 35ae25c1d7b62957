import type { ComponentProps } from "react";
import { useHydrated } from "@/lib/use-hydrated";
import { Button } from "./button";
import { LiveStatus } from "./live-status";

type BusyButtonProps = Omit<ComponentProps<typeof Button>, "busy" | "children"> & {
  words: { submit: string; sending: string };
  isBusy: boolean;
  /** what is read out meanwhile, where that is more than the button says */
  said?: string | null;
};

/**
 * A button whose work takes its time. It stays focusable while it does, and says that it does. It is disabled until its page
 * can be used: the browser would send the form itself, and leave the page with what was typed.
 */
export function BusyButton({ words, isBusy, said, disabled, ...rest }: BusyButtonProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <Button busy={isBusy} aria-disabled={isBusy} disabled={disabled || !isHydrated} {...rest}>
        {isBusy ? words.sending : words.submit}
      </Button>
      <LiveStatus>{isBusy ? (said ?? words.sending) : null}</LiveStatus>
    </>
  );
}
