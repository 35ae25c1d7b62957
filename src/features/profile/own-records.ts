import "server-only";
import type { AuditAction } from "@/content/audit";
import { canonicalEmail } from "@/lib/email-address";
import { toRecord } from "@/lib/is-record";
import { type Database, Prisma } from "@/server/db/client";
import { escapeLike, lowerAscii } from "@/server/db/sql";
import type { MailKind } from "@/server/mail/kinds";

const accountMailKinds: MailKind[] = [
  "welcome",
  "verify",
  "reset",
  "enter",
  "freshLink",
  "secondFactorChanged",
  "passwordChanged",
  "googleLinked",
  "confirmEmail",
  "emailChanged",
  "announcement",
];

export const accountKinds = { in: accountMailKinds };

// Emails are stored by address, not by member id. These expressions find every spelling, because only ASCII letters are
// stored in upper case (email-address.ts).
const lowerRecipient = lowerAscii(Prisma.sql`"recipient"`);
const lowerPayload = lowerAscii(Prisma.sql`CAST("payload" AS TEXT)`);

type Ids = { id: string }[];

const noEnd = new Date("9999-12-31");

/** Returns the ids of the emails to an address in any spelling, created until `until`. */
export function findMailIds(db: Database, emailCanonical: string, until = noEnd) {
  return db.$queryRaw<Ids>`
    SELECT "id" FROM "outbox" WHERE ${lowerRecipient} = ${emailCanonical} AND "createdAt" <= ${until}`;
}

// Returns a LIKE pattern for a JSON string in an email's payload that equals this address.
function buildAddressPattern(emailCanonical: string) {
  return `%"${escapeLike(emailCanonical)}"%`;
}

/** Returns the filter for the emails with which these recipients could confirm an address change. */
export function whereRequestsTo(recipients: string[]) {
  return { recipient: { in: recipients }, kind: "confirmEmail" };
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
type FormerAddress = { email: string; from: Date; until: Date; isTaken: boolean; isOwn: boolean };

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

/** Returns the filter for an account's emails to a former address, from the period in which the account had it. */
export function whereMailOfPeriod({ email, from, until }: FormerAddress) {
  return { recipient: email, kind: accountKinds, createdAt: { gte: from, lte: until } };
}

/**
 * Returns the filter for the emails to a former address that are deleted with the account. If another account has the
 * address now, these are only those of the period in which this account had it.
 */
export function whereFormerMail(address: FormerAddress) {
  return address.isTaken ? whereMailOfPeriod(address) : { recipient: address.email, kind: accountKinds };
}

/**
 * Returns the writes that delete the data of an address until `until`: forms, quarantined forms, unsubscribe links, and
 * the emails to the address or about it, such as the team's notice of an application.
 */
export function removeFormsOf(db: Database, emailCanonical: string, until = noEnd) {
  const sent = { emailCanonical, submittedAt: { lte: until } };
  const created = { createdAt: { lte: until } };
  return [
    db.$executeRaw`DELETE FROM "outbox" WHERE "createdAt" <= ${until} AND (${lowerRecipient} = ${emailCanonical}
      OR ${lowerPayload} LIKE ${buildAddressPattern(emailCanonical)} ESCAPE '!')`,
    // The audit entries are kept without their content, such as notes.
    db.$executeRaw`UPDATE "audit" SET "before" = NULL, "after" = NULL WHERE "subject" IN (
      SELECT 'application:' || "id" FROM "private_coaching"
        WHERE "emailCanonical" = ${emailCanonical} AND "submittedAt" <= ${until}
      UNION ALL SELECT 'entry:' || "id" FROM "group_coaching"
        WHERE "emailCanonical" = ${emailCanonical} AND "submittedAt" <= ${until})`,
    db.groupCoachingEntry.deleteMany({ where: sent }),
    db.token.deleteMany({ where: { purpose: "leave", email: emailCanonical, ...created } }),
    db.quarantinedSubmission.deleteMany({ where: { emailCanonical, ...created } }),
    db.$executeRaw`DELETE FROM "outbox" WHERE "about" IN (
      SELECT 'application:' || "id" FROM "private_coaching"
        WHERE "emailCanonical" = ${emailCanonical} AND "submittedAt" <= ${until})`,
    db.privateCoachingApplication.deleteMany({ where: sent }),
  ];
}
