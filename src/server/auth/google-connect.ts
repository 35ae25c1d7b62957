import "server-only";
import { google } from "@/content/google";
import type { Database } from "../db/client";
import { isNotFound, isUniqueViolation } from "../db/errors";
import { wakeMailer } from "../mail/outbox";
import { refusal } from "../refusal";
import { findLinked, linkWrites, readPending } from "./google-link";
import { copyGooglePicture } from "./google-picture";
import { describeDevice, prepareSession, signInWrites } from "./sessions";
import { checkPassword } from "./sign-in";

const linkExpired = () => refusal("FORBIDDEN", "link-expired", google.link.expired);

/**
 * Links the pending Google identity of this browser after a password check, and signs in. Throws FORBIDDEN
 * (link-expired), BAD_REQUEST or CONFLICT (link-refused), or TOO_MANY_REQUESTS (rate-limited).
 */
export async function connectGoogle(db: Database, headers: Headers, password: string) {
  const pending = readPending(headers);
  if (!pending) throw linkExpired();
  const account = await db.user.findUnique({
    where: { id: pending.userId },
    select: { email: true, emailCanonical: true, displayName: true },
  });
  const user = await checkPassword(db, headers, { email: account?.emailCanonical ?? "", password });
  if (!account || user?.id !== pending.userId)
    throw refusal("BAD_REQUEST", "link-refused", google.link.wrong);
  const { claims, row } = prepareSession(user, describeDevice(headers));
  try {
    await db.$transaction([
      ...linkWrites(db, { ...user, ...account }, pending.sub),
      ...signInWrites(db, row, "google"),
    ]);
    wakeMailer();
  } catch (error) {
    if (isNotFound(error)) throw linkExpired();
    if (!isUniqueViolation(error)) throw error;
    const owner = await findLinked(db, pending.sub);
    if (owner?.id !== user.id) throw refusal("CONFLICT", "link-refused", google.link.taken);
    await db.$transaction([...signInWrites(db, row, "google")]);
  }
  await copyGooglePicture(db, user, pending.picture);
  return { claims, emailCanonical: account.emailCanonical };
}
