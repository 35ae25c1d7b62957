import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "@/server/db/client";
import { likeText } from "@/server/db/like";
import type { MailKind } from "@/server/mail/kinds";

/** The mails that are about an account and nothing else. */
export const accountMailKinds: readonly MailKind[] = [
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

// Records that lie under an address, not under a member's id. lower() is enough: addresses are ASCII (email-schema.ts).

type Ids = { id: string }[];

/** The applications sent with an address, however it was spelled. */
export function applicationIds(db: Database, emailCanonical: string) {
  return db.$queryRaw<Ids>`SELECT "id" FROM "private_coaching" WHERE lower("email") = ${emailCanonical}`;
}

/** The mails sent to an address, however it was spelled. */
export function mailIds(db: Database, emailCanonical: string) {
  return db.$queryRaw<Ids>`SELECT "id" FROM "outbox" WHERE lower("recipient") = ${emailCanonical}`;
}

// A JSON text anywhere in a mail's payload that is exactly this address.
function mention(emailCanonical: string) {
  return `%"${likeText(emailCanonical)}"%`;
}

/** Removes the mails to an address, sent or not. */
export function removeMailsTo(db: Database, emailCanonical: string) {
  return db.$executeRaw`DELETE FROM "outbox" WHERE lower("recipient") = ${emailCanonical}`;
}

/** Removes the mails of an account itself to some addresses, as they are spelled there. */
export function removeAccountMails(db: Database, recipients: string[]) {
  return db.outboxMail.deleteMany({
    where: { recipient: { in: recipients }, kind: { in: [...accountMailKinds] } },
  });
}

/** Removes the mails that asked somebody to confirm an address for an account. */
export function removeRequestsTo(db: Database, recipients: string[]) {
  return db.outboxMail.deleteMany({ where: { recipient: { in: recipients }, kind: "confirmEmail" } });
}

/** Removes what others were told about an address, such as the team's notice of an application. */
export function removeMailsAbout(db: Database, emailCanonical: string) {
  const value = mention(emailCanonical);
  return db.$executeRaw`DELETE FROM "outbox" WHERE lower(CAST("payload" AS TEXT)) LIKE ${value} ESCAPE '!'`;
}

/** The addresses an account had before this one, newest first, but for those that are another member's by now. */
export async function formerAddresses(db: Database, emailCanonical: string) {
  const former = new Map<string, string>();
  for (let next: string | undefined = emailCanonical; next && former.size < 20; ) {
    const value = mention(next);
    const found: { recipient: string }[] = await db.$queryRaw`
      SELECT "recipient" FROM "outbox"
      WHERE "kind" = 'emailChanged' AND lower(CAST("payload" AS TEXT)) LIKE ${value} ESCAPE '!'`;
    const fresh = found.find(({ recipient }) => !former.has(canonicalEmail(recipient)));
    next = fresh && canonicalEmail(fresh.recipient);
    if (fresh && next) former.set(next, fresh.recipient);
  }
  const taken = await db.user.findMany({
    where: { emailCanonical: { in: [...former.keys()] } },
    select: { emailCanonical: true },
  });
  for (const user of taken) former.delete(user.emailCanonical);
  return [...former.values()];
}

/**
 * Removes the place on the waitlist and the applications that belong to an address, with all that hangs on them:
 * the team's notices, the links by which one leaves the list, and held forms.
 */
export function removeFormsOf(db: Database, emailCanonical: string) {
  return [
    // The log keeps that something was done with them, and nothing that was written, such as a note.
    db.$executeRaw`UPDATE "audit" SET "before" = NULL, "after" = NULL WHERE "subject" IN (
      SELECT 'application:' || "id" FROM "private_coaching" WHERE lower("email") = ${emailCanonical}
      UNION ALL SELECT 'entry:' || "id" FROM "group_coaching" WHERE "emailCanonical" = ${emailCanonical})`,
    db.groupCoachingEntry.deleteMany({ where: { emailCanonical } }),
    db.token.deleteMany({ where: { purpose: "leave", email: emailCanonical } }),
    db.heldSubmission.deleteMany({ where: { emailCanonical } }),
    db.$executeRaw`DELETE FROM "outbox" WHERE "about" IN (
      SELECT 'application:' || "id" FROM "private_coaching" WHERE lower("email") = ${emailCanonical})`,
    // That something happened stays in the log; what was written, such as a mail's subject, does not.
    db.$executeRaw`UPDATE "audit" SET "before" = NULL, "after" = NULL WHERE "subject" IN (
      SELECT 'application:' || "id" FROM "private_coaching" WHERE lower("email") = ${emailCanonical})`,
    db.$executeRaw`DELETE FROM "private_coaching" WHERE lower("email") = ${emailCanonical}`,
  ];
}
