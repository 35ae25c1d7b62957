import "server-only";
import { deskMail } from "@/content/desk-mail";
import type { Database } from "@/server/db/client";
import { isMailKind, type MailPreview, previewMail, samplePayload } from "@/server/mail/kinds";
import { refuse } from "@/server/refusal";
import { labelOf, mailFields } from "./list-service";
import { resendBlockersOf } from "./resend-blocker";
import type { MailIdInput } from "./schema";

const gone = () => refuse("NOT_FOUND", "not-there", deskMail.resend.gone);

/** One mail of the log with what it says, if that is still kept. Throws NOT_FOUND (not-there). */
export async function getMail(db: Database, { id }: MailIdInput) {
  const found = await db.outboxMail.findUnique({ where: { id }, select: mailFields });
  if (!found) throw gone();
  const resendBlocker = (await resendBlockersOf(db, [found]))(found);
  const { payload, ...mail } = found;
  return { ...mail, label: labelOf(mail), resendBlocker, preview: previewMail(mail.kind, payload) };
}

/** A made-up mail of one kind. Throws NOT_FOUND (not-there) for a kind there is not. */
export function sampleMail(kind: string): MailPreview {
  const shown = isMailKind(kind) ? previewMail(kind, samplePayload(kind)) : null;
  if (!shown) throw gone();
  return shown;
}
