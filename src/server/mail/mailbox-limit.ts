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

/** Longer than the retries of an email take. It bounds the rows to read, because `sentAt` has no index. */
const retriesMs = 7 * 24 * hourMs;

type Row = { id: string; kind: string; recipient: string; leasedUntil: Date | null };

/**
 * Returns the mailbox of an address, which is the same for spellings that differ in case, by a plus tag or, at Gmail, by
 * dots or its two domains.
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
 * Returns the writes that keep counting emails whose rows are deleted with an account, under a keyed hash of the mailbox.
 * Otherwise a person could flood a mailbox by signing up with its address and deleting the account again and again.
 */
export async function prepareDeletedCount(db: Database, where: Prisma.OutboxMailWhereInput) {
  const mails = await db.outboxMail.findMany({
    where: {
      ...where,
      state: { in: ["sent", "queued"] },
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

/** Returns whether the mailbox has reached its limit. Emails that concurrent workers are sending count as sent. */
export async function isMailboxFull(db: Database, { id, kind, recipient, leasedUntil }: Row) {
  const now = Date.now();
  const trigger = getPublicTrigger(kind);
  if (!trigger) return false;
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
  return mailboxLimits.some(({ total, fromForms, ms }) => {
    const recent = mails.filter(({ time }) => time > now - ms);
    const recentFromForms = recent.filter(({ isForm }) => isForm);
    return recent.length >= total || (trigger === "form" && recentFromForms.length >= fromForms);
  });
}
