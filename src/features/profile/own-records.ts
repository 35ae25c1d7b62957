import "server-only";
import { type Database, Prisma } from "@/server/db/client";
import { escapeLike, lowerAscii } from "@/server/db/sql";
import {
  type FormerAddress,
  noBeginning,
  noEnd,
  type Period,
  whereAppliedFrom,
  whereJoinedFrom,
} from "@/server/former-addresses";
import type { MailKind } from "@/server/mail/kinds";

/** `confirmEmail` is missing, because it goes to an address that the account does not have yet. */
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

function describeForms(emailCanonical: string, { since = noBeginning, until = noEnd }: Period) {
  const isIn = (time: Prisma.Sql) => Prisma.sql`${time} > ${since} AND ${time} <= ${until}`;
  const isOf = (time: Prisma.Sql) => Prisma.sql`"emailCanonical" = ${emailCanonical} AND ${isIn(time)}`;
  // The same condition as in whereJoinedFrom.
  const isEntry = isOf(Prisma.sql`COALESCE("wordsAt", "submittedAt")`);
  const hasEntry = Prisma.sql`EXISTS (SELECT 1 FROM "group_coaching" WHERE ${isEntry})`;
  const subjects = Prisma.sql`
    SELECT 'application:' || "id" FROM "private_coaching" WHERE ${isOf(Prisma.sql`"submittedAt"`)}
    UNION ALL SELECT 'entry:' || "id" FROM "group_coaching" WHERE ${isEntry}`;
  return { subjects, hasEntry, isCreated: isIn(Prisma.sql`"createdAt"`) };
}

/**
 * Returns the conditions for an address's records from a period, and for later emails about its forms. Emails and links
 * of earlier forms are left out, because they belong to a former owner of the address.
 */
function describePeriod(emailCanonical: string, period: Period) {
  const { since = noBeginning } = period;
  const { subjects, hasEntry, isCreated } = describeForms(emailCanonical, period);
  const earlier = describeForms(emailCanonical, { until: since });
  return {
    subjects,
    isMail: Prisma.sql`${isCreated} AND COALESCE("about", '') NOT IN (${earlier.subjects})`,
    isMailAboutForm: Prisma.sql`"createdAt" > ${since} AND "about" IN (${subjects})`,
    // If the entry is from the period, all links of the address belong to it, because an address has only one entry.
    isLink: Prisma.sql`(${isCreated} AND NOT ${earlier.hasEntry}) OR ${hasEntry}`,
  };
}

/**
 * Returns the ids of the emails to any spelling of an address: those from a period, and later ones about the period's
 * forms.
 */
export function findMailIds(db: Database, emailCanonical: string, period: Period = {}) {
  const { isMail, isMailAboutForm } = describePeriod(emailCanonical, period);
  return db.$queryRaw<Ids>`SELECT "id" FROM "outbox"
    WHERE ${lowerRecipient} = ${emailCanonical} AND ((${isMail}) OR (${isMailAboutForm}))`;
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
 * Returns the filter for the emails to a former address that are deleted with the account. If another account has the
 * address or had it, these are only those of the period in which this account had it.
 */
export function whereFormerMail(address: FormerAddress) {
  return address.isShared ? whereMailOfPeriod(address) : { recipient: address.email, kind: accountKinds };
}

/**
 * Returns the writes that delete the data of an address from a period: forms, quarantined forms, unsubscribe links, and
 * the emails to the address or about it, such as the team's notice of an application.
 */
export function removeFormsOf(db: Database, emailCanonical: string, period: Period = {}) {
  const { subjects, isMail, isMailAboutForm, isLink } = describePeriod(emailCanonical, period);
  const created = { gt: period.since, lte: period.until };
  const isNamed = Prisma.sql`(${lowerRecipient} = ${emailCanonical}
    OR ${lowerPayload} LIKE ${`%"${escapeLike(emailCanonical)}"%`} ESCAPE '!')`;
  return [
    db.$executeRaw`DELETE FROM "outbox" WHERE (${isMail} AND ${isNamed}) OR (${isMailAboutForm})`,
    // The audit entries are kept without their content, such as the subjects of emails.
    db.$executeRaw`UPDATE "audit" SET "before" = NULL, "after" = NULL WHERE "subject" IN (${subjects})`,
    db.$executeRaw`DELETE FROM "tokens" WHERE "purpose" = 'leave' AND "email" = ${emailCanonical} AND (${isLink})`,
    db.groupCoachingEntry.deleteMany({ where: whereJoinedFrom(emailCanonical, period) }),
    db.quarantinedSubmission.deleteMany({ where: { emailCanonical, createdAt: created } }),
    db.privateCoachingApplication.deleteMany({ where: whereAppliedFrom(emailCanonical, period) }),
  ];
}
