import "server-only";
import CredentialsProvider from "next-auth/providers/credentials";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { isWithinLimit } from "@/lib/password-limit";
import { replaceUnstorable } from "@/lib/text-schema";
import { type Database, database } from "../db/client";
import { getClientAddress } from "../http/client-address";
import { describeError, log } from "../log";
import { refusal } from "../refusal";
import { isPasswordOf } from "./password";
import { consumeSignIn, findDevice, restoreSignIn } from "./sign-in-limit";

type Credentials = { email: string; password: string };

/** The message is a fixed code, because next-auth puts it into a URL. */
export class SignInRefused extends Error {
  override name = "SignInRefused";
  constructor(code: "RateLimited" | "Unavailable" | "Unproven" | "LinkNeeded") {
    super(code);
  }
}

/** Rethrows refusals of a sign-in; logs any other error and throws SignInRefused("Unavailable") instead. */
export async function withRefusalCode<Result>(work: Promise<Result>) {
  return work.catch((error: unknown) => {
    if (error instanceof SignInRefused) throw error;
    log.error(describeError(error), "sign-in failed");
    throw new SignInRefused("Unavailable");
  });
}

/**
 * Returns the member, or null if the address or the password is wrong; both cases take the same amount of hashing.
 * Throws SignInRefused("RateLimited") after too many attempts.
 */
async function signInWithPassword(db: Database, headers: Headers, { email, password }: Credentials) {
  const emailCanonical = canonicalEmail(replaceUnstorable(email, 254));
  const deviceKey = await findDevice(db, headers, emailCanonical);
  const attempt = { address: getClientAddress(headers), deviceKey };
  const allowed = await consumeSignIn(emailCanonical, attempt);
  if (!allowed) throw new SignInRefused("RateLimited");
  const user = await db.user.findUnique({
    where: { emailCanonical },
    select: { id: true, sessionVersion: true, passwordHash: true },
  });
  // Does not hash a password above the length limit, because normalising it could block the process.
  const matches = await isPasswordOf(db, user, isWithinLimit(password) ? password : "");
  if (!user || !matches) return null;
  await restoreSignIn(emailCanonical, attempt);
  return { id: user.id, sessionVersion: user.sessionVersion, email: emailCanonical };
}

export function createPasswordProvider(headers: Headers) {
  return CredentialsProvider({
    credentials: { email: {}, password: {} },
    async authorize(given) {
      const { email, password } = given ?? {};
      if (typeof email !== "string" || typeof password !== "string") return null;
      return withRefusalCode(signInWithPassword(database(), headers, { email, password }));
    },
  });
}

/** Calls `signInWithPassword` for a procedure: throws `TOO_MANY_REQUESTS` (rate-limited) after too many attempts. */
export function checkPassword(db: Database, headers: Headers, given: Credentials) {
  return signInWithPassword(db, headers, given).catch((error) => {
    if (!(error instanceof SignInRefused)) throw error;
    throw refusal("TOO_MANY_REQUESTS", "rate-limited", messages.auth.tooManyTries);
  });
}

/** Throws `BAD_REQUEST` (wrong-password) unless the password is the member's, or `TOO_MANY_REQUESTS` (rate-limited). */
export async function requirePassword(
  db: Database,
  headers: Headers,
  { id, ...given }: Credentials & { id: string },
) {
  const found = await checkPassword(db, headers, given);
  if (found?.id !== id) throw refusal("BAD_REQUEST", "wrong-password", messages.auth.wrongPassword);
}
