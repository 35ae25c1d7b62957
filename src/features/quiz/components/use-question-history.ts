"use client";

import { useEffect, useEffectEvent, useRef } from "react";

const key = "aureaQuestion";

type Entry = { sitting: number; step: number };

function readEntry(state: unknown): Entry | null {
  const entry = (state as Record<string, Entry | undefined> | null)?.[key];
  return entry ?? null;
}

/**
 * Makes each question a history entry; `onMove` receives the step of Back and Forward. Step 0 is the page
 * before the first question, and so are entries of an earlier quiz.
 */
export function useQuestionHistory(onMove: (step: number) => void) {
  const sitting = useRef(0);
  const move = useEffectEvent(onMove);

  useEffect(() => {
    function onPopState({ state }: PopStateEvent) {
      const entry = readEntry(state);
      move(entry?.sitting === sitting.current ? entry.step : 0);
    }
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  return {
    enter(step: number) {
      sitting.current ||= Date.now();
      window.history.pushState({ [key]: { sitting: sitting.current, step } satisfies Entry }, "");
    },
    goBack: () => window.history.back(),
  };
}
