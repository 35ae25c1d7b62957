"use client";

import { useRouter } from "next/navigation";
import { useRef, useTransition } from "react";
import { desk } from "@/content/desk";
import { readApiError } from "@/lib/api-error";
import { redirectIfUnauthorized } from "../../refusals";

/** What a mutation of React Query has that a change needs. */
type Mutation<Input> = {
  mutateAsync: (input: Input) => Promise<unknown>;
  isPending: boolean;
  error: unknown;
  reset: () => void;
};

export type ChangeFailure = { isConflict: boolean; message: string };

function failureOf(error: unknown): ChangeFailure {
  const { reason, message } = readApiError(error);
  return {
    isConflict: reason === "changed-meanwhile" || reason === "already-done",
    message: message ?? desk.notSaved,
  };
}

/**
 * Makes one change at a time, then fetches the page's records anew; a second press meanwhile does nothing,
 * and `isOld` says that what is shown is from before. `change` gives whether it was made; who has to sign in
 * or give the second key first is led there.
 */
export function useChange<Input>({ mutateAsync, isPending, error, reset }: Mutation<Input>) {
  const router = useRouter();
  const running = useRef(false);
  const [isOld, startFetch] = useTransition();
  const refresh = () => startFetch(() => router.refresh());

  async function change(input: Input, onDone: () => void) {
    if (running.current) return false;
    running.current = true;
    const isDone = await mutateAsync(input).then(
      () => true,
      (caught) => {
        redirectIfUnauthorized(readApiError(caught));
        return false;
      },
    );
    running.current = false;
    if (!isDone) return false;
    onDone();
    refresh();
    return true;
  }

  return {
    change,
    isBusy: isPending,
    isOld,
    failure: error ? failureOf(error) : null,
    clear: () => {
      if (error) reset();
    },
    refresh,
  };
}
