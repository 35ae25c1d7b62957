import "server-only";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import type { Database } from "../db/client";
import { isNotFound, isUniqueViolation } from "../db/errors";
import { getClientAddress } from "../http/client-address";
import { wakeMailer } from "../mail/outbox";
import { refuse } from "../refusal";
import { findLinked, linkWrites, readPending } from "./google-link";
import { copyGooglePicture } from "./google-picture";
import { prepareSession, signInWrites } from "./sessions";
import { SignInRefused, signInWithPassword } from "./sign-in";
import { readDevice } from "./sign-in-limit";

const refuseExpired = () => refuse("FORBIDDEN", "link-expired", google.link.expired);

async function proveWithPassword(db: Database, headers: Headers, emailCanonical: string, password: string) {
  const deviceKey = readDevice(headers, emailCanonical);
  const attempt = { email: emailCanonical, password, address: getClientAddress(headers), deviceKey };
  try {
    return await signInWithPassword(db, attempt);
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    throw refuse("TOO_MANY_REQUESTS", "rate-limited", messages.auth.tooManyTries);
  }
}

/**
 * Links the pending Google identity of this browser after a password check, and signs in. Throws FORBIDDEN
 * (link-expired), BAD_REQUEST or CONFLICT (link-refused), or TOO_MANY_REQUESTS (rate-limited).
 */
export async function connectGoogle(db: Database, headers: Headers, password: string) {
  const pending = readPending(headers);
  if (!pending) throw refuseExpired();
  const account = await db.user.findUnique({
    where: { id: pending.userId },
    select: { email: true, emailCanonical: true, displayName: true },
  });
  const user = await proveWithPassword(db, headers, account?.emailCanonical ?? "", password);
  if (!account || user?.id !== pending.userId) throw refuse("BAD_REQUEST", "link-refused", google.link.wrong);
  const device = { userAgent: headers.get("user-agent"), address: getClientAddress(headers) };
  const { claims, row } = prepareSession(user, device);
  try {
    await db.$transaction([
      ...linkWrites(db, { ...account, ...user }, pending.sub),
      ...signInWrites(db, row, "google"),
    ]);
    wakeMailer();
  } catch (error) {
    if (isNotFound(error)) throw refuseExpired();
    if (!isUniqueViolation(error)) throw error;
    const owner = await findLinked(db, pending.sub);
    if (owner?.id !== user.id) throw refuse("CONFLICT", "link-refused", google.link.taken);
    await db.$transaction([...signInWrites(db, row, "google")]);
  }
  await copyGooglePicture(db, user, pending.picture);
  return { claims, emailCanonical: account.emailCanonical };
}
