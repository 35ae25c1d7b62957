import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { ownAuditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isNotFound } from "@/server/db/errors";
import { mailRow, wakeMailer } from "@/server/mail/outbox";
import { consumeLink, findLink, isOpen, newLink, spentLink } from "@/server/one-time-link";
import { signedOut } from "@/server/refusal";
import type { LinkInput } from "../schema";

/** Queues another verification mail. Returns false if the address is verified already. */
export async function resendVerification(db: Database, userId: string) {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, displayName: true, emailVerified: true },
  });
  if (!user) throw signedOut();
  if (user.emailVerified) return false;
  const link = newLink("verify", { userId, email: user.email });
  const payload = { name: user.displayName, linkId: link.id };
  const mail = db.outboxMail.create({ data: mailRow({ kind: "verify", to: user.email, payload }) });
  await db.$transaction([db.token.create({ data: link }), mail]).catch((error) => {
    throw isForeignKeyViolation(error) ? signedOut() : error;
  });
  wakeMailer();
  return true;
}

/**
 * Marks an address as verified by its link. A second use is no error once it is verified; throws
 * `spent-link` for any other used, expired or outdated link.
 */
export async function verifyEmail(db: Database, { token }: LinkInput) {
  const link = await findLink(db, "verify", token);
  if (!link?.user || !link.email) throw spentLink();
  const { id, email, emailVerified } = link.user;
  const emailCanonical = canonicalEmail(link.email);
  if (emailVerified && canonicalEmail(email) === emailCanonical) return;
  if (!isOpen(link)) throw spentLink();
  try {
    await db.$transaction([
      consumeLink(db, link.id),
      db.user.update({
        where: { id, emailCanonical },
        data: { emailVerified: new Date() },
        select: { id: true },
      }),
      db.auditEntry.create({ data: ownAuditRow("account.email-verified", id) }),
    ]);
  } catch (error) {
    throw isNotFound(error) ? spentLink() : error;
  }
}
