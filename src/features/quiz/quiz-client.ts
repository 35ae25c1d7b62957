import { api } from "@/trpc/client";
import type { Answer } from "./schema";

/** Sends a finished quiz to its owner's profile; `saved` is false when nobody, or somebody else, is signed in. */
export async function saveResult(answers: Answer[], attemptId: string, owner: string | null | undefined) {
  const { isSaved } = await api.quiz.submit.mutate({ answers, attemptId, owner: owner ?? undefined });
  return { saved: isSaved };
}
