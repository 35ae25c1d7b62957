import "server-only";
import { deskMail } from "@/content/desk-mail";
import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "@/server/db/client";
import { isMailKind, type MailPreview, mailLabel, previewMail, samplePayload } from "@/server/mail/kinds";
import { refuse } from "@/server/refusal";
import { findApplicationIds, findEntryIds, findUserIds, termFilters } from "@/server/search";
import { pageAfter, pageOf } from "../newest-first";
import { type ResendBlocker, resendBlockersOf } from "./resend-service";
import type { ListMailsInput, MailIdInput } from "./schema";

const maxPeople = 20;

/** The columns of the log; the payload only decides whether a mail can be resent. */
export const mailFields = {
  id: true,
  kind: true,
  recipient: true,
  subject: true,
  payload: true,
  about: true,
  state: true,
  attempts: true,
  nextTryAt: true,
  lastError: true,
  sentAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

function labelOf({ kind }: { kind: string }) {
  return mailLabel(kind) ?? deskMail.otherKind;
}

async function addressesByName(db: Database, words: string) {
  const found = await Promise.all([
    findUserIds(db, words),
    findEntryIds(db, words),
    findApplicationIds(db, words),
  ]);
  const [users, entries, applications] = found.map(({ ids }) => ({
    where: { AND: [{ id: { in: ids } }, ...termFilters(words)] },
    take: maxPeople,
    select: { email: true },
  }));
  const lists = await Promise.all([
    db.user.findMany({ ...users, select: { email: true } }),
    db.groupCoachingEntry.findMany({ ...entries, select: { email: true } }),
    db.privateCoachingApplication.findMany({ ...applications, select: { email: true } }),
  ]);
  const isCut = found.some((each) => each.isCut) || lists.some((list) => list.length === maxPeople);
  return { recipients: lists.flat().map(({ email }) => email), isCut };
}

// Mails store the address as typed, so other spellings are found through the records that hold them.
async function addressVariants(db: Database, q: string) {
  const emailCanonical = canonicalEmail(q);
  const where = { emailCanonical };
  const lists = await Promise.all([
    db.user.findMany({ where, select: { email: true } }),
    db.groupCoachingEntry.findMany({ where, select: { email: true } }),
    addressesByName(db, emailCanonical.slice(0, emailCanonical.indexOf("@"))),
  ]);
  const [users, entries, called] = lists;
  const known = [...users, ...entries].map(({ email }) => email);
  const same = called.recipients.filter((email) => canonicalEmail(email) === emailCanonical);
  return { recipients: [q, emailCanonical, ...known, ...same], isCut: false };
}

/**
 * Returns the mails of the outbox, newest first, by state and recipient. `isCut` means that a name matched
 * more people than were searched.
 */
export async function listMails(db: Database, { state, q, cursor }: ListMailsInput) {
  const found = q ? await (q.includes("@") ? addressVariants(db, q) : addressesByName(db, q)) : null;
  const { after, query } = pageAfter(cursor);
  const conditions = [
    state === "all" ? {} : { state },
    found ? { recipient: { in: [...new Set(found.recipients)] } } : {},
    after,
  ];
  const list = await db.outboxMail.findMany({ where: { AND: conditions }, ...query, select: mailFields });
  const { rows, next } = pageOf(list);
  const blockerOf = await resendBlockersOf(db, rows);
  const mails = rows.map(({ payload, ...mail }) => ({
    ...mail,
    label: labelOf(mail),
    resendBlocker: blockerOf({ ...mail, payload }) satisfies ResendBlocker,
  }));
  return { mails, next, isCut: found?.isCut ?? false };
}

export type LoggedMail = Awaited<ReturnType<typeof listMails>>["mails"][number];

const gone = () => refuse("NOT_FOUND", "not-there", deskMail.resend.gone);

/** Returns a mail with its content if that is still kept. Throws `NOT_FOUND` (not-there). */
export async function getMail(db: Database, { id }: MailIdInput) {
  const found = await db.outboxMail.findUnique({ where: { id }, select: mailFields });
  if (!found) throw gone();
  const resendBlocker = (await resendBlockersOf(db, [found]))(found);
  const { payload, ...mail } = found;
  return { ...mail, label: labelOf(mail), resendBlocker, preview: previewMail(mail.kind, payload) };
}

/** Returns an example of a kind of mail. Throws `NOT_FOUND` (not-there) for an unknown kind. */
export function sampleMail(kind: string): MailPreview {
  const shown = isMailKind(kind) ? previewMail(kind, samplePayload(kind)) : null;
  if (!shown) throw gone();
  return shown;
}
