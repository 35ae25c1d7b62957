import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { buildSearchText } from "@/lib/search-text";
import { writeOwnAudit } from "@/server/audit";
import { type Device, prepareSession } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isNotFound, isUniqueViolation } from "@/server/db/errors";
import { queueLinkMail, queueMail, wakeMailer } from "@/server/mail/outbox";
import { consumeLink, findLink, isLinkUsable, spentLink, voidLinks } from "@/server/one-time-link";
import { refusal, signedOutRefusal } from "@/server/refusal";
import type { LinkInput } from "../schema";

/** Queues a confirmation email to a new address; only that email reveals whether another account has the address. */
export async function requestEmailChange(db: Database, userId: string, email: string) {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { emailCanonical: true, displayName: true },
  });
  if (!user) throw signedOutRefusal();
  if (canonicalEmail(email) === user.emailCanonical) {
    throw refusal("BAD_REQUEST", "email-same", messages.auth.emailSame);
  }
  await db.$transaction([...queueLinkMail(db, "confirmEmail", { userId, email, name: user.displayName })]);
  wakeMailer();
}

/** The browser that opened the link; if the member is signed in there, they stay signed in with a new session. */
type CurrentSession = { userId: string | null; device: Device };

/**
 * Moves a member to a confirmed address, notifies the old address, and ends all other sessions and links. Returns the
 * claims of the current session; throws `spent-link` or `email-taken`.
 */
export async function confirmEmailChange(
  db: Database,
  { userId, device }: CurrentSession,
  { token }: LinkInput,
) {
  const link = await findLink(db, "email", token);
  if (!link?.user || !link.email || !isLinkUsable(link)) throw spentLink();
  const { email: newEmail, user } = link;
  const { id, displayName: name, sessionVersion } = user;
  const session = userId === id ? prepareSession({ id, sessionVersion: sessionVersion + 1 }, device) : null;
  const now = new Date();
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
      queueMail(db, { kind: "emailChanged", to: user.email, payload: { name, newEmail } }),
      ...(session ? [db.authSession.create({ data: session.row })] : []),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal("CONFLICT", "email-taken", messages.auth.emailTaken);
    throw isNotFound(error) ? spentLink() : error;
  }
  wakeMailer();
  return { email: newEmail, claims: session?.claims ?? null };
}
