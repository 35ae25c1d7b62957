import { useRouter } from "next/navigation";
import { startTransition } from "react";

/** Refetches and renders again in one transition. */
export function useRetry(reset: () => void) {
  const router = useRouter();
  return () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
}
