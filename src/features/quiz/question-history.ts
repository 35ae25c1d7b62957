import { useEffect, useEffectEvent, useRef } from "react";
import { useStore } from "@/lib/create-store";
import { tabStorage, tabUser } from "@/lib/tab-storage";
import type { Answer } from "./schema";
import { isAnswer } from "./stored-result";

const entryKey = "aureaQuestion";
const answersKey = "eqUnfinished";

type Entry = { sitting: number; step: number };
type Unfinished = { sitting: number; answers: Answer[] };

function readEntry(state: unknown): Entry | null {
  const entry = (state as Record<string, Entry | undefined> | null)?.[entryKey];
  return entry ?? null;
}

function parseUnfinished(found: unknown): Unfinished | null {
  const { sitting, answers } = (found ?? {}) as Partial<Unfinished>;
  const isWhole = typeof sitting === "number" && Array.isArray(answers) && answers.every(isAnswer);
  return isWhole ? { sitting, answers } : null;
}

type Moves = {
  /**
   * Called with the new step after Back or Forward; the step is 0 before the first question and for an earlier quiz.
   * Returns the last step that can be shown.
   */
  onMove: (step: number) => number;
  /** Called with the previous answers after a reload in the middle of a quiz, and after Back from its result. */
  onResume: (answers: Answer[]) => void;
};

/** The answers stay in this tab, so that Back also returns from the result to the questions. */
export function useQuestionHistory({ onMove, onResume }: Moves) {
  const sitting = useRef(0);
  const move = useEffectEvent(onMove);
  const resume = useEffectEvent(onResume);
  const { id: userId } = useStore(tabUser);

  useEffect(() => {
    function showEntry() {
      const entry = readEntry(window.history.state);
      const step = entry?.sitting === sitting.current ? entry.step : 0;
      const last = move(step);
      // Goes back from a question that Forward cannot show, because Back has removed the answer before it. Otherwise
      // the next question would get a second history entry.
      if (step > last) window.history.go(last - step);
    }
    // After a full page load of the result, Back shows this page as it was left, with its last answer.
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) showEntry();
    }
    window.addEventListener("popstate", showEntry);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("popstate", showEntry);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, []);

  // A member's answers are readable once the session is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each user
  useEffect(() => {
    if (sitting.current) return;
    const entry = readEntry(window.history.state);
    const kept = entry && tabStorage.readJson(answersKey, parseUnfinished);
    if (!entry || kept?.sitting !== entry.sitting || kept.answers.length < entry.step - 1) return;
    sitting.current = entry.sitting;
    resume(kept.answers.slice(0, entry.step - 1));
  }, [userId]);

  return {
    enter(step: number, answers: readonly Answer[]) {
      sitting.current ||= Date.now();
      tabStorage.writeJson(answersKey, { sitting: sitting.current, answers });
      window.history.pushState({ [entryKey]: { sitting: sitting.current, step } satisfies Entry }, "");
    },
    goBack: () => window.history.back(),
  };
}
