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
  { most: 3, ofForms: 2, ms: hourMs },
  { most: 6, ofForms: 4, ms: 24 * hourMs },
];

/** Longer than the retries of an email take. It bounds the rows to read, because `sentAt` has no index. */
const retriesMs = 7 * 24 * hourMs;

type Row = { id: string; kind: string; recipient: string; leasedUntil: Date | null };

/** Returns the mailbox of an address, which is the same for spellings that differ in case or by a plus tag. */
function normalizeMailbox(recipient: string) {
  const address = canonicalEmail(recipient);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at);
  const [name = ""] = address.slice(0, at).split("+");
  return { address: name + domain, tagged: `${escapeLike(name)}+%${escapeLike(domain)}` };
}

/** Returns whether the mailbox has reached its limit. Emails that concurrent workers are sending count as sent. */
export async function isMailboxFull(db: Database, { id, kind, recipient, leasedUntil }: Row) {
  const now = Date.now();
  const trigger = getPublicTrigger(kind);
  if (!trigger) return false;
  const { address, tagged } = normalizeMailbox(recipient);
  const longest = Math.max(...mailboxLimits.map(({ ms }) => ms));
  const lease = leasedUntil ?? new Date(now);
  const rows = await db.$queryRaw<{ kind: string; sentAt: Date | string | null }[]>`
    SELECT "kind", "sentAt" FROM "outbox"
    WHERE (lower("recipient") = ${address} OR lower("recipient") LIKE ${tagged} ESCAPE '!')
      AND "kind" IN (${Prisma.join(publiclyTriggeredKinds)}) AND "id" <> ${id}
      AND (("state" = 'sent' AND "createdAt" > ${new Date(now - longest - retriesMs)}
          AND "sentAt" > ${new Date(now - longest)})
        OR ("state" = 'queued' AND ("leasedUntil" < ${lease} OR ("leasedUntil" = ${lease} AND "id" < ${id}))
          AND "leasedUntil" > ${new Date(now)}))`;
  const mails = rows.map(({ kind, sentAt }) => ({ kind, time: sentAt ? new Date(sentAt).getTime() : now }));
  return mailboxLimits.some(({ most, ofForms, ms }) => {
    const late = mails.filter(({ time }) => time > now - ms);
    const fromForms = late.filter((mail) => getPublicTrigger(mail.kind) === "form").length;
    return late.length >= most || (trigger === "form" && fromForms >= ofForms);
  });
}
