import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "@/server/db/client";
import { readEntryId } from "@/server/mail/is-still-wanted";
import { createLink } from "@/server/one-time-link";

type Row = { kind: string; recipient: string; about: string | null };

type Renewal = { name: string | null; link: ReturnType<typeof createLink> };

/** Emails of these kinds get a new link when resent, because the secret of the old link is not stored. */
const renewedKinds = ["welcome", "verify", "confirmEmail", "waitlistJoined", "waitlistInvited"] as const;
const verifyKinds: readonly string[] = ["welcome", "verify"];

export function isRenewed(kind: string) {
  return renewedKinds.some((renewed) => renewed === kind);
}

async function findEntries(db: Database, mails: readonly Row[]) {
  const ids = [...new Set(mails.map(readEntryId).filter((id) => id !== null))];
  const entries = await db.groupCoachingEntry.findMany({
    where: { id: { in: ids }, status: { not: "left" } },
    select: { id: true, name: true, emailCanonical: true, status: true },
  });
  return new Map(entries.map((entry) => [entry.id, entry]));
}

async function findUnconfirmed(db: Database, mails: readonly Row[]) {
  const welcomed = mails.filter(({ kind }) => verifyKinds.includes(kind));
  const addresses = welcomed.map(({ recipient }) => canonicalEmail(recipient));
  const users = await db.user.findMany({
    where: { emailCanonical: { in: [...new Set(addresses)] }, emailVerified: null },
    select: { id: true, email: true, emailCanonical: true, displayName: true },
  });
  return new Map(users.map((user) => [user.emailCanonical, user]));
}

/**
 * Returns a function that returns an email's account, or undefined if the account no longer wants to change its
 * address. Emails of earlier versions of the site do not name their account and have none if
 * several accounts want the address.
 */
async function findMovers(db: Database, mails: readonly Row[]) {
  const recipients = mails.filter(({ kind }) => kind === "confirmEmail").map(({ recipient }) => recipient);
  const links = await db.token.findMany({
    where: { purpose: "email", email: { in: [...new Set(recipients)] }, usedAt: null },
    distinct: ["email", "userId"],
    select: { email: true, user: { select: { id: true, displayName: true } } },
  });
  return ({ kind, recipient, about }: Row) => {
    const toAddress = kind === "confirmEmail" ? links.filter(({ email }) => email === recipient) : [];
    const found = toAddress.filter(({ user }) => !about || about === `user:${user?.id}`);
    return found.length === 1 ? found[0]?.user : undefined;
  };
}

/**
 * Returns a function that returns the new link and the recipient's name for an email, or null if the email should not
 * be resent. Loads the people of all emails in three queries.
 */
export async function loadRenewals<T extends Row>(db: Database, mails: readonly T[]) {
  const renewed = mails.filter(({ kind }) => isRenewed(kind));
  const [entries, users, moverOf] = await Promise.all([
    findEntries(db, renewed),
    findUnconfirmed(db, renewed),
    findMovers(db, renewed),
  ]);
  return (mail: T): Renewal | null => {
    const address = canonicalEmail(mail.recipient);
    const user = verifyKinds.includes(mail.kind) ? users.get(address) : undefined;
    if (user)
      return { name: user.displayName, link: createLink("verify", { userId: user.id, email: user.email }) };
    const mover = moverOf(mail);
    if (mover)
      return {
        name: mover.displayName,
        link: createLink("email", { userId: mover.id, email: mail.recipient }),
      };
    const entry = entries.get(readEntryId(mail) ?? "");
    if (entry?.emailCanonical !== address) return null;
    if (entry.status !== (mail.kind === "waitlistInvited" ? "invited" : "waiting")) return null;
    return { name: entry.name, link: createLink("leave", { userId: null, email: address }) };
  };
}
