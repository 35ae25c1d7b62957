import { api } from "@/trpc/client";
import type { Answer } from "./schema";

/** Sends a finished quiz to the member's profile; `saved` is false when nobody is signed in. */
export async function saveResult(answers: Answer[], attemptId: string) {
  const { isSaved } = await api.quiz.submit.mutate({ answers, attemptId });
  return { saved: isSaved };
}
