import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { buildSearchText } from "@/lib/search-text";
import { writeOwnAudit } from "@/server/audit";
import { hashPassword, isGuessablePassword } from "@/server/auth/password";
import { type Device, prepareSession } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isNotFound, isUniqueViolation, writeIfAllMatch } from "@/server/db/errors";
import { createMailRow, queueLinkMail, wakeMailer } from "@/server/mail/outbox";
import { consumeLink, findLink, isLinkUsable, spentLink, voidLinks } from "@/server/one-time-link";
import type { ReleaseForm } from "@/server/quarantined-forms";
import { refusal, signedOutRefusal } from "@/server/refusal";
import { type LinkInput, type OwnSignUp, quarantinedSignUpSchema } from "./schema";

type NewMember = { id: string; displayName: string; email: string; passwordHash: string };

function createMemberWrites(db: Database, { id, displayName, email, passwordHash }: NewMember) {
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
      ...createMemberWrites(db, { id, displayName, email, passwordHash }),
      db.authSession.create({ data: row }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal("BAD_REQUEST", "sign-up-refused", messages.auth.signUpFailed);
    throw error;
  }
  wakeMailer();
  return { id, claims };
}

/** Creates the member of a quarantined sign-up, without a session. Throws `already-done` if the address is taken. */
export const releaseSignUp: ReleaseForm = async (db, payload) => {
  const id = crypto.randomUUID();
  try {
    await db.$transaction([...createMemberWrites(db, { id, ...quarantinedSignUpSchema.parse(payload) })]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal("CONFLICT", "already-done", messages.auth.memberAlready);
    throw error;
  }
  wakeMailer();
  return { subject: `user:${id}` };
};

type Requester = { id: string; sessionVersion: number };

/**
 * Queues a confirmation email to a new address; only the use of its link reveals whether another account has the
 * address. Throws `email-same`, or `signed-out` if the account was deleted or its password changed meanwhile.
 */
export async function requestEmailChange(db: Database, { id, sessionVersion }: Requester, email: string) {
  const user = await db.user.findUnique({
    where: { id },
    select: { emailCanonical: true, displayName: true },
  });
  if (!user) throw signedOutRefusal();
  if (canonicalEmail(email) === user.emailCanonical) {
    throw refusal("BAD_REQUEST", "email-same", messages.auth.emailSame);
  }
  const isQueued = await writeIfAllMatch(db, [
    db.user.update({ where: { id, sessionVersion }, data: { updatedAt: new Date() } }),
    ...queueLinkMail(db, "confirmEmail", { userId: id, email, name: user.displayName }),
  ]);
  if (!isQueued) throw signedOutRefusal();
  wakeMailer();
}

/** The browser that opened the link; if the member is signed in there, they stay signed in with a new session. */
type CurrentSession = { userId: string | null; device: Device };

/**
 * Moves a member to a confirmed address, notifies the old address if it was verified, and ends all sessions and links.
 * Returns whether this browser is signed in to the account and, if so, the claims of its new session. Using the link
 * again succeeds, without new claims, while the account has the address. Throws `spent-link` or `email-taken`.
 */
export async function confirmEmailChange(
  db: Database,
  { userId, device }: CurrentSession,
  { token }: LinkInput,
) {
  const link = await findLink(db, "email", token);
  if (!link?.user || !link.email) throw spentLink();
  const { email: newEmail, user } = link;
  const { id, displayName: name, sessionVersion } = user;
  const isSignedIn = userId === id;
  const isChanged = user.emailVerified && canonicalEmail(user.email) === canonicalEmail(newEmail);
  if (isChanged) return { isSignedIn, claims: null };
  if (!isLinkUsable(link)) throw spentLink();
  const session = isSignedIn ? prepareSession({ id, sessionVersion: sessionVersion + 1 }, device) : null;
  const now = new Date();
  const isConfirmed = user.emailVerified !== null;
  const notice = createMailRow({ kind: "emailChanged", to: user.email, payload: { name, newEmail } });
  const change = {
    email: newEmail,
    emailCanonical: canonicalEmail(newEmail),
    emailVerified: now,
    searchText: buildSearchText(name, newEmail),
  };
  try {
    await db.$transaction([
      consumeLink(db, link.id),
      db.user.update({
        where: { id, sessionVersion },
        data: { ...change, sessionVersion: { increment: 1 } },
      }),
      db.authSession.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: now } }),
      voidLinks(db, id),
      // The audit entry omits the addresses, because it is kept after the account is deleted.
      writeOwnAudit(db, "account.email-changed", id),
      db.formerAddress.create({
        data: {
          userId: id,
          email: user.email,
          emailCanonical: canonicalEmail(user.email),
          isConfirmed,
          leftAt: now,
        },
      }),
      // An unconfirmed address may belong to another person. `createdAt` equals `leftAt`, so that the email counts as
      // one that the member got at the former address.
      ...(isConfirmed ? [db.outboxMail.create({ data: { ...notice, createdAt: now } })] : []),
      ...(session ? [db.authSession.create({ data: session.row })] : []),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal("CONFLICT", "email-taken", messages.auth.emailTaken);
    throw isNotFound(error) ? spentLink() : error;
  }
  wakeMailer();
  return { isSignedIn, claims: session?.claims ?? null };
}
