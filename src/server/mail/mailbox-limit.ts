import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { type Database, Prisma } from "../db/client";
import { likeText } from "../db/like";
import { byStrangers, mailKindsOfStrangers } from "./kinds";

const hourMs = 60 * 60_000;

/**
 * The most letters to one mailbox that its owner may not have asked for, all kinds together, in any such time, and how many of them
 * may come from forms: one an hour and two a day are kept for ways in, so that nobody can keep an owner out by filling the
 * mailbox with something else.
 */
const mailboxLimits = [
  { most: 3, ofForms: 2, ms: hourMs },
  { most: 6, ofForms: 4, ms: 24 * hourMs },
];

type Row = { id: string; kind: string; recipient: string; leasedUntil: Date | null };

/** What is counted as one mailbox: the spelling of an address and what follows a plus sign do not make another. */
function mailboxOf(recipient: string) {
  const address = canonicalEmail(recipient);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at);
  const [name = ""] = address.slice(0, at).split("+");
  return { address: name + domain, tagged: `${likeText(name)}+%${likeText(domain)}` };
}

/**
 * Whether a mail that anybody could have caused has to stay, because its mailbox has had as many as it may. Mails that
 * other senders hold at the moment count when they took them earlier: however many send at once, no more get through.
 */
export async function isMailboxFull(
  db: Database,
  { id, kind, recipient, leasedUntil }: Row,
  now = Date.now(),
) {
  const sort = byStrangers(kind);
  if (!sort) return false;
  const { address, tagged } = mailboxOf(recipient);
  const longest = Math.max(...mailboxLimits.map(({ ms }) => ms));
  const lease = leasedUntil ?? new Date(now);
  const rows = await db.$queryRaw<{ kind: string; sentAt: Date | string | null }[]>`
    SELECT "kind", "sentAt" FROM "outbox"
    WHERE (lower("recipient") = ${address} OR lower("recipient") LIKE ${tagged} ESCAPE '!')
      AND "kind" IN (${Prisma.join(mailKindsOfStrangers)}) AND "id" <> ${id}
      AND (("state" = 'sent' AND "sentAt" > ${new Date(now - longest)})
        OR ("state" = 'queued' AND ("leasedUntil" < ${lease} OR ("leasedUntil" = ${lease} AND "id" < ${id}))
          AND "leasedUntil" > ${new Date(now)}))`;
  const mails = rows.map(({ kind, sentAt }) => ({ kind, time: sentAt ? new Date(sentAt).getTime() : now }));
  return mailboxLimits.some(({ most, ofForms, ms }) => {
    const late = mails.filter(({ time }) => time > now - ms);
    const fromForms = late.filter((mail) => byStrangers(mail.kind) === "form").length;
    return late.length >= most || (sort === "form" && fromForms >= ofForms);
  });
}
