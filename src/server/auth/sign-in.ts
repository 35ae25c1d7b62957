import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { isWithinLimit } from "@/lib/password-limit";
import { replaceUnstorable } from "@/lib/text-schema";
import type { Database } from "../db/client";
import { describeError, log } from "../log";
import { isPasswordOf } from "./password";
import { consumeSignIn, restoreSignIn } from "./sign-in-limit";

export type SignInAttempt = { email: string; password: string; address: string; deviceKey: string | null };

/** The message is a fixed code, because next-auth puts it into a URL. */
export class SignInRefused extends Error {
  override name = "SignInRefused";
  constructor(code: "RateLimited" | "Unavailable" | "Unproven" | "LinkNeeded") {
    super(code);
  }
}

/** Rethrows refusals of a sign-in; logs any other error and throws "Unavailable" in its place. */
export async function withRefusalCode<Result>(work: Promise<Result>) {
  return work.catch((error: unknown) => {
    if (error instanceof SignInRefused) throw error;
    log.error(describeError(error), "sign-in failed");
    throw new SignInRefused("Unavailable");
  });
}

/**
 * Returns null if the address or the password is wrong, after the same amount of hashing. Throws
 * SignInRefused("RateLimited") after too many attempts.
 */
export async function signInWithPassword(db: Database, attempt: SignInAttempt) {
  const emailCanonical = canonicalEmail(replaceUnstorable(attempt.email, 254));
  const allowed = await consumeSignIn(emailCanonical, attempt);
  if (!allowed) throw new SignInRefused("RateLimited");
  const user = await db.user.findUnique({
    where: { emailCanonical },
    select: { id: true, sessionVersion: true, passwordHash: true },
  });
  const matches = await isPasswordOf(db, user, attempt.password);
  if (!user || !matches || !isWithinLimit(attempt.password)) return null;
  await restoreSignIn(emailCanonical, attempt);
  return { id: user.id, sessionVersion: user.sessionVersion };
}
