import { useCallback, useEffect, useRef, useState } from "react";
import { readApiError } from "@/lib/api-error";
import { tabReader } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { trpc } from "@/trpc/provider";
import { redirectIfUnauthorized } from "../../redirect-if-unauthorized";
import { type Run, remaining, runInvitations } from "../invite-run";
import { forgetRun, keepRun, keptRun } from "../kept-run";
import { useLeaving } from "./use-leaving";

/** How a run stands that goes on by itself; "stopping" until the batch that is under way is answered. */
export type Phase = "rest" | "running" | "stopping" | "done";

type Course = { isStopped: boolean; isLed: boolean };

/**
 * Carries invitations out, one run at a time. What is left of it is kept in the tab, so that the next page of the Desk goes on
 * where this one stopped.
 */
export function useRun(onEnd: (run: Run) => void) {
  const { mutateAsync: invite } = trpc.desk.waitlist.invite.useMutation();
  const { member } = useStore(tabReader);
  const [run, setRun] = useState<Run | null>(null);
  const [phase, setPhase] = useState<Phase>("rest");
  const [isResumed, setIsResumed] = useState(false);
  const course = useRef<Course | null>(null);
  const isBusy = phase === "running" || phase === "stopping";
  const { untilGone, letGo } = useLeaving(isBusy);

  const begin = useCallback(
    async (begun: Run) => {
      const mine: Course = { isStopped: false, isLed: false };
      const isMine = () => course.current === mine;
      course.current = mine;
      setPhase("running");
      setRun(begun);
      const end = await runInvitations(begun, {
        send: (ids) =>
          invite({ ids }).catch(async (error) => {
            const failure = readApiError(error);
            mine.isLed = failure.reason === "signed-out" || failure.reason === "factor-needed";
            if (mine.isLed) {
              mine.isStopped = true;
              letGo();
            }
            redirectIfUnauthorized(failure);
            await untilGone();
            throw error;
          }),
        isStopped: () => mine.isStopped,
        onStep: (step) => {
          if (!isMine()) return;
          if (!mine.isStopped) keepRun(step);
          setRun(step);
        },
      });
      // Who is led to the sign-in or the second key comes back to what is kept.
      if (!isMine() || mine.isLed) return;
      course.current = null;
      forgetRun();
      setPhase("done");
      onEnd(end);
    },
    [invite, onEnd, untilGone, letGo],
  );

  const start = useCallback(
    (begun: Run) => {
      setIsResumed(false);
      void begin(begun);
    },
    [begin],
  );

  // What is kept is open once this page knows whose tab it is.
  useEffect(() => {
    const kept = member && !course.current ? keptRun() : null;
    if (!kept) return;
    setIsResumed(true);
    void begin(remaining(kept));
  }, [begin, member]);

  useEffect(
    () => () => {
      if (course.current) course.current.isStopped = true;
      course.current = null;
    },
    [],
  );

  const stop = useCallback(() => {
    if (course.current) course.current.isStopped = true;
    forgetRun();
    setPhase("stopping");
  }, []);

  const rest = useCallback(() => {
    setPhase("rest");
    setRun(null);
  }, []);

  return { run, phase, isResumed, start, stop, rest };
}
