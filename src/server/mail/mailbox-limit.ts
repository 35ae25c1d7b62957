import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { type Database, Prisma } from "../db/client";
import { escapeLike } from "../db/sql";
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

/** Longer than the retries of an email take. It bounds the rows to read, because `sentAt` has no index. */
const retriesMs = 7 * 24 * hourMs;

type Row = { id: string; kind: string; recipient: string; leasedUntil: Date | null };

/**
 * Returns the filter for the emails to the mailbox of an address, in spellings that differ in case, by a plus tag or, at
 * Gmail, by dots or its two domains.
 */
function whereSameMailbox(recipient: string) {
  const address = canonicalEmail(recipient);
  const isGmail = /@(gmail|googlemail)\.com$/.test(address);
  const spelling = isGmail ? address.replaceAll(".", "").replace("@googlemail", "@gmail") : address;
  const column = isGmail
    ? Prisma.sql`replace(replace(lower("recipient"), '.', ''), '@googlemail', '@gmail')`
    : Prisma.sql`lower("recipient")`;
  const at = spelling.lastIndexOf("@");
  const domain = spelling.slice(at);
  const [name = ""] = spelling.slice(0, at).split("+");
  const tagged = `${escapeLike(name)}+%${escapeLike(domain)}`;
  return Prisma.sql`(${column} = ${name + domain} OR ${column} LIKE ${tagged} ESCAPE '!')`;
}

/** Returns whether the mailbox has reached its limit. Emails that concurrent workers are sending count as sent. */
export async function isMailboxFull(db: Database, { id, kind, recipient, leasedUntil }: Row) {
  const now = Date.now();
  const trigger = getPublicTrigger(kind);
  if (!trigger) return false;
  const longestMs = Math.max(...mailboxLimits.map(({ ms }) => ms));
  const lease = leasedUntil ?? new Date(now);
  const rows = await db.$queryRaw<{ kind: string; sentAt: Date | string | null }[]>`
    SELECT "kind", "sentAt" FROM "outbox"
    WHERE ${whereSameMailbox(recipient)}
      AND "kind" IN (${Prisma.join(publiclyTriggeredKinds)}) AND "id" <> ${id}
      AND (("state" = 'sent' AND "createdAt" > ${new Date(now - longestMs - retriesMs)}
          AND "sentAt" > ${new Date(now - longestMs)})
        OR ("state" = 'queued' AND ("leasedUntil" < ${lease} OR ("leasedUntil" = ${lease} AND "id" < ${id}))
          AND "leasedUntil" > ${new Date(now)}))`;
  const mails = rows.map(({ kind, sentAt }) => ({ kind, time: sentAt ? new Date(sentAt).getTime() : now }));
  return mailboxLimits.some(({ total, fromForms, ms }) => {
    const recent = mails.filter(({ time }) => time > now - ms);
    const recentFromForms = recent.filter((mail) => getPublicTrigger(mail.kind) === "form");
    return recent.length >= total || (trigger === "form" && recentFromForms.length >= fromForms);
  });
}
