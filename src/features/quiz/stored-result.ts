import { answerLetters, archetypeIds } from "@/content/archetypes";
import { tabStorage } from "@/lib/tab-storage";
import type { Answer, Archetype } from "./schema";

const keys = { archetype: "eqArchetype", answers: "eqAnswers", attempt: "eqAttempt", saved: "eqSaved" };

/** The attempt that was finished since the page was loaded. */
let finished: string | null = null;

/** Stores a quiz in this tab, with an attempt id that makes saving idempotent. */
export function storeResult(archetype: Archetype, answers: readonly Answer[]) {
  finished = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  tabStorage.write(keys.archetype, archetype);
  tabStorage.writeJson(keys.answers, answers);
  tabStorage.write(keys.attempt, finished);
  tabStorage.remove(keys.saved);
}

/** Returns whether the stored quiz was finished since the page was loaded. */
export function hasFinishedQuiz() {
  return finished !== null && finished === storedAttempt();
}

/** Returns the stored archetype, or null if it is missing or unknown. */
export function storedArchetype(): Archetype | null {
  const stored = tabStorage.read(keys.archetype);
  return archetypeIds.find((id) => id === stored) ?? null;
}

/** Returns whether the stored result belongs to a member who is signed out or not known to be signed in. */
export function isResultClosed() {
  return tabStorage.hasLocked(keys.archetype);
}

/** Returns the five stored answers, or null if they are missing or damaged. */
export function storedAnswers(): Answer[] | null {
  return tabStorage.readJson(keys.answers, (answers) =>
    Array.isArray(answers) && answers.length === 5 && answers.every(isAnswer) ? answers : null,
  );
}

export function isAnswer(value: unknown): value is Answer {
  return answerLetters.some((letter) => letter === value);
}

export function storedAttempt() {
  return tabStorage.read(keys.attempt);
}

/** Returns whether the stored attempt has been saved to the account. */
export function isResultSaved() {
  return tabStorage.read(keys.saved) !== null && tabStorage.read(keys.saved) === storedAttempt();
}

export function markResultSaved(attempt: string) {
  tabStorage.write(keys.saved, attempt);
}

export function clearStoredResult() {
  for (const key of Object.values(keys)) tabStorage.remove(key);
}
