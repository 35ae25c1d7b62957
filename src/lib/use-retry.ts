"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";

/** Returns the retry function of an error page, which refetches and renders again in one transition. */
export function useRetry(reset: () => void) {
  const router = useRouter();
  return () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
}
