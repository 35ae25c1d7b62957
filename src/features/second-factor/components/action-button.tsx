import type { ComponentProps } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import { Message } from "@/components/ui/message";
import { useAsyncAction } from "@/lib/use-async-action";
import { explainActionError } from "../failure";

type ActionButtonProps = Pick<ComponentProps<typeof BusyButton>, "words" | "variant" | "size" | "wide"> & {
  work: () => Promise<unknown>;
};

export function ActionButton({ work, ...rest }: ActionButtonProps) {
  const { runAction, isBusy, failure } = useAsyncAction(explainActionError);
  return (
    <>
      {failure ? <Message tone="error">{failure}</Message> : null}
      <BusyButton isBusy={isBusy} onClick={() => void runAction(work)} {...rest} />
    </>
  );
}
