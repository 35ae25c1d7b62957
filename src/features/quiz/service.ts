import "server-only";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isUniqueViolation } from "@/server/db/errors";
import { signedOutRefusal } from "@/server/refusal";
import { archetypeSchema, type SubmitInput } from "./schema";
import { scoreAnswers } from "./score";

/**
 * Stores a quiz once per attempt and returns its archetype. Throws UNAUTHORIZED if the member was deleted
 * meanwhile.
 */
export async function storeResult(db: Database, userId: string, { answers, attemptId }: SubmitInput) {
  const archetype = scoreAnswers(answers);
  try {
    await db.quizResult.create({ data: { userId, attemptId, archetype, answers } });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw signedOutRefusal();
    if (!isUniqueViolation(error)) throw error;
  }
  return archetype;
}

/** Returns the archetype of a member's newest quiz, or null. */
export async function findLatestArchetype(db: Database, userId: string) {
  const row = await db.quizResult.findFirst({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { archetype: true },
  });
  return archetypeSchema.safeParse(row?.archetype).data ?? null;
}
