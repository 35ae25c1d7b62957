import { api } from "@/trpc/client";
import type { Answer, Archetype } from "./schema";

/** Saves a quiz to its owner's profile; `saved` is false for visitors and other members. */
export async function saveResult(answers: Answer[], attemptId: string, owner: string | null | undefined) {
  const { isSaved } = await api.quiz.submit.mutate({ answers, attemptId, owner: owner ?? undefined });
  return { saved: isSaved };
}

/** Returns the archetype of the member's newest quiz, or null. */
export function fetchLatest(): Promise<Archetype | null> {
  return api.quiz.latest.query();
}
