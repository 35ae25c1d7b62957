import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { buildSearchText } from "@/lib/search-text";
import { writeOwnAudit } from "@/server/audit";
import { hashPassword, isGuessablePassword } from "@/server/auth/password";
import { type Device, prepareSession } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { queueLinkMail, wakeMailer } from "@/server/mail/outbox";
import type { ReleaseForm } from "@/server/quarantined-forms";
import { refusal } from "@/server/refusal";
import { type OwnSignUp, quarantinedSignUpSchema } from "./schema";

type NewMember = { id: string; displayName: string; email: string; passwordHash: string };

function memberWrites(db: Database, { id, displayName, email, passwordHash }: NewMember) {
  const emailCanonical = canonicalEmail(email);
  const user = { id, email, emailCanonical, displayName, passwordHash, purchasedProducts: [] };
  const searchText = buildSearchText(displayName, email);
  return [
    db.user.create({ data: { ...user, searchText } }),
    writeOwnAudit(db, "account.signed-up", id),
    ...queueLinkMail(db, "welcome", { userId: id, email, name: displayName }),
  ] as const;
}

/**
 * Returns id and claims; throws BAD_REQUEST (sign-up-refused or password-common). The password is hashed even if the
 * address is taken, so that the response time reveals no accounts.
 */
export async function signUp(db: Database, { displayName, email, password }: OwnSignUp, device: Device) {
  if (await isGuessablePassword(password, { email, name: displayName })) {
    throw refusal("BAD_REQUEST", "password-common", messages.auth.passwordCommon);
  }
  const passwordHash = await hashPassword(password);
  const id = crypto.randomUUID();
  const { claims, row } = prepareSession({ id, sessionVersion: 0 }, device);
  try {
    await db.$transaction([
      ...memberWrites(db, { id, displayName, email, passwordHash }),
      db.authSession.create({ data: row }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal("BAD_REQUEST", "sign-up-refused", messages.auth.signUpFailed);
    throw error;
  }
  wakeMailer();
  return { id, claims };
}

/** Creates the member of a quarantined sign-up, without a session. Throws if the address is taken. */
export const releaseSignUp: ReleaseForm = async (db, payload) => {
  const id = crypto.randomUUID();
  try {
    await db.$transaction([...memberWrites(db, { id, ...quarantinedSignUpSchema.parse(payload) })]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal("CONFLICT", "already-done", messages.auth.memberAlready);
    throw error;
  }
  wakeMailer();
  return { subject: `user:${id}` };
};
