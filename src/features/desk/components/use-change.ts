import { useRouter } from "next/navigation";
import { useRef, useTransition } from "react";
import { unreachable } from "@/content/load-failures";
import { readApiError } from "@/lib/api-error";
import { explainRefusal } from "../refusals";

export type Mutation<Input> = {
  mutateAsync: (input: Input) => Promise<unknown>;
  isPending: boolean;
  error: unknown;
  reset: () => void;
};

export type ChangeFailure = { isConflict: boolean; message: string };

function readFailure(error: unknown): ChangeFailure {
  const { reason } = readApiError(error);
  return {
    isConflict: reason === "changed-meanwhile" || reason === "already-done",
    message: explainRefusal(error, unreachable),
  };
}

/**
 * Returns `change`, which runs one mutation at a time and returns whether it succeeded. After success it calls `onDone`
 * and refetches the page; if another change came first, it calls `onConflict`. `isOld` means that the page still shows
 * data from before the change.
 */
export function useChange<Input>({ mutateAsync, isPending, error, reset }: Mutation<Input>) {
  const router = useRouter();
  const isRunning = useRef(false);
  const [isOld, startFetch] = useTransition();
  const refresh = () => startFetch(() => router.refresh());

  async function change(input: Input, onDone: () => void, onConflict?: () => void) {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await mutateAsync(input);
    } catch (error) {
      if (readFailure(error).isConflict) onConflict?.();
      return false;
    } finally {
      isRunning.current = false;
    }
    onDone();
    refresh();
    return true;
  }

  const clear = () => (error ? reset() : undefined);
  return { change, isBusy: isPending, isOld, failure: error ? readFailure(error) : null, clear, refresh };
}
