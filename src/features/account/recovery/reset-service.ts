import "server-only";
import { messages } from "@/content/messages";
import { ownAuditRow } from "@/server/audit";
import { hashPassword, isGuessablePassword } from "@/server/auth/password";
import { forgetSession } from "@/server/auth/session-lookup";
import type { Database } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { mailRow, wakeMailer } from "@/server/mail/outbox";
import { consumeLink, findLink, isOpen, spentLink, voidLinks } from "@/server/one-time-link";
import { refuse } from "@/server/refusal";
import type { LinkInput, ResetPasswordInput } from "../schema";

/** Returns the address of the account that a link may reset; null for any other link. The link stays unused. */
export async function findResetAccount(db: Database, { token }: LinkInput) {
  const link = await findLink(db, "reset", token);
  return { email: link?.user && isOpen(link) ? link.user.email : null };
}

/**
 * Sets a new password by a one-time link, ends all sessions and returns the account's address. Throws
 * `spent-link`, or `password-weak` without using the link.
 */
export async function resetPassword(db: Database, { token, password }: ResetPasswordInput) {
  const link = await findLink(db, "reset", token);
  if (!link?.user || !isOpen(link)) throw spentLink();
  const { user } = link;
  const { id, email, displayName } = user;
  if (await isGuessablePassword(password, { email, name: displayName })) {
    throw refuse("BAD_REQUEST", "password-weak", messages.auth.passwordWeak);
  }
  const passwordHash = await hashPassword(password);
  const now = new Date();
  // The link proves access to the mailbox, so the address counts as verified.
  const change = { passwordHash, emailVerified: user.emailVerified ?? now, sessionVersion: { increment: 1 } };
  const notice = mailRow({ kind: "passwordChanged", to: email, payload: { name: displayName } });
  try {
    await db.$transaction([
      consumeLink(db, link.id),
      db.user.update({ where: { id }, data: change, select: { id: true } }),
      db.authSession.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: now } }),
      voidLinks(db, id),
      db.auditEntry.create({ data: ownAuditRow("account.password-reset", id) }),
      ...(user.emailVerified
        ? []
        : [db.auditEntry.create({ data: ownAuditRow("account.email-verified", id) })]),
      db.outboxMail.create({ data: notice }),
    ]);
  } catch (error) {
    throw isNotFound(error) ? spentLink() : error;
  }
  forgetSession();
  wakeMailer();
  return { email };
}
