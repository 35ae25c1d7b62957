import "server-only";
import { type LeftOutReason, leftOutReasons } from "@/content/desk-announcements";
import { recordOf } from "@/lib/record-of";
import type { Database, Prisma } from "../db/client";

type Where = Prisma.UserWhereInput;

/** `toAll` includes members who have already got an announcement of another tool. */
export type AudienceFilter = { id: string; tool: string; toAll: boolean };

const subscribed: Where = { emailVerified: { not: null }, announcementsLeft: null };

export function whereEligible({ tool, toAll }: Pick<AudienceFilter, "tool" | "toAll">): Where {
  return { ...subscribed, announcements: { none: toAll ? { tool } : {} } };
}

export function whereExcluded(reason: LeftOutReason, { id, tool, toAll }: AudienceFilter): Where {
  if (reason === "unconfirmed") return { emailVerified: null };
  if (reason === "left") return { emailVerified: { not: null }, announcementsLeft: { not: null } };
  if (reason === "written")
    return { ...subscribed, announcements: { some: { tool, announcementId: { not: id } } } };
  if (toAll) return { id: { in: [] } };
  return { ...subscribed, AND: [{ announcements: { none: { tool } } }, { announcements: { some: {} } }] };
}

/** Returns how many members will still get an announcement, and how many are left out for each reason. */
export async function countAudience(db: Database, filter: AudienceFilter) {
  const count = (where: Where) => db.user.count({ where });
  const [remaining, ...counts] = await Promise.all([
    count(whereEligible(filter)),
    ...leftOutReasons.map((reason) => count(whereExcluded(reason, filter))),
  ]);
  return { remaining, leftOut: recordOf(leftOutReasons, (_, index) => counts[index] ?? 0) };
}

export async function findSubscriptionState(
  db: Database,
  id: string,
): Promise<"subscribed" | "left" | "gone"> {
  const user = await db.user.findUnique({ where: { id }, select: { announcementsLeft: true } });
  if (!user) return "gone";
  return user.announcementsLeft ? "left" : "subscribed";
}
