import { tabStorage } from "@/lib/tab-storage";

export const attemptKeys = { attempt: "eqAttempt", saved: "eqSaved" } as const;

/** This file must stay small, because every page loads it. */
export function hasUnsavedResult() {
  return tabStorage.read(attemptKeys.attempt) !== tabStorage.read(attemptKeys.saved);
}
