import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { SignInRefused, signInWithPassword } from "@/server/auth/sign-in";
import { readDevice, signInLimits } from "@/server/auth/sign-in-limit";
import type { Context } from "@/server/context";
import type { ProcedureMeta } from "@/server/procedure-meta";
import { refuse } from "@/server/refusal";
import { isFresh, requireMember } from "@/server/trpc";

async function checkPassword(ctx: Context, member: { id: string; email: string }, password: string) {
  const deviceKey = readDevice(ctx.headers, canonicalEmail(member.email));
  const attempt = { email: member.email, password, address: ctx.address, deviceKey };
  const found = await signInWithPassword(ctx.db, attempt).catch((error) => {
    if (!(error instanceof SignInRefused)) throw error;
    throw refuse("TOO_MANY_REQUESTS", "rate-limited", messages.auth.tooManyTries);
  });
  if (found?.id !== member.id) throw refuse("BAD_REQUEST", "wrong-password", messages.auth.wrongPassword);
}

/** What a procedure declares that calls proveMember. */
export const proof = {
  access: "proven-member",
  serviceLimits: signInLimits,
  refusals: {
    "wrong-password": "BAD_REQUEST",
    "stale-session": "FORBIDDEN",
    "rate-limited": "TOO_MANY_REQUESTS",
  },
} as const satisfies ProcedureMeta;

/**
 * Makes sure that the member is here: by the password, counted like a sign-in and one KDF call, or without one
 * by a sign-in of the last five minutes. Throws BAD_REQUEST (wrong-password), FORBIDDEN (stale-session),
 * TOO_MANY_REQUESTS (rate-limited) or UNAUTHORIZED (signed-out).
 */
export async function proveMember(ctx: Context, password: string | undefined) {
  const { user, claims } = await requireMember(ctx, true);
  if (password) await checkPassword(ctx, user, password);
  else if (!isFresh(claims)) throw refuse("FORBIDDEN", "stale-session", messages.profile.signInAgain);
  return { ...user, sessionVersion: claims.sv, sessionId: claims.sid };
}
