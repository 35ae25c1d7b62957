import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "@/server/db/client";
import { likeText } from "@/server/db/like";
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

/** Of the kinds of mail, those that are about an account and nothing else. */
export const ofAccounts = { in: accountMailKinds };

// Mails lie under an address, not under a member's id. lower() is enough: addresses are ASCII (email-schema.ts).

type Ids = { id: string }[];

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

/** Removes the mails of an account itself to its address, as it is spelled there. */
export function removeAccountMails(db: Database, recipient: string) {
  return db.outboxMail.deleteMany({ where: { recipient, kind: ofAccounts } });
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

type Account = { emailCanonical: string; createdAt: Date };

/** The newest letter in a span of time that told an address that its account has moved to another one. */
async function findMove(db: Database, { to, since, before }: { to: string; since: Date; before?: Date }) {
  const value = mention(to);
  const mentions: Ids = await db.$queryRaw`
    SELECT "id" FROM "outbox"
    WHERE "kind" = 'emailChanged' AND lower(CAST("payload" AS TEXT)) LIKE ${value} ESCAPE '!'`;
  const letters = await db.outboxMail.findMany({
    where: { id: { in: mentions.map(({ id }) => id) }, createdAt: { gte: since, lt: before } },
    orderBy: { createdAt: "desc" },
    select: { recipient: true, payload: true, createdAt: true },
  });
  // Somebody may be called like an address.
  const told = ({ payload }: { payload: unknown }) => String(Object(payload).newEmail);
  return letters.find((letter) => canonicalEmail(told(letter)) === to);
}

/** An address that an account has left, the time for which it was that account's, and whether it is another's by now. */
type FormerAddress = { email: string; from: Date; until: Date; isTaken: boolean };

/** The addresses an account had before this one, newest first. */
export async function formerAddresses(db: Database, { emailCanonical, createdAt }: Account) {
  const former: FormerAddress[] = [];
  for (let to: string | undefined = emailCanonical; to && former.length < 20; ) {
    const last: FormerAddress | undefined = former.at(-1);
    const move = await findMove(db, { to, since: createdAt, before: last?.until });
    if (move && last) last.from = move.createdAt;
    if (move) former.push({ email: move.recipient, from: createdAt, until: move.createdAt, isTaken: false });
    to = move && canonicalEmail(move.recipient);
  }
  const names = former.map(({ email }) => canonicalEmail(email));
  const owners = await db.user.findMany({
    where: { emailCanonical: { in: names } },
    select: { emailCanonical: true },
  });
  const taken = new Set(owners.map((user) => user.emailCanonical));
  return former.map((address) => ({ ...address, isTaken: taken.has(canonicalEmail(address.email)) }));
}

/** Which mails went to an account at an address while it was the account's own: no other's, before or after it. */
export function mailsOfTheTime({ email, from, until }: FormerAddress) {
  return { recipient: email, kind: ofAccounts, createdAt: { gte: from, lte: until } };
}

/** Removes the mails of an account itself to an address it had; all of them, unless the address is another's by now. */
export function removeFormerMails(db: Database, address: FormerAddress) {
  const where = address.isTaken ? mailsOfTheTime(address) : { recipient: address.email, kind: ofAccounts };
  return db.outboxMail.deleteMany({ where });
}

/**
 * Removes the place on the waitlist and the applications that belong to an address, with all that hangs on them:
 * the team's notices, the links by which one leaves the list, and held forms.
 */
export function removeFormsOf(db: Database, emailCanonical: string) {
  return [
    // The log keeps that something was done with them, and nothing that was written, such as a note.
    db.$executeRaw`UPDATE "audit" SET "before" = NULL, "after" = NULL WHERE "subject" IN (
      SELECT 'application:' || "id" FROM "private_coaching" WHERE "emailCanonical" = ${emailCanonical}
      UNION ALL SELECT 'entry:' || "id" FROM "group_coaching" WHERE "emailCanonical" = ${emailCanonical})`,
    db.groupCoachingEntry.deleteMany({ where: { emailCanonical } }),
    db.token.deleteMany({ where: { purpose: "leave", email: emailCanonical } }),
    db.heldSubmission.deleteMany({ where: { emailCanonical } }),
    db.$executeRaw`DELETE FROM "outbox" WHERE "about" IN (
      SELECT 'application:' || "id" FROM "private_coaching" WHERE "emailCanonical" = ${emailCanonical})`,
    db.privateCoachingApplication.deleteMany({ where: { emailCanonical } }),
  ];
}
