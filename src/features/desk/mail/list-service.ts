import "server-only";
import { deskMail } from "@/content/desk-mail";
import { canonicalEmail, normalizeEmail } from "@/lib/email-address";
import type { RecordInput } from "@/lib/text-schema";
import type { Database } from "@/server/db/client";
import { isMailKind, type MailPreview, mailLabel, previewMail, samplePayload } from "@/server/mail/kinds";
import { shownState } from "@/server/mail/mail-files";
import { refuse } from "@/server/refusal";
import { searchWhere } from "@/server/search";
import { after, newestFirst, pageOf, taking } from "../paging";
import type { ListMailsInput } from "../schema";
import { mailFields, type ResendBlocker, resendBlockersOf } from "./resend-service";

const maxPeople = 20;

// Returns the spellings of a typed address and the stored addresses of matching people, because the outbox is searched
// by exact address.
async function recipientsOf(db: Database, q: string) {
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
    isCut: lists.some((list) => list.length > maxPeople),
  };
}

/**
 * Returns the emails of the outbox, newest first, by state and recipient. A search by name includes only the first
 * people found; `isCut` is true if there are more.
 */
export async function listMails(db: Database, { state, q, cursor }: ListMailsInput) {
  const found = q ? await recipientsOf(db, q) : null;
  const ofState = state === "all" ? {} : { state };
  const to = found ? { recipient: { in: found.recipients } } : {};
  const list = await db.outboxMail.findMany({
    where: { AND: [ofState, to, after(newestFirst, cursor)] },
    ...taking(newestFirst),
    select: mailFields,
  });
  const { rows, next } = pageOf(list, newestFirst);
  const blockerOf = await resendBlockersOf(db, rows);
  const mails = rows.map(({ payload, ...mail }) => ({
    ...mail,
    state: shownState(mail.state),
    label: mailLabel(mail.kind),
    resendBlocker: blockerOf({ ...mail, payload }) satisfies ResendBlocker,
  }));
  return { mails, next, isCut: found?.isCut ?? false };
}

export type LoggedMail = Awaited<ReturnType<typeof listMails>>["mails"][number];

const gone = () => refuse("NOT_FOUND", "not-there", deskMail.resend.gone);

/** Returns an email, with its content while that is stored. Throws `NOT_FOUND` (not-there). */
export async function getMail(db: Database, { id }: RecordInput) {
  const found = await db.outboxMail.findUnique({ where: { id }, select: mailFields });
  if (!found) throw gone();
  const resendBlocker = (await resendBlockersOf(db, [found]))(found);
  const { payload, ...mail } = found;
  const preview = await previewMail(mail.kind, payload);
  return { ...mail, state: shownState(mail.state), label: mailLabel(mail.kind), resendBlocker, preview };
}

/** Returns an example of a kind of email. Throws `NOT_FOUND` (not-there) for an unknown kind. */
export async function sampleMail(kind: string): Promise<MailPreview> {
  const shown = isMailKind(kind) ? await previewMail(kind, samplePayload(kind)) : null;
  if (!shown) throw gone();
  return shown;
}
