import "server-only";
import { randomUUID } from "node:crypto";
import { deskMail } from "@/content/desk-mail";
import { canonicalEmail, normalizeEmail } from "@/lib/email-address";
import { toRecord } from "@/lib/is-record";
import type { RecordInput } from "@/lib/text-schema";
import { writeAudit } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import { getSenderDomain } from "@/server/mail/addresses";
import { findOutdatedMails, obsoleteReasons } from "@/server/mail/is-still-wanted";
import {
  createSamplePayload,
  getMailLabel,
  isMailKind,
  type MailPreview,
  previewMail,
} from "@/server/mail/kinds";
import { getShownState } from "@/server/mail/mail-files";
import { wakeMailer } from "@/server/mail/outbox";
import { refusal } from "@/server/refusal";
import { searchWhere } from "@/server/search";
import { newestFirst, orderAndLimit, splitPage, whereAfter } from "../paging";
import type { ListMailsInput } from "../schema";
import { isRenewed, loadRenewals } from "./renewal";

const text = deskMail.resend;
const notThere = () => refusal("NOT_FOUND", "not-there", text.gone);

/** Callers must not return the payload to the browser. */
const mailFields = {
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

type Mail = Prisma.OutboxMailGetPayload<{ select: typeof mailFields }>;

const refusals = {
  waiting: "already-done",
  calledOff: "illegal-move",
  once: "illegal-move",
  overtaken: "illegal-move",
  decided: "illegal-move",
  linkVoid: "spent-link",
  notKept: "illegal-move",
} as const;

type ResendBlocker = keyof typeof refusals | null;

function readLinkId(payload: unknown) {
  const { linkId } = toRecord(payload);
  return typeof linkId === "string" ? linkId : null;
}

/**
 * Loads the links and decisions of all emails at once. Returns a function that returns the reason why an email cannot
 * be resent, or null.
 */
async function loadResendBlockers(db: Database, mails: readonly Mail[]) {
  const renewalOf = await loadRenewals(db, mails);
  const linkIds = mails.map(({ payload }) => readLinkId(payload)).filter((link) => link !== null);
  const unused = await db.token.findMany({
    where: { id: { in: linkIds }, usedAt: null },
    select: { id: true },
  });
  const outdated = await findOutdatedMails(db, mails);
  const unusedLinks = new Set(unused.map(({ id }) => id));
  return (mail: Mail): ResendBlocker => {
    if (mail.state === "queued") return "waiting";
    if (mail.state === "cancelled" && !obsoleteReasons.includes(mail.lastError ?? "")) return "calledOff";
    if (mail.kind === "announcement" && mail.state === "sent") return "once";
    if (outdated.has(mail.id)) return "decided";
    if (isRenewed(mail.kind)) return renewalOf(mail) ? null : "overtaken";
    if (!isMailKind(mail.kind) || Object.keys(toRecord(mail.payload)).length === 0) return "notKept";
    const link = readLinkId(mail.payload);
    return link && !unusedLinks.has(link) ? "linkVoid" : null;
  };
}

const maxPeople = 20;

/**
 * Returns the spellings of a typed address and the stored addresses of matching people, because the outbox is searched
 * by exact address.
 */
async function findRecipients(db: Database, q: string) {
  const query = { where: searchWhere(q), take: maxPeople + 1, select: { email: true } } as const;
  // Sorted like the index that includes the search text, so the database reads only that index.
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
  const stateWhere = state === "all" ? {} : { state };
  const recipientWhere = found ? { recipient: { in: found.recipients } } : {};
  const list = await db.outboxMail.findMany({
    where: { AND: [stateWhere, recipientWhere, whereAfter(newestFirst, cursor)] },
    ...orderAndLimit(newestFirst),
    select: mailFields,
  });
  const { rows, next } = splitPage(list, newestFirst);
  const blockerOf = await loadResendBlockers(db, rows);
  const mails = rows.map((mail) => describeMail(mail, blockerOf(mail)));
  return { mails, next, isTruncated: found?.isTruncated ?? false };
}

export type LoggedMail = Awaited<ReturnType<typeof listMails>>["mails"][number];

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

// Prevents a double click from sending two copies.
const minIntervalMs = 60_000;

function requeueWrite(db: Database, { id, state }: Mail, payload: Prisma.InputJsonObject) {
  return db.outboxMail.update({
    where: { id, state },
    data: {
      state: "queued",
      payload,
      attempts: 0,
      nextTryAt: new Date(),
      lastError: null,
      leasedBy: null,
      leasedUntil: null,
    },
  });
}

function sendCopyWrites(db: Database, mail: Mail, payload: Prisma.InputJsonObject) {
  const { id, kind, recipient, subject, about } = mail;
  const messageId = `<${randomUUID()}@${getSenderDomain()}>`;
  const now = new Date();
  return [
    db.outboxMail.update({
      where: { id, state: "sent", updatedAt: { lt: new Date(now.getTime() - minIntervalMs) } },
      data: { updatedAt: now },
    }),
    db.outboxMail.create({ data: { kind, recipient, subject, about, payload, messageId } }),
  ] as const;
}

// Links of earlier emails stay valid, because people unsubscribe from old emails.
async function readContent(db: Database, mail: Mail) {
  const renewal = (await loadRenewals(db, [mail]))(mail);
  if (!renewal) return { payload: mail.payload as Prisma.InputJsonObject, linkWrites: [] };
  const { name, link } = renewal;
  const linkWrites = [db.token.create({ data: link })];
  return { payload: { name, linkId: link.id }, linkWrites };
}

/**
 * Requeues a failed or cancelled email, or sends a copy of a sent email, with a new link where needed. Throws
 * `NOT_FOUND` (not-there) or `CONFLICT` (already-done, spent-link, illegal-move).
 */
export async function resendMail(db: Database, actorId: string, { id }: RecordInput) {
  const mail = await db.outboxMail.findUnique({ where: { id }, select: mailFields });
  if (!mail) throw notThere();
  const resendBlocker = (await loadResendBlockers(db, [mail]))(mail);
  if (resendBlocker) throw refusal("CONFLICT", refusals[resendBlocker], text[resendBlocker]);
  const { payload, linkWrites } = await readContent(db, mail);
  const isCopy = mail.state === "sent";
  const isQueued = await writeIfAllMatch(db, [
    ...(isCopy ? sendCopyWrites(db, mail, payload) : [requeueWrite(db, mail, payload)]),
    ...linkWrites,
    writeAudit(db, {
      action: "mail.resent",
      subject: `mail:${id}`,
      actorId,
      before: { state: mail.state, attempts: mail.attempts },
      after: { state: "queued", attempts: 0 },
    }),
  ]);
  if (!isQueued) throw refusal("CONFLICT", "already-done", isCopy ? text.soon : text.moved);
  wakeMailer();
  return { ok: true };
}
