import { useState } from "react";

/**
 * Returns `retry`, which runs one attempt at a time. `tries` counts the finished attempts; as the key of a message it
 * makes screen readers announce the same message again.
 */
export function useRetry(attempt: () => Promise<unknown>) {
  const [tries, setTries] = useState(0);
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    if (isTrying) return;
    setIsTrying(true);
    await attempt();
    setTries(tries + 1);
    setIsTrying(false);
  }

  return { retry, isTrying, tries };
}
