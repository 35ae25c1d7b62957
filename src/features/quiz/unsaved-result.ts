import { tabStorage } from "@/lib/tab-storage";

export const attemptKeys = { attempt: "eqAttempt", saved: "eqSaved" } as const;

/** Every page loads this file, so it is small. */
export function hasUnsavedResult() {
  return tabStorage.read(attemptKeys.attempt) !== tabStorage.read(attemptKeys.saved);
}
