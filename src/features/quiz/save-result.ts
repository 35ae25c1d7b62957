"use client";

import { createStore } from "@/lib/create-store";
import { invalidateSession } from "@/lib/session-events";
import { tabUser } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { isResultSaved, markResultSaved, storedAnswers, storedAttempt } from "./stored-result";

/** "idle": not tried on this page; "signed-out": the result stays in the tab. */
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

/** Saves the stored answers unless they are saved; never throws, one call per attempt. */
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

/** Returns the newest result of the member's account, or null. */
export async function fetchKeptResult() {
  const { fetchLatest } = await import("./quiz-client");
  const archetype = await fetchLatest();
  if (archetype) store.set("saved");
  return archetype;
}

/** A new or cleared result is not saved yet. */
export function resetSaveState() {
  running = null;
  store.set("idle");
}

/** Returns whether a quiz has ended since the page was loaded. */
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
