"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";

/** Makes the retry of an error page: asks the server again and renders anew, as one step. */
export function useRetry(reset: () => void) {
  const router = useRouter();
  return () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
}
