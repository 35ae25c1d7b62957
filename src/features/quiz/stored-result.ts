import { answerLetters, archetypeIds } from "@/content/archetypes";
import { tabStorage } from "@/lib/tab-storage";
import type { Answer, Archetype } from "./schema";
import { attemptKeys, hasUnsavedResult } from "./unsaved-result";

const keys = { archetype: "eqArchetype", answers: "eqAnswers", ...attemptKeys } as const;

/** The attempt that was finished since the page was loaded. */
let finished: string | null = null;

/** The attempt id makes saving idempotent. */
export function storeResult(archetype: Archetype, answers: readonly Answer[]) {
  finished = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  tabStorage.write(keys.archetype, archetype);
  tabStorage.writeJson(keys.answers, answers);
  tabStorage.write(keys.attempt, finished);
  tabStorage.remove(keys.saved);
}

export function hasFinishedQuiz() {
  return finished !== null && finished === readStoredAttempt();
}

export function readStoredArchetype(): Archetype | null {
  const stored = tabStorage.read(keys.archetype);
  return archetypeIds.find((id) => id === stored) ?? null;
}

/** Returns whether the tab has a result of a member who is signed out, or not yet known to be signed in. */
export function isResultClosed() {
  return tabStorage.hasLocked(keys.archetype);
}

export function readStoredAnswers(): Answer[] | null {
  return tabStorage.readJson(keys.answers, (answers) =>
    Array.isArray(answers) && answers.length === 5 && answers.every(isAnswer) ? answers : null,
  );
}

export function isAnswer(value: unknown): value is Answer {
  return answerLetters.some((letter) => letter === value);
}

export function readStoredAttempt() {
  return tabStorage.read(keys.attempt);
}

export function isResultSaved() {
  return readStoredAttempt() !== null && !hasUnsavedResult();
}

export function markResultSaved(attempt: string) {
  tabStorage.write(keys.saved, attempt);
}

export function clearStoredResult() {
  for (const key of Object.values(keys)) tabStorage.remove(key);
}
