"use client";

import { createStore } from "@/lib/create-store";
import { useStore } from "@/lib/use-store";
import { isStoredSaved, markStoredSaved, storedAnswers, storedAttempt } from "./stored-result";

/** idle: not tried on this page · apart: nobody is signed in, so it stays in the tab */
export type KeepState = "idle" | "saving" | "saved" | "apart" | "failed";

const store = createStore<KeepState>("idle");
let running: { attempt: string; done: Promise<void> } | null = null;

async function save(attempt: string): Promise<KeepState> {
  const answers = storedAnswers();
  if (!answers) return "idle";
  try {
    const { saveResult } = await import("./quiz-client");
    const { saved } = await saveResult(answers, attempt);
    if (saved) markStoredSaved(attempt);
    return saved ? "saved" : "apart";
  } catch {
    return "failed";
  }
}

/** Sends the stored answers to the member's profile unless they are there; never throws, one call per attempt. */
export async function keepResult(): Promise<void> {
  const attempt = storedAttempt();
  if (!attempt) return;
  if (running?.attempt === attempt) return running.done;
  if (isStoredSaved()) return store.set("saved");
  store.set("saving");
  const done = save(attempt).then((next) => {
    if (running?.attempt !== attempt) return;
    running = null;
    store.set(next);
  });
  running = { attempt, done };
  return done;
}

/** A new or cleared result has not been kept yet. */
export function forgetKept() {
  running = null;
  store.set("idle");
}

/** Whether a quiz has ended since this page was loaded, rather than before a reload. */
export function hasEndedHere() {
  return store.get() !== "idle";
}

export function useKeepState(): KeepState {
  return useStore(store);
}
