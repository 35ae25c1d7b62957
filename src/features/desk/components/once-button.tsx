import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { explainRefusal } from "../refusals";
import { focusElement } from "./focus-element";

type OnceButtonProps<Input, Result> = {
  label: string;
  /** Added to the button's accessible name, such as the address of a recipient. */
  whose: string;
  mutation: {
    mutate: (input: Input) => void;
    data: Result | undefined;
    error: unknown;
    isPending: boolean;
  };
  input: Input;
  /** Replaces the button after success. */
  done: (result: Result) => ReactNode;
  failed: string;
};

export function OnceButton<Input, Result>(props: OnceButtonProps<Input, Result>) {
  const { label, whose, mutation, input, done, failed } = props;
  const { mutate, data, error, isPending } = mutation;

  return (
    <div className="text-small leading-[1.4]">
      {data ? (
        <p
          ref={focusElement}
          tabIndex={-1}
          role="status"
          className="max-w-[22em] font-[560] text-success-ink"
        >
          {done(data)}
        </p>
      ) : (
        <Button
          variant="line"
          size="small"
          className="min-[18rem]:whitespace-nowrap"
          isBusy={isPending}
          aria-label={`${label}: ${whose}`}
          onClick={isPending ? undefined : () => mutate(input)}
        >
          {label}
        </Button>
      )}
      {error ? (
        <div role="alert">
          <p className="mt-[0.4rem] max-w-[22em] text-alert">{explainRefusal(error, failed)}</p>
        </div>
      ) : null}
    </div>
  );
}
