import "server-only";
import { whereExcluded } from "@/server/announcements/audience";
import type { Database, Prisma } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { newestFirst, orderAndLimit, splitPage, whereAfter } from "../paging";
import type { ListMembersInput, Plan } from "./schema";
import { memberships } from "./schema";

const maxOthers = 50;

type Where = Prisma.UserWhereInput;

/** The columns that the Desk reads, without passwords, tokens and the network addresses of sessions. */
export const memberFields = {
  id: true,
  displayName: true,
  email: true,
  emailVerified: true,
  membershipStatus: true,
  role: true,
  createdAt: true,
} as const;

// Skips from one distinct value to the next in the index, because a negated condition would read every member.
async function findOtherStatuses(db: Database) {
  const known: readonly string[] = memberships;
  const others: string[] = [];
  let where: Where = {};
  while (others.length < maxOthers) {
    const next = await db.user.findFirst({
      where,
      orderBy: { membershipStatus: "asc" },
      select: { membershipStatus: true },
    });
    if (!next) break;
    where = { membershipStatus: { gt: next.membershipStatus } };
    if (!known.includes(next.membershipStatus)) others.push(next.membershipStatus);
  }
  return others;
}

async function whereOnPlan(db: Database, plan: Plan): Promise<Where> {
  if (plan === "all") return {};
  return { membershipStatus: plan === "other" ? { in: await findOtherStatuses(db) } : plan };
}

/** Returns a function that returns a member's last activity and latest archetype; loads all in two queries. */
export async function loadActivity(db: Database, ids: string[]) {
  const [seen, results] = await Promise.all([
    db.authSession.groupBy({ by: ["userId"], where: { userId: { in: ids } }, _max: { lastSeenAt: true } }),
    db.quizResult.findMany({
      where: { userId: { in: ids } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      distinct: ["userId"],
      select: { userId: true, archetype: true },
    }),
  ]);
  const seenAt = new Map(seen.map(({ userId, _max }) => [userId, _max.lastSeenAt]));
  const archetypes = new Map(results.map(({ userId, archetype }) => [userId, archetype]));
  return (id: string) => ({ lastSeenAt: seenAt.get(id) ?? null, archetype: archetypes.get(id) ?? null });
}

async function whereLeftOut(db: Database, { leftOut, announcement: id }: ListMembersInput): Promise<Where> {
  if (!leftOut) return {};
  const select = { id: true, tool: true, toAll: true };
  const announced = id ? await db.announcement.findUnique({ where: { id }, select }) : null;
  return announced ? whereExcluded(leftOut, announced) : { id: { in: [] } };
}

export async function listMembers(db: Database, input: ListMembersInput) {
  const { q, plan, cursor } = input;
  const [ofPlan, ofAnnouncement] = await Promise.all([whereOnPlan(db, plan), whereLeftOut(db, input)]);
  const members = await db.user.findMany({
    where: { AND: [ofPlan, ofAnnouncement, q ? searchWhere(q) : {}, whereAfter(newestFirst, cursor)] },
    ...orderAndLimit(newestFirst),
    select: memberFields,
  });
  const { rows, next } = splitPage(members, newestFirst);
  const activity = await loadActivity(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, ...activity(row.id) })), next };
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>["rows"][number];
