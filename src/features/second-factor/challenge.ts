import "server-only";
import type { Database } from "@/server/db/client";
import { signedOut } from "@/server/refusal";

const lastsMs = 5 * 60_000;

/** What a challenge is for: one for a new passkey proves nothing, and the other way round. */
export type ChallengeUse = "add" | "prove";

/**
 * Keeps the challenge that a session's next passkey has to answer, for five minutes; it takes the place of an earlier one. Throws
 * UNAUTHORIZED (signed-out) where the session was deleted meanwhile.
 */
export async function keepChallenge(db: Database, sid: string, use: ChallengeUse, challenge: string) {
  const kept = [use, Date.now() + lastsMs, challenge].join(":");
  const { count } = await db.authSession.updateMany({ where: { id: sid }, data: { challenge: kept } });
  if (count === 0) throw signedOut();
}

/** Takes the challenge away from its session; null when there is none for this use, or no longer. Of several at once one gets it. */
export async function takeChallenge(db: Database, sid: string, use: ChallengeUse) {
  const row = await db.authSession.findUnique({ where: { id: sid }, select: { challenge: true } });
  const kept = row?.challenge;
  if (!kept) return null;
  const { count } = await db.authSession.updateMany({
    where: { id: sid, challenge: kept },
    data: { challenge: null },
  });
  const [wanted, until, ...challenge] = kept.split(":");
  return count === 1 && wanted === use && Number(until) > Date.now() ? challenge.join(":") : null;
}
