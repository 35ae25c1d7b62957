import "server-only";
import { deskMail } from "@/content/desk-mail";
import { canonicalEmail, normalizeEmail } from "@/lib/email-address";
import type { RecordInput } from "@/lib/text-schema";
import type { Database } from "@/server/db/client";
import {
  createSamplePayload,
  getMailLabel,
  isMailKind,
  type MailPreview,
  previewMail,
} from "@/server/mail/kinds";
import { getShownState } from "@/server/mail/mail-files";
import { refusal } from "@/server/refusal";
import { searchWhere } from "@/server/search";
import { newestFirst, orderAndLimit, splitPage, whereAfter } from "../paging";
import type { ListMailsInput } from "../schema";
import { loadResendBlockers, type Mail, mailFields, type ResendBlocker } from "./resend-service";

const maxPeople = 20;

// Returns the spellings of a typed address and the stored addresses of matching people, because the outbox is searched
// by exact address.
async function findRecipients(db: Database, q: string) {
  const query = { where: searchWhere(q), take: maxPeople + 1, select: { email: true } } as const;
  // This order lets the database read only an index that includes the search text.
  const lists = await Promise.all([
    db.user.findMany({ ...query, orderBy: [{ createdAt: "desc" }, { id: "desc" }] }),
    db.groupCoachingEntry.findMany({ ...query, orderBy: [{ submittedAt: "desc" }, { id: "desc" }] }),
    db.privateCoachingApplication.findMany({ ...query, orderBy: [{ submittedAt: "desc" }, { id: "desc" }] }),
  ]);
  const found = lists.flatMap((list) => list.slice(0, maxPeople).map(({ email }) => email));
  const typed = q.includes("@") ? [q, normalizeEmail(q) ?? q, canonicalEmail(q)] : [];
  return {
    recipients: [...new Set([...typed, ...found])],
    isTruncated: lists.some((list) => list.length > maxPeople),
  };
}

function describeMail({ payload: _, ...mail }: Mail, resendBlocker: ResendBlocker) {
  return { ...mail, state: getShownState(mail.state), label: getMailLabel(mail.kind), resendBlocker };
}

/**
 * Returns the emails of the outbox, newest first, by state and recipient. A search by name includes only the first
 * people found; `isTruncated` is true if there are more.
 */
export async function listMails(db: Database, { state, q, cursor }: ListMailsInput) {
  const found = q ? await findRecipients(db, q) : null;
  const ofState = state === "all" ? {} : { state };
  const to = found ? { recipient: { in: found.recipients } } : {};
  const list = await db.outboxMail.findMany({
    where: { AND: [ofState, to, whereAfter(newestFirst, cursor)] },
    ...orderAndLimit(newestFirst),
    select: mailFields,
  });
  const { rows, next } = splitPage(list, newestFirst);
  const blockerOf = await loadResendBlockers(db, rows);
  const mails = rows.map((mail) => describeMail(mail, blockerOf(mail)));
  return { mails, next, isTruncated: found?.isTruncated ?? false };
}

export type LoggedMail = Awaited<ReturnType<typeof listMails>>["mails"][number];

const notThere = () => refusal("NOT_FOUND", "not-there", deskMail.resend.gone);

/** Returns an email, with its content while that is stored. Throws `NOT_FOUND` (not-there). */
export async function getMail(db: Database, { id }: RecordInput) {
  const found = await db.outboxMail.findUnique({ where: { id }, select: mailFields });
  if (!found) throw notThere();
  const blockerOf = await loadResendBlockers(db, [found]);
  return {
    ...describeMail(found, blockerOf(found)),
    preview: await previewMail(found.kind, found.payload),
  };
}

/** Returns an example of a kind of email. Throws `NOT_FOUND` (not-there) for an unknown kind. */
export async function composeSample(kind: string): Promise<MailPreview> {
  const shown = isMailKind(kind) ? await previewMail(kind, createSamplePayload(kind)) : null;
  if (!shown) throw notThere();
  return shown;
}
