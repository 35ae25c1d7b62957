import "server-only";
import type { AuditAction } from "@/content/audit";
import { canonicalEmail } from "@/lib/email-address";
import { toRecord } from "@/lib/is-record";
import { type Database, Prisma } from "./db/client";
import { escapeLike, lowerAscii } from "./db/sql";

type Ids = { id: string }[];

/** Finds every spelling of an address, because only ASCII letters are stored in upper case (email-address.ts). */
export const lowerPayload = lowerAscii(Prisma.sql`CAST("payload" AS TEXT)`);

/** Returns a LIKE pattern for a JSON string in an email's payload that equals this address. */
export function buildAddressPattern(emailCanonical: string) {
  return `%"${escapeLike(emailCanonical)}"%`;
}

type Account = { id: string; emailCanonical: string; createdAt: Date };

/** Returns the newest email, within a period, about an address change to `to`. */
async function findAddressChange(
  db: Database,
  { to, since, before }: { to: string; since: Date; before?: Date },
) {
  const value = buildAddressPattern(to);
  const mentions: Ids = await db.$queryRaw`
    SELECT "id" FROM "outbox"
    WHERE "kind" = 'emailChanged' AND ${lowerPayload} LIKE ${value} ESCAPE '!'`;
  const mails = await db.outboxMail.findMany({
    where: { id: { in: mentions.map(({ id }) => id) }, createdAt: { gte: since, lt: before } },
    orderBy: { createdAt: "desc" },
    select: { recipient: true, payload: true, createdAt: true },
  });
  // Reads only this field, because a name may also look like an address.
  const newEmailOf = ({ payload }: { payload: unknown }) => String(toRecord(payload).newEmail);
  return mails.find((mail) => canonicalEmail(newEmailOf(mail)) === to);
}

/**
 * The account had the address from `from` until `until`. `isTaken` means that another account has it now; `isOwn` that
 * no account has it now and this one had confirmed it, so forms sent from it until then are the member's.
 */
export type FormerAddress = { email: string; from: Date; until: Date; isTaken: boolean; isOwn: boolean };

/** Returns whether the account's first address was confirmed before it was changed. */
async function isFirstConfirmed(db: Database, id: string, until: Date) {
  const actions: AuditAction[] = ["account.email-verified", "google.joined", "google.took-over"];
  const count = await db.auditEntry.count({
    where: { subject: `user:${id}`, action: { in: actions }, createdAt: { lte: until } },
  });
  return count > 0;
}

/** Returns the former addresses of an account, newest first. */
export async function findFormerAddresses(db: Database, { id, emailCanonical, createdAt }: Account) {
  const former: { email: string; until: Date }[] = [];
  let to = emailCanonical;
  while (former.length < 20) {
    const change = await findAddressChange(db, { to, since: createdAt, before: former.at(-1)?.until });
    if (!change) break;
    former.push({ email: change.recipient, until: change.createdAt });
    to = canonicalEmail(change.recipient);
  }
  const first = former.at(-1);
  const isFirstOwn = first !== undefined && (await isFirstConfirmed(db, id, first.until));
  const addresses = former.map(({ email }) => canonicalEmail(email));
  const owners = await db.user.findMany({
    where: { emailCanonical: { in: addresses } },
    select: { emailCanonical: true },
  });
  const taken = new Set(owners.map((user) => user.emailCanonical));
  return former.map(({ email, until }, index): FormerAddress => {
    const from = former[index + 1]?.until;
    const isTaken = taken.has(canonicalEmail(email));
    // Every address but the first was confirmed by the change to it.
    return {
      email,
      from: from ?? createdAt,
      until,
      isTaken,
      isOwn: !isTaken && (from !== undefined || isFirstOwn),
    };
  });
}
