import "server-only";
import { messages } from "@/content/messages";
import { canonicalEmail } from "@/lib/email-address";
import { ownAuditRow } from "@/server/audit";
import { isGuessablePassword } from "@/server/auth/common-passwords";
import { hashPassword, verifyPassword } from "@/server/auth/password";
import { forgetSession } from "@/server/auth/session-lookup";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isNotFound } from "@/server/db/errors";
import { mailRow, wakeMailer } from "@/server/mail/outbox";
import { consumeLink, findLink, isOpen, newLink, voidLinks } from "@/server/one-time-link";
import { refuse } from "@/server/refusal";
import type { RequestPasswordResetInput, ResetPasswordInput } from "../schema";

/**
 * Queues a mail with a one-time link if the address is a member's. Known or not, it costs one KDF call and one
 * transaction of three writes, and answers the same.
 */
export async function requestPasswordReset(db: Database, { email }: RequestPasswordResetInput) {
  const user = await db.user.findUnique({
    where: { emailCanonical: canonicalEmail(email) },
    select: { id: true, email: true, displayName: true },
  });
  await verifyPassword(null, email);
  const now = new Date();
  const link = newLink("reset", { userId: user?.id ?? null, email: user?.email ?? null });
  const write = db.token.create({ data: link });
  if (user) {
    const payload = { name: user.displayName, linkId: link.id };
    const mail = mailRow({ kind: "reset", to: user.email, payload });
    const audit = db.auditEntry.create({ data: ownAuditRow("account.reset-requested", user.id) });
    await db.$transaction([write, db.outboxMail.create({ data: mail }), audit]).catch((error) => {
      // Who was deleted meanwhile is as unknown as any other.
      if (!isForeignKeyViolation(error)) throw error;
    });
  } else {
    const own = { where: { id: link.id } };
    await db.$transaction([write, db.token.update({ ...own, data: { usedAt: now } }), db.token.delete(own)]);
  }
  wakeMailer();
}

/**
 * Sets a new password by a one-time link and ends every session; gives the address the account belongs to.
 * Refuses with `spent-link` or, leaving the link as it is, with `password-weak`.
 */
export async function resetPassword(db: Database, { token, password }: ResetPasswordInput) {
  const over = refuse("BAD_REQUEST", "spent-link", messages.auth.spentLink);
  const link = await findLink(db, "reset", token);
  if (!link?.user || !isOpen(link)) throw over;
  const { user } = link;
  const { id, email, displayName } = user;
  if (await isGuessablePassword(password, { email, name: displayName })) {
    throw refuse("BAD_REQUEST", "password-weak", messages.auth.passwordWeak);
  }
  const passwordHash = await hashPassword(password);
  const now = new Date();
  // Whoever has the link reads the mail of this address: it counts as confirmed.
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
    throw isNotFound(error) ? over : error;
  }
  forgetSession();
  wakeMailer();
  return { email };
}
