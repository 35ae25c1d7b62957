"use client";

import { createStore } from "@/lib/create-store";
import { invalidateSession } from "@/lib/session-events";
import { tabUser } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { isResultSaved, markResultSaved, storedAnswers, storedAttempt } from "./stored-result";

/** idle: not tried on this page · signed-out: nobody is signed in, so it stays in the tab */
export type SaveState = "idle" | "saving" | "saved" | "signed-out" | "failed";

const store = createStore<SaveState>("idle");
let running: { attempt: string; done: Promise<void> } | null = null;

async function save(attempt: string): Promise<SaveState> {
  const answers = storedAnswers();
  if (!answers) return "idle";
  try {
    const { saveResult } = await import("./quiz-client");
    const { id: userId } = tabUser.get();
    const { saved } = await saveResult(answers, attempt, userId);
    if (saved) markResultSaved(attempt);
    else if (userId) invalidateSession();
    return saved ? "saved" : "signed-out";
  } catch {
    return "failed";
  }
}

/** Sends the stored answers to the member's profile unless they are there; never throws, one call per attempt. */
export async function saveStoredResult(): Promise<void> {
  const attempt = storedAttempt();
  if (!attempt) return;
  if (running?.attempt === attempt) return running.done;
  if (isResultSaved()) return store.set("saved");
  store.set("saving");
  const done = save(attempt).then((next) => {
    if (running?.attempt !== attempt) return;
    running = null;
    store.set(next);
  });
  running = { attempt, done };
  return done;
}

/** Fetches the member's newest result from their account, where it is kept; null when there is none. */
export async function fetchKeptResult() {
  const { fetchLatest } = await import("./quiz-client");
  const archetype = await fetchLatest();
  if (archetype) store.set("saved");
  return archetype;
}

/** Forgets the state of the result before, since a new or cleared one is not saved yet. */
export function resetSaveState() {
  running = null;
  store.set("idle");
}

/** Whether a quiz has ended since this page was loaded, rather than before a reload. */
export function hasFinishedHere() {
  return store.get() !== "idle";
}

let { epoch } = tabUser.get();
tabUser.subscribe(() => {
  if (tabUser.get().epoch !== epoch) resetSaveState();
  epoch = tabUser.get().epoch;
});

export function useSaveState(): SaveState {
  return useStore(store);
}
