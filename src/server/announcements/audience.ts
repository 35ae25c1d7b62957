import "server-only";
import type { Database, Prisma } from "../db/client";

type Where = Prisma.UserWhereInput;

/** Which announcement: `toAll` where it also goes to members who had a letter about another tool. */
export type Announced = { id: string; tool: string; toAll: boolean };

/** Why members are left out: each is counted under the first reason that holds. */
type LeftOut = { unconfirmed: number; left: number; written: number; elsewhere: number };

const willing: Where = { emailVerified: { not: null }, announcementsLeft: null };

/** The members an announcement is still to be written to. */
export function toBeWritten({ tool, toAll }: Pick<Announced, "tool" | "toAll">): Where {
  return { ...willing, letters: { none: toAll ? { tool } : {} } };
}

/** How many an announcement is still to be written to, and how many are left out and why. */
export async function countAudience(db: Database, { id, tool, toAll }: Announced) {
  const none = { letters: { none: { tool } } };
  const [left, unconfirmed, gone, written, elsewhere] = await Promise.all([
    db.user.count({ where: toBeWritten({ tool, toAll }) }),
    db.user.count({ where: { emailVerified: null } }),
    db.user.count({ where: { ...willing, announcementsLeft: { not: null } } }),
    db.user.count({ where: { ...willing, letters: { some: { tool, announcementId: { not: id } } } } }),
    toAll ? 0 : db.user.count({ where: { ...willing, AND: [none, { letters: { some: {} } }] } }),
  ]);
  const leftOut: LeftOut = { unconfirmed, left: gone, written, elsewhere };
  return { toWrite: left, leftOut };
}
