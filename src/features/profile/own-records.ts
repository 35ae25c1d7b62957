import "server-only";
import { type Database, Prisma } from "@/server/db/client";
import { escapeLike, lowerAscii } from "@/server/db/sql";
import type { FormerAddress } from "@/server/former-addresses";
import type { MailKind } from "@/server/mail/kinds";

/** Without `confirmEmail`, which goes to an address that the account does not have yet. */
const accountMailKinds: MailKind[] = [
  "welcome",
  "verify",
  "reset",
  "enter",
  "freshLink",
  "secondFactorChanged",
  "passwordChanged",
  "googleLinked",
  "emailChanged",
  "announcement",
];

export const accountKinds = { in: accountMailKinds };

// Emails are stored by address, not by member id. These expressions find every spelling, because only ASCII letters can
// be stored in upper case (email-address.ts).
const lowerRecipient = lowerAscii(Prisma.sql`"recipient"`);
const lowerPayload = lowerAscii(Prisma.sql`CAST("payload" AS TEXT)`);

type Ids = { id: string }[];

/** A period after `since`, up to and including `until`. */
export type Period = { since?: Date; until?: Date };
const [noBeginning, noEnd] = [new Date(0), new Date("9999-12-31")];

/** Returns the ids of the emails to an address in any spelling, created in a period. */
export function findMailIds(db: Database, emailCanonical: string, period: Period = {}) {
  const { since = noBeginning, until = noEnd } = period;
  return db.$queryRaw<Ids>`SELECT "id" FROM "outbox"
    WHERE ${lowerRecipient} = ${emailCanonical} AND "createdAt" > ${since} AND "createdAt" <= ${until}`;
}

/** Returns the filter for the emails with which an account could confirm a new address. */
export function whereConfirmationOf(id: string) {
  return { kind: "confirmEmail", about: `user:${id}` };
}

/** Returns the filter for confirmation emails of earlier releases, which name no account, to these recipients. */
export function whereRequestsTo(recipients: string[]) {
  return { recipient: { in: recipients }, kind: "confirmEmail", about: null };
}

/** Returns the filter for an account's emails to a former address, from the period in which the account had it. */
export function whereMailOfPeriod({ email, from, leftAt }: FormerAddress) {
  return { recipient: email, kind: accountKinds, createdAt: { gte: from, lte: leftAt } };
}

/**
 * Returns the filter for the emails to a former address that are deleted with the account: all, or only those of the
 * account's own period if another account has the address now.
 */
export function whereFormerMail(address: FormerAddress) {
  return address.isTaken ? whereMailOfPeriod(address) : { recipient: address.email, kind: accountKinds };
}

/**
 * Returns the writes that delete the data of an address from a period: forms, quarantined forms, unsubscribe links, and
 * the emails to the address or about it, such as the team's notice of an application.
 */
export function removeFormsOf(db: Database, emailCanonical: string, period: Period = {}) {
  const { since = noBeginning, until = noEnd } = period;
  const sent = { emailCanonical, submittedAt: { gt: since, lte: until } };
  const created = { createdAt: { gt: since, lte: until } };
  const isSent = Prisma.sql`"emailCanonical" = ${emailCanonical}
    AND "submittedAt" > ${since} AND "submittedAt" <= ${until}`;
  return [
    db.$executeRaw`DELETE FROM "outbox" WHERE "createdAt" > ${since} AND "createdAt" <= ${until}
      AND (${lowerRecipient} = ${emailCanonical} OR ${lowerPayload} LIKE ${`%"${escapeLike(emailCanonical)}"%`} ESCAPE '!')`,
    // The audit entries are kept without their content, such as the subjects of emails.
    db.$executeRaw`UPDATE "audit" SET "before" = NULL, "after" = NULL WHERE "subject" IN (
      SELECT 'application:' || "id" FROM "private_coaching" WHERE ${isSent}
      UNION ALL SELECT 'entry:' || "id" FROM "group_coaching" WHERE ${isSent})`,
    db.groupCoachingEntry.deleteMany({ where: sent }),
    db.token.deleteMany({ where: { purpose: "leave", email: emailCanonical, ...created } }),
    db.quarantinedSubmission.deleteMany({ where: { emailCanonical, ...created } }),
    db.$executeRaw`DELETE FROM "outbox"
      WHERE "about" IN (SELECT 'application:' || "id" FROM "private_coaching" WHERE ${isSent})`,
    db.privateCoachingApplication.deleteMany({ where: sent }),
  ];
}
