import { useRouter } from "next/navigation";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { Message } from "@/components/ui/message";
import { messages } from "@/content/messages";
import { result } from "@/content/quiz";
import { renewal } from "@/content/renewal";
import { readApiError } from "@/lib/api-error";
import { useStore } from "@/lib/create-store";
import { offerRenewal } from "@/lib/renewal";
import { signInPath } from "@/lib/return-target";
import { invalidateSession } from "@/lib/session-events";
import { tabUser } from "@/lib/tab-storage";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";
import { fetchSavedResult } from "../save-result";
import type { Archetype } from "../schema";
import { hasFinishedQuiz, isResultClosed, readStoredArchetype } from "../stored-result";

type ResultFailedProps = { message: string; tries: number; isBusy?: boolean; onRetry: () => void };

export function ResultFailed({ message, tries, isBusy, onRetry }: ResultFailedProps) {
  return (
    <div className="wrap py-band">
      <h1 className="sr-only">{result.title}</h1>
      {/* The key makes screen readers announce the same message again. */}
      <Message key={tries} tone="error">
        {message}
      </Message>
      <button className="textbtn mt-s4" type="button" aria-disabled={isBusy || undefined} onClick={onRetry}>
        {result.save.again}
      </button>
    </div>
  );
}

type ShowResultProps = {
  views: Record<Archetype, ReactNode>;
  waiting: ReactNode;
  /** Whether the session request has finished, even with a failure. */
  isSessionLoaded: boolean;
  /** Whether an earlier attempt to load the session has failed on this page. */
  hasFailed: boolean;
};

export function ShowResult({ views, waiting, isSessionLoaded, hasFailed }: ShowResultProps) {
  const router = useRouter();
  const { id: userId } = useStore(tabUser);
  const [archetype, setArchetype] = useState<Archetype | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isTrying, setIsTrying] = useState(true);
  const [tries, setTries] = useState(0);
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    function leave(path: string) {
      setTarget(path);
      router.replace(path);
    }

    setTarget(null);
    const stored = readStoredArchetype();
    if (stored) return setArchetype(stored);
    const isClosed = isResultClosed();
    // Waits until the session is known, or until a new sign-in if the session has ended, because only the member may
    // see the result.
    if (userId === undefined && (isClosed || !isSessionLoaded)) return;
    if (isClosed) return leave(signInPath("/eq-results", "ended"));
    if (!userId) return leave("/eq-assessment");
    if (!isTrying) return;
    let isCancelled = false;
    fetchSavedResult()
      .then((saved) => {
        if (isCancelled) return;
        if (saved) setArchetype(saved);
        else leave("/eq-assessment");
      })
      .catch(async (error) => {
        const { reason, message } = readApiError(error);
        const isOutdated = message === null && (await offerRenewal());
        if (isCancelled) return;
        if (reason === "signed-out") invalidateSession();
        setFailure(message ?? (isOutdated ? renewal.text : messages.general.unreachable));
        setTries((count) => count + 1);
        setIsTrying(false);
      });
    return () => {
      isCancelled = true;
    };
  }, [router, userId, isSessionLoaded, isTrying]);
  useStalledNavigation(target !== null, target ?? "", 0, "replace");

  useEffect(() => {
    // After a failure, moves the focus only if it was lost with the retry button.
    const isFocusLost = (hasFailed || failure !== null) && document.activeElement === document.body;
    if (archetype && (isFocusLost || hasFinishedQuiz()))
      document.querySelector("h1")?.focus({ preventScroll: true });
  }, [archetype, hasFailed, failure]);

  // Without a key React would reuse the elements of `waiting` for the result.
  if (archetype) return <Fragment key={archetype}>{views[archetype]}</Fragment>;
  if (!failure) return waiting;
  return <ResultFailed message={failure} tries={tries} isBusy={isTrying} onRetry={() => setIsTrying(true)} />;
}
