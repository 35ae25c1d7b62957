import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { storable } from "@/lib/storable-text";
import type { Database } from "../db/client";
import { isPasswordOf } from "./password";
import { consumeSignIn, restoreSignIn } from "./sign-in-limit";

export type SignInAttempt = { email: string; password: string; address: string; deviceKey: string | null };

/** Fixed codes only: next-auth puts the text of what `authorize` throws into a URL. */
export class SignInRefused extends Error {
  override name = "SignInRefused";
}

const passwordLimit = 1_024;

/**
 * Returns the user an address and password belong to, or null. Known or not, it costs the KDF calls of `verifyPassword`.
 * Throws SignInRefused("RateLimited") when the account or the client address was tried too often.
 */
export async function signInWithPassword(db: Database, attempt: SignInAttempt) {
  const emailCanonical = canonicalEmail(storable(attempt.email, 254));
  const allowed = await consumeSignIn(emailCanonical, attempt);
  if (!allowed) throw new SignInRefused("RateLimited");
  const user = await db.user.findUnique({
    where: { emailCanonical },
    select: { id: true, sessionVersion: true, passwordHash: true },
  });
  const password = attempt.password.slice(0, passwordLimit + 1);
  const matches = await isPasswordOf(db, user, password);
  if (!user || !matches || password.length > passwordLimit) return null;
  await restoreSignIn(emailCanonical, attempt);
  return { id: user.id, sessionVersion: user.sessionVersion };
}
