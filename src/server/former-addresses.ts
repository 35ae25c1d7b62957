import "server-only";
import type { Database } from "./db/client";

/**
 * The account had the address from `from` until `leftAt`. `isTaken` means that an account has the address now. `isOwn`
 * means that no account has it now and this account had confirmed it, so forms with it until `leftAt` are the member's.
 */
export type FormerAddress = Awaited<ReturnType<typeof findFormerAddresses>>[number];

/** Returns the former addresses of an account, newest first. */
export async function findFormerAddresses(db: Database, { id, createdAt }: { id: string; createdAt: Date }) {
  const former = await db.formerAddress.findMany({
    where: { userId: id },
    orderBy: { leftAt: "desc" },
    select: { email: true, emailCanonical: true, isConfirmed: true, leftAt: true },
  });
  const owners = await db.user.findMany({
    where: { emailCanonical: { in: former.map(({ emailCanonical }) => emailCanonical) } },
    select: { emailCanonical: true },
  });
  const taken = new Set(owners.map(({ emailCanonical }) => emailCanonical));
  return former.map((address, index) => {
    const isTaken = taken.has(address.emailCanonical);
    const from = former[index + 1]?.leftAt ?? createdAt;
    return { ...address, from, isTaken, isOwn: address.isConfirmed && !isTaken };
  });
}
