import "server-only";
import type { Context } from "@/server/context";
import { cookieName, readCookie, serialiseCookie } from "@/server/http/cookies";
import { seal, unseal } from "@/server/secret";
import { timeOrderedId } from "@/server/time-ordered-id";

const purpose = "visitor";
const maxAge = 400 * 24 * 60 * 60;

/** Who votes: the member when signed in, and the browser by its signed, http-only cookie. */
export type Voter = { userId: string | null; visitorId: string | null };

/** Returns who sends the request; a cookie that was not signed by this site counts as none. */
export async function readVoter(ctx: Context): Promise<Voter> {
  const session = await ctx.session();
  const userId = session.state === "live" ? session.user.id : null;
  return { userId, visitorId: unseal(purpose, readCookie(ctx.headers, cookieName(purpose))) };
}

/** Returns who sends the request, after giving an unknown visitor an id in a cookie for 400 days. */
export async function identifyVoter(ctx: Context): Promise<Voter> {
  const voter = await readVoter(ctx);
  if (voter.userId || voter.visitorId) return voter;
  const visitorId = timeOrderedId();
  ctx.resHeaders.append("set-cookie", serialiseCookie(cookieName(purpose), seal(purpose, visitorId), maxAge));
  return { userId: null, visitorId };
}

/** Returns the keys a voter may have voted under; a new vote is stored under the first. */
export function voterKeys({ userId, visitorId }: Voter) {
  const keys = [userId && `member:${userId}`, visitorId && `visitor:${visitorId}`];
  return keys.filter((key): key is string => Boolean(key));
}
