import { useEffect, useEffectEvent } from "react";

const ceremonyMs = 1_400;

/** Goes on when the ceremony is over, or at once with any key or press. */
export function useCeremony(isOn: boolean, onEnd: () => void) {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isOn) return;
    const off = new AbortController();
    const go = () => {
      off.abort();
      end();
    };
    const timer = setTimeout(go, ceremonyMs);
    off.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("pointerdown", go, { signal: off.signal });
    addEventListener("keydown", ({ repeat }) => (repeat ? undefined : go()), { signal: off.signal });
    return () => off.abort();
  }, [isOn]);
}
