"use client";

import { useEffect, useEffectEvent, useRef } from "react";

const key = "aureaQuestion";

type Entry = { sitting: number; step: number };

function readEntry(state: unknown): Entry | null {
  const entry = (state as Record<string, Entry | undefined> | null)?.[key];
  return entry ?? null;
}

/**
 * Makes each question an entry of the browser's history. `onMove` hears where Back and Forward lead: 0 is the page
 * before the first question. Entries of a quiz before this one, whose answers are gone, count as that too.
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
