import "server-only";
import { recordOf } from "@/lib/record-of";
import type { Database, Prisma } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { type Cursor, limitCount, type Order, orderAndLimit, splitPage, whereAfter } from "../paging";
import { applicationStatuses, isAwaitingAnswer } from "./moves";
import type { ListApplicationsInput, ListedInput, ListFilter, ListSort, NeighboursInput } from "./schema";

type Where = Prisma.PrivateCoachingApplicationWhereInput;

const select = {
  id: true,
  name: true,
  currentRole: true,
  email: true,
  commitmentLevel: true,
  status: true,
  submittedAt: true,
  dueAt: true,
} satisfies Prisma.PrivateCoachingApplicationSelect;

export type ListedApplication = Prisma.PrivateCoachingApplicationGetPayload<{ select: typeof select }>;

function whereFilter(filter: ListFilter): Where {
  if (filter === "all") return {};
  return filter === "awaiting" ? { awaitsAnswer: true } : { status: filter };
}

function orderOf(sort: ListSort, isBack = false): Order<"dueAt" | "submittedAt"> {
  const isDown = (sort === "newest") !== isBack;
  return { column: sort === "due" ? "dueAt" : "submittedAt", direction: isDown ? "desc" : "asc" };
}

/** Without a chosen order, applications without an answer are ordered by due date, all others newest first. */
function applyListDefaults({ status: filter = "awaiting", sort, q }: ListedInput) {
  const isOwed = filter === "awaiting" || (filter !== "all" && isAwaitingAnswer(filter));
  return { filter, sort: sort ?? (isOwed ? "due" : "newest"), found: q ? searchWhere(q) : {} };
}

type Reading = ReturnType<typeof applyListDefaults> & {
  order: ReturnType<typeof orderOf>;
  cursor?: Cursor;
  take?: number;
};

/** Returns the rows that follow a position in a list, nearest first. */
function readRows(db: Database, { filter, found, order, cursor, take }: Reading) {
  return db.privateCoachingApplication.findMany({
    where: { AND: [whereFilter(filter), found, whereAfter(order, cursor)] },
    ...orderAndLimit(order, take),
    select,
  });
}

export async function listApplications(db: Database, { cursor, ...listed }: ListApplicationsInput) {
  const options = applyListDefaults(listed);
  const { filter, sort } = options;
  const order = orderOf(sort);
  return { ...splitPage(await readRows(db, { ...options, order, cursor }), order), filter, sort };
}

/**
 * Returns the applications before and after a given application in a list, or null where there is none. An application
 * keeps its place in the list after its status has changed.
 */
export async function findNeighbours(db: Database, { id, ...listed }: NeighboursInput) {
  const options = applyListDefaults(listed);
  const row = await db.privateCoachingApplication.findUnique({ where: { id }, select });
  async function neighbour(isBack: boolean) {
    if (!row) return null;
    const order = orderOf(options.sort, isBack);
    const cursor = { at: row[order.column], id };
    const [nearest] = await readRows(db, { ...options, order, cursor, take: 1 });
    return nearest ? { id: nearest.id, name: nearest.name } : null;
  }
  const [previous, next] = await Promise.all([neighbour(true), neighbour(false)]);
  return { previous, next };
}

/** Returns how many applications each filter shows; counting stops at 1,000. */
export async function countApplications(db: Database): Promise<Record<ListFilter, number>> {
  const count = (where: Where) => db.privateCoachingApplication.count({ where, ...limitCount("dueAt") });
  const [awaiting, all, ...counts] = await Promise.all([
    count({ awaitsAnswer: true }),
    count({}),
    ...applicationStatuses.map((status) => count({ status })),
  ]);
  return { awaiting, all, ...recordOf(applicationStatuses, (_, index) => counts[index] ?? 0) };
}
