import "server-only";
import type { Context } from "@/server/context";
import { getCookieName, readCookie, serialiseCookie } from "@/server/http/cookies";
import { seal, unseal } from "@/server/secret";
import { createTimeOrderedId } from "@/server/time-ordered-id";

const purpose = "visitor";
const maxAge = 400 * 24 * 60 * 60;

/** `userId` is null for visitors; `visitorId` is from a signed cookie or, without a cookie, chosen by the browser. */
export type Voter = { userId: string | null; visitorId: string | null };

/** Returns the voter of a request; a cookie without a valid signature is ignored. */
export async function readVoter(ctx: Context): Promise<Voter> {
  const session = await ctx.session();
  const userId = session.state === "live" ? session.user.id : null;
  return { userId, visitorId: unseal(purpose, readCookie(ctx.headers, getCookieName(purpose))) };
}

/**
 * Returns the voter of a request. A visitor without a valid cookie gets a cookie for 400 days, with the id that the
 * browser has chosen or else a new id.
 */
export async function identifyVoter(ctx: Context, chosenId?: string): Promise<Voter> {
  const voter = await readVoter(ctx);
  if (voter.visitorId) return voter;
  if (voter.userId) return { ...voter, visitorId: chosenId ?? null };
  const visitorId = chosenId ?? createTimeOrderedId();
  ctx.resHeaders.append(
    "set-cookie",
    serialiseCookie(getCookieName(purpose), seal(purpose, visitorId), maxAge),
  );
  return { userId: null, visitorId };
}

/** Returns the keys under which a voter may have voted; a new vote is stored under the first key. */
export function listVoterKeys({ userId, visitorId }: Voter) {
  const keys = [userId && `member:${userId}`, visitorId && `visitor:${visitorId}`];
  return keys.filter((key): key is string => Boolean(key));
}
