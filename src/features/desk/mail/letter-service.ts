import "server-only";
import { deskMail } from "@/content/desk-mail";
import type { Database } from "@/server/db/client";
import { describeError, log } from "@/server/log";
import { type MailPreview, previewMail, sampleMails } from "@/server/mail/preview";
import { isMailKind } from "@/server/mail/templates";
import { refuse } from "@/server/refusal";
import { mailFields } from "./list-service";
import { obstaclesOf } from "./obstacle";
import type { MailIdInput } from "./schema";

const gone = () => refuse("NOT_FOUND", "not-there", deskMail.resend.gone);

// Letters lie for weeks: one of an earlier release may lack what today's words are made from.
function preview(kind: string, payload: unknown): MailPreview | null {
  try {
    return previewMail(kind, payload);
  } catch (error) {
    log.warn({ ...describeError(error), kind }, "letter not shown");
    return null;
  }
}

/** One letter of the log with what it says, if that is still kept. Throws NOT_FOUND (not-there). */
export async function getMail(db: Database, { id }: MailIdInput) {
  const found = await db.outboxMail.findUnique({ where: { id }, select: mailFields });
  if (!found) throw gone();
  const obstacle = (await obstaclesOf(db, [found]))(found);
  const { payload, ...mail } = found;
  return { ...mail, obstacle, preview: preview(mail.kind, payload) };
}

/** A made-up letter of one kind. Throws NOT_FOUND (not-there) for a kind there is not. */
export function sampleMail(kind: string): MailPreview {
  const shown = isMailKind(kind) ? previewMail(kind, sampleMails()[kind]) : null;
  if (!shown) throw gone();
  return shown;
}
