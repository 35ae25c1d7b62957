import "server-only";
import type { Database } from "./db/client";

/** A period after `since`, up to and including `until`. */
export type Period = { since?: Date; until?: Date };
export const noBeginning = new Date(0);
export const noEnd = new Date("9999-12-31");

/** Returns the filter for an address's applications from a period. */
export function whereAppliedFrom(emailCanonical: string, { since, until }: Period) {
  return { emailCanonical, submittedAt: { gt: since, lte: until } };
}

/** Returns the filter for an address's waiting list entry if its name and motivation were sent in a period. */
export function whereJoinedFrom(emailCanonical: string, { since = noBeginning, until = noEnd }: Period) {
  // Without bounds, the first condition would also match a `wordsAt` of null.
  const sent = { gt: since, lte: until };
  return { emailCanonical, OR: [{ wordsAt: sent }, { wordsAt: null, submittedAt: sent }] };
}

/**
 * Returns when a member last gave up a confirmed address, at any time or before `before`. Everything that was sent from
 * the address until then belongs to that member.
 */
export async function findLastLeftAt(db: Database, emailCanonical: string, before?: Date) {
  const last = await db.formerAddress.findFirst({
    where: { emailCanonical, isConfirmed: true, leftAt: { lt: before } },
    orderBy: { leftAt: "desc" },
    select: { leftAt: true },
  });
  return last?.leftAt;
}

/**
 * The account had the address from `from` until `leftAt`. `isShared` means that another account has it or had it. If
 * `isConfirmed`, the forms sent from it in `period` are the member's.
 */
export type FormerAddress = Awaited<ReturnType<typeof findFormerAddresses>>[number];

/** Returns the former addresses of an account, newest first. */
export async function findFormerAddresses(db: Database, { id, createdAt }: { id: string; createdAt: Date }) {
  const former = await db.formerAddress.findMany({
    where: { userId: id },
    orderBy: { leftAt: "desc" },
    select: { email: true, emailCanonical: true, isConfirmed: true, leftAt: true },
  });
  const emailCanonical = { in: former.map((address) => address.emailCanonical) };
  const select = { emailCanonical: true };
  const owners = await Promise.all([
    db.user.findMany({ where: { emailCanonical }, select }),
    db.formerAddress.findMany({ where: { emailCanonical, userId: { not: id } }, select }),
  ]);
  const shared = new Set(owners.flat().map((owner) => owner.emailCanonical));
  const addresses = former.map(async (address, index) => ({
    ...address,
    from: former[index + 1]?.leftAt ?? createdAt,
    isShared: shared.has(address.emailCanonical),
    period: {
      since: await findLastLeftAt(db, address.emailCanonical, address.leftAt),
      until: address.leftAt,
    },
  }));
  return Promise.all(addresses);
}
