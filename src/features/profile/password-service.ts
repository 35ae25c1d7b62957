import "server-only";
import { messages } from "@/content/messages";
import { ownAuditRow } from "@/server/audit";
import { hashPassword, isGuessablePassword } from "@/server/auth/password";
import { type Device, newSession } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { mailRow, wakeMailer } from "@/server/mail/outbox";
import { voidLinks } from "@/server/one-time-link";
import { refuse } from "@/server/refusal";
import { forgetSessionsOf } from "./session-service";

type Member = { id: string; email: string; displayName: string | null; sessionVersion: number };

/** Returns whether a member has a password. */
export async function hasPassword(db: Database, userId: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  return Boolean(user?.passwordHash);
}

/**
 * Replaces a password, ends all sessions and returns the claims of a new one; costs one KDF call. Throws
 * BAD_REQUEST (password-weak) or CONFLICT (changed-meanwhile).
 */
export async function replacePassword(db: Database, member: Member, newPassword: string, device: Device) {
  const { id, email, displayName: name, sessionVersion } = member;
  if (await isGuessablePassword(newPassword, { email, name })) {
    throw refuse("BAD_REQUEST", "password-weak", messages.auth.passwordWeak);
  }
  const passwordHash = await hashPassword(newPassword);
  const { claims, row } = newSession({ id, sessionVersion: sessionVersion + 1 }, device);
  try {
    await db.$transaction([
      db.user.update({
        where: { id, sessionVersion },
        data: { passwordHash, sessionVersion: { increment: 1 } },
        select: { id: true },
      }),
      db.authSession.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: new Date() } }),
      db.authSession.create({ data: row }),
      voidLinks(db, id),
      db.auditEntry.create({ data: ownAuditRow("account.password-changed", id) }),
      db.outboxMail.create({ data: mailRow({ kind: "passwordChanged", to: email, payload: { name } }) }),
    ]);
  } catch (error) {
    if (isNotFound(error)) throw refuse("CONFLICT", "changed-meanwhile", messages.profile.changedMeanwhile);
    throw error;
  }
  await forgetSessionsOf(db, id);
  wakeMailer();
  return claims;
}
