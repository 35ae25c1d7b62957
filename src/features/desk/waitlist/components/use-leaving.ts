import { useCallback, useEffect, useRef } from "react";
import { desk } from "@/content/desk";

const goneWithinMs = 5_000;

function leadsToDesk(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return Boolean(
    link && link.origin === location.origin && link.pathname.startsWith(desk.pages.overview.href),
  );
}

/**
 * Asks before the page goes while something is under way, but for a link within the Desk, where it goes on. Gives a wait, for calls
 * that were broken off by the page going: they have not failed; and a way to let the page go unasked, where it is what leads on.
 */
export function useLeaving(isBusy: boolean) {
  const wentAt = useRef(-goneWithinMs);
  const isLetGo = useRef(false);

  useEffect(() => {
    if (!isBusy) return;
    isLetGo.current = false;
    let pressedAt = -goneWithinMs;
    const onClick = (event: MouseEvent) => {
      if (leadsToDesk(event)) pressedAt = event.timeStamp;
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      wentAt.current = event.timeStamp;
      if (!isLetGo.current && event.timeStamp - pressedAt > 1_000) event.preventDefault();
    };
    addEventListener("click", onClick, true);
    addEventListener("beforeunload", onLeave);
    return () => {
      removeEventListener("click", onClick, true);
      removeEventListener("beforeunload", onLeave);
    };
  }, [isBusy]);

  const untilGone = useCallback(async () => {
    const left = wentAt.current + goneWithinMs - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }, []);
  const letGo = useCallback(() => {
    isLetGo.current = true;
  }, []);
  return { untilGone, letGo };
}
