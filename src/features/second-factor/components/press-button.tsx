import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { LiveStatus } from "@/components/ui/live-status";
import { Message } from "@/components/ui/message";

type PressButtonProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  failure: string | null;
} & Pick<ComponentProps<typeof Button>, "variant" | "size" | "wide" | "onClick">;

/** A button that says what it is doing, and above it what became of the last try. */
export function PressButton({ label, busyLabel, isBusy, failure, ...rest }: PressButtonProps) {
  return (
    <>
      {failure ? <Message tone="error">{failure}</Message> : null}
      <Button busy={isBusy} aria-disabled={isBusy} {...rest}>
        {isBusy ? busyLabel : label}
      </Button>
      <LiveStatus>{isBusy ? busyLabel : null}</LiveStatus>
    </>
  );
}
