import type { ComponentProps } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { Message } from "@/components/ui/message";
import { usePress } from "@/lib/use-press";
import { explainPress } from "../failure";

type PressButtonProps = Pick<ComponentProps<typeof BusyButton>, "words" | "variant" | "size" | "wide"> & {
  work: () => Promise<unknown>;
};

/** A button that does its work, one at once, and says above it what became of the last try. */
export function PressButton({ work, ...rest }: PressButtonProps) {
  const { press, isBusy, failure } = usePress(explainPress);
  return (
    <>
      {failure ? <Message tone="error">{failure}</Message> : null}
      <BusyButton isBusy={isBusy} onClick={() => void press(work)} {...rest} />
    </>
  );
}
