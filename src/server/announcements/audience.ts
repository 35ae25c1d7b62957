import "server-only";
import type { LeftOutReason } from "@/content/desk-announcements";
import type { Database, Prisma } from "../db/client";

type Where = Prisma.UserWhereInput;

/** Which announcement: `toAll` where it also goes to members who had a letter about another tool. */
export type Announced = { id: string; tool: string; toAll: boolean };

/** How many are left out, each counted under the first reason that holds. */
type LeftOut = Record<LeftOutReason, number>;

const willing: Where = { emailVerified: { not: null }, announcementsLeft: null };

/** The members an announcement is still to be written to. */
export function toBeWritten({ tool, toAll }: Pick<Announced, "tool" | "toAll">): Where {
  return { ...willing, letters: { none: toAll ? { tool } : {} } };
}

/** Whom a reason leaves out of an announcement. */
export function leftOutFor(why: LeftOutReason, { id, tool, toAll }: Announced): Where {
  if (why === "unconfirmed") return { emailVerified: null };
  if (why === "left") return { ...willing, announcementsLeft: { not: null } };
  if (why === "written") return { ...willing, letters: { some: { tool, announcementId: { not: id } } } };
  if (toAll) return { id: { in: [] } };
  return { ...willing, AND: [{ letters: { none: { tool } } }, { letters: { some: {} } }] };
}

/** How many an announcement is still to be written to, and how many are left out and why. */
export async function countAudience(db: Database, announced: Announced) {
  const count = (where: Where) => db.user.count({ where });
  const [toWrite, unconfirmed, left, written, elsewhere] = await Promise.all([
    count(toBeWritten(announced)),
    count(leftOutFor("unconfirmed", announced)),
    count(leftOutFor("left", announced)),
    count(leftOutFor("written", announced)),
    count(leftOutFor("elsewhere", announced)),
  ]);
  const leftOut: LeftOut = { unconfirmed, left, written, elsewhere };
  return { toWrite, leftOut };
}
