import { createStore, useStore } from "@/lib/create-store";
import { invalidateSession } from "@/lib/session-events";
import { tabUser } from "@/lib/tab-storage";
import { wait } from "@/lib/wait";
import { isResultSaved, markResultSaved, readStoredAnswers, readStoredAttempt } from "./stored-result";

/** "idle": no attempt on this page yet; "signed-out": not saved, the result stays in the tab. */
export type SaveState = "idle" | "saving" | "saved" | "signed-out" | "failed";

const maxClaimMs = 3_000;
/** This time is long enough for another tab to notice the sign-in and to save its result. */
const otherTabMs = 1_000;

const store = createStore<SaveState>("idle");
let running: { attempt: string; done: Promise<void> } | null = null;

async function save(attempt: string): Promise<SaveState> {
  const answers = readStoredAnswers();
  if (!answers) return "idle";
  try {
    const { api } = await import("@/trpc/client");
    const owner = tabUser.get().id ?? undefined;
    const { isSaved } = await api.quiz.submit.mutate({ answers, attemptId: attempt, owner });
    if (isSaved) markResultSaved(attempt);
    else if (owner) invalidateSession();
    return isSaved ? "saved" : "signed-out";
  } catch {
    return "failed";
  }
}

/** Saves the result that the tab has stored. Never throws; concurrent calls send an attempt only once. */
export async function saveStoredResult(): Promise<void> {
  const attempt = readStoredAttempt();
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

/** Waits for the result to be saved, but at most three seconds, because a sign-in must not wait for a slow answer. */
export async function saveStoredResultInTime() {
  await Promise.race([saveStoredResult(), wait(maxClaimMs)]);
}

/**
 * Saves the tab's result only to an account without a result, because the account's result may be newer. Waits at most
 * three seconds.
 */
export async function claimStoredResult() {
  const { api } = await import("@/trpc/client");
  const claim = async () => {
    if (!(await api.quiz.latest.query())) await saveStoredResult();
  };
  await Promise.race([claim(), wait(maxClaimMs)]);
}

export async function fetchSavedResult() {
  const { api } = await import("@/trpc/client");
  const fetchLatest = () => api.quiz.latest.query();
  const archetype = (await fetchLatest()) ?? (await wait(otherTabMs).then(fetchLatest));
  if (archetype) store.set("saved");
  return archetype;
}

export function resetSaveState() {
  running = null;
  store.set("idle");
}

let { epoch } = tabUser.get();
tabUser.subscribe(() => {
  if (tabUser.get().epoch !== epoch) resetSaveState();
  epoch = tabUser.get().epoch;
});

export function useSaveState(): SaveState {
  return useStore(store);
}
