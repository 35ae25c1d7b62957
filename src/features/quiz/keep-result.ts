"use client";

import { useSyncExternalStore } from "react";
import { isStoredSaved, markStoredSaved, storedAnswers, storedAttempt } from "./stored-result";

/** idle: not tried on this page · apart: nobody is signed in, so it stays in the tab */
export type KeepState = "idle" | "saving" | "saved" | "apart" | "failed";

let state: KeepState = "idle";
let running: { attempt: string; done: Promise<void> } | null = null;
const listeners = new Set<() => void>();

function set(next: KeepState) {
  state = next;
  for (const listener of listeners) listener();
}

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
  if (isStoredSaved()) return set("saved");
  set("saving");
  const done = save(attempt).then((next) => {
    if (running?.attempt !== attempt) return;
    running = null;
    set(next);
  });
  running = { attempt, done };
  return done;
}

/** A new or cleared result has not been kept yet. */
export function forgetKept() {
  running = null;
  set("idle");
}

/** Whether a quiz has ended since this page was loaded, rather than before a reload. */
export function hasEndedHere() {
  return state !== "idle";
}

export function useKeepState(): KeepState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => "idle",
  );
}
