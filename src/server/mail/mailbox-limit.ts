import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { type Database, Prisma } from "../db/client";
import { escapeLike, lowerAscii } from "../db/sql";
import { sign } from "../secret";
import { getPublicTrigger, publiclyTriggeredKinds } from "./kinds";

const hourMs = 60 * 60_000;

/**
 * Limits publicly triggered email to one mailbox. Forms can use only a part of the limit, so that an attacker who
 * floods a mailbox through forms cannot block its owner's sign-in links.
 */
const mailboxLimits = [
  { total: 3, fromForms: 2, ms: hourMs },
  { total: 6, fromForms: 4, ms: 24 * hourMs },
];

const longestMs = Math.max(...mailboxLimits.map(({ ms }) => ms));

/**
 * This time is longer than all attempts to send an email take. It limits the rows to read by `createdAt`, because
 * `sentAt` has no index.
 */
const retriesMs = 7 * 24 * hourMs;

/** The stored reason of an email that waits until its mailbox has room, or that failed because a newer email waits. */
export const mailboxFull = "mailbox-full";

type Row = { id: string; kind: string; recipient: string; leasedUntil: Date | null };

/**
 * Returns the mailbox of an address. Addresses that differ only in case or in a plus tag have the same mailbox; at
 * Gmail also addresses that differ in dots or in its two domains.
 */
function readMailbox(recipient: string) {
  const address = canonicalEmail(recipient);
  const isGmail = /@(gmail|googlemail)\.com$/.test(address);
  const spelling = isGmail ? address.replaceAll(".", "").replace("@googlemail", "@gmail") : address;
  const at = spelling.lastIndexOf("@");
  const [name = ""] = spelling.slice(0, at).split("+");
  return { isGmail, name, domain: spelling.slice(at) };
}

function whereSameMailbox(recipient: string) {
  const { isGmail, name, domain } = readMailbox(recipient);
  const address = lowerAscii(Prisma.sql`"recipient"`);
  const column = isGmail
    ? Prisma.sql`replace(replace(${address}, '.', ''), '@googlemail', '@gmail')`
    : address;
  const tagged = `${escapeLike(name)}+%${escapeLike(domain)}`;
  return Prisma.sql`(${column} = ${name + domain} OR ${column} LIKE ${tagged} ESCAPE '!')`;
}

function getDeletedPrefix(recipient: string) {
  const { name, domain } = readMailbox(recipient);
  return `mailbox:${sign("mailbox", name + domain)}:`;
}

/**
 * Returns the writes that keep counting emails after their rows are deleted with an account, under a keyed hash of the
 * mailbox. Otherwise a person could flood a mailbox by repeatedly signing up with its address and deleting the account.
 */
export async function prepareDeletedCount(db: Database, where: Prisma.OutboxMailWhereInput) {
  const mails = await db.outboxMail.findMany({
    where: {
      ...where,
      state: { in: ["sent", "queued"] },
      // Leaves out emails that wait for a later attempt, because no worker is sending them.
      nextTryAt: { lte: new Date() },
      createdAt: { gt: new Date(Date.now() - longestMs - retriesMs) },
      kind: { in: publiclyTriggeredKinds },
    },
    select: { id: true, kind: true, recipient: true, sentAt: true },
  });
  const rows = mails.map(({ id, kind, recipient, sentAt }) => ({
    key: getDeletedPrefix(recipient) + id,
    points: getPublicTrigger(kind) === "form" ? 1 : 0,
    expire: new Date((sentAt?.getTime() ?? Date.now()) + longestMs),
  }));
  return [db.rateLimit.createMany({ data: rows })];
}

async function findDeletedMails(db: Database, recipient: string) {
  const where = { key: { startsWith: getDeletedPrefix(recipient) }, expire: { gt: new Date() } };
  const rows = await db.rateLimit.findMany({ where });
  return rows.map(({ points, expire }) => ({ isForm: points > 0, time: Number(expire) - longestMs }));
}

/** Returns the time, in ms since the epoch, when the period has fewer than `limit` emails, or 0 if it has fewer now. */
function findEnd(mails: { time: number }[], limit: number, ms: number) {
  const last = mails.map(({ time }) => time).sort((one, other) => other - one)[limit - 1] ?? 0;
  return last > Date.now() - ms ? last + ms : 0;
}

/**
 * Returns when the mailbox has room for an email, or null if it has room now or visitors cannot trigger the email.
 * Emails that concurrent workers are sending count as sent.
 */
export async function findMailboxOpening(db: Database, { id, kind, recipient, leasedUntil }: Row) {
  const now = Date.now();
  const trigger = getPublicTrigger(kind);
  if (!trigger) return null;
  const lease = leasedUntil ?? new Date(now);
  const rows = await db.$queryRaw<{ kind: string; sentAt: Date | string | null }[]>`
    SELECT "kind", "sentAt" FROM "outbox"
    WHERE ${whereSameMailbox(recipient)}
      AND "kind" IN (${Prisma.join(publiclyTriggeredKinds)}) AND "id" <> ${id}
      AND (("state" = 'sent' AND "createdAt" > ${new Date(now - longestMs - retriesMs)}
          AND "sentAt" > ${new Date(now - longestMs)})
        OR ("state" = 'queued' AND ("leasedUntil" < ${lease} OR ("leasedUntil" = ${lease} AND "id" < ${id}))
          AND "leasedUntil" > ${new Date(now)}))`;
  const mails = rows.map(({ kind, sentAt }) => ({
    isForm: getPublicTrigger(kind) === "form",
    time: sentAt ? new Date(sentAt).getTime() : now,
  }));
  mails.push(...(await findDeletedMails(db, recipient)));
  const forms = mails.filter(({ isForm }) => isForm);
  const ends = mailboxLimits.flatMap(({ total, fromForms, ms }) => [
    findEnd(mails, total, ms),
    trigger === "form" ? findEnd(forms, fromForms, ms) : 0,
  ]);
  const opensAt = Math.max(...ends);
  return opensAt > 0 ? new Date(opensAt) : null;
}

/**
 * Returns whether an email may wait until its mailbox has room: only the newest of its kind, for at most a day. Marks
 * older waiting emails of the kind as failed.
 */
export async function mayWaitForMailbox(
  db: Database,
  { id, kind, recipient, createdAt }: Row & { createdAt: Date },
) {
  if (createdAt.getTime() < Date.now() - longestMs) return false;
  const [newest, ...older] = await db.$queryRaw<{ id: string; lastError: string | null }[]>`
    SELECT "id", "lastError" FROM "outbox"
    WHERE ${whereSameMailbox(recipient)} AND "kind" = ${kind} AND "state" = 'queued'
    ORDER BY "createdAt" DESC, "id" DESC`;
  if (newest?.id !== id) return false;
  const waiting = older.filter(({ lastError }) => lastError === mailboxFull).map((row) => row.id);
  await db.outboxMail.updateMany({
    where: { id: { in: waiting }, state: "queued", leasedUntil: null },
    data: { state: "failed" },
  });
  return true;
}
