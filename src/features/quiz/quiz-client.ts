import { api } from "@/trpc/client";
import type { Answer, Archetype } from "./schema";

/** Sends a finished quiz to its owner's profile; `saved` is false when nobody, or somebody else, is signed in. */
export async function saveResult(answers: Answer[], attemptId: string, owner: string | null | undefined) {
  const { isSaved } = await api.quiz.submit.mutate({ answers, attemptId, owner: owner ?? undefined });
  return { saved: isSaved };
}

/** The archetype of the newest quiz in the member's account, or null when there is none. */
export function fetchLatest(): Promise<Archetype | null> {
  return api.quiz.latest.query();
}
