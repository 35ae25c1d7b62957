import "server-only";
import type { Database, Prisma } from "@/server/db/client";
import { findApplicationIds, termFilters } from "@/server/search";
import { countLimit } from "../count-limit";
import { type Place, readCursor, writeCursor } from "../cursor";
import { type ApplicationStatus, applicationStatuses, awaitingStatuses, awaitsAnswer } from "./moves";
import type { ListApplicationsInput, ListFilter, ListSort } from "./schema";

const pageSize = 25;

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

/** What is due comes first while an answer is owed; of the others the newest. */
function usualSort(filter: ListFilter): ListSort {
  return filter === "awaiting" || (filter !== "all" && awaitsAnswer(filter)) ? "due" : "newest";
}

// The first bound lets the index start at the right row; the second separates rows of the same time.
function after(sort: ListSort, { at, id }: Place): Where {
  if (sort === "due") return { dueAt: { gte: at }, OR: [{ dueAt: { gt: at } }, { id: { gt: id } }] };
  if (sort === "oldest")
    return { submittedAt: { gte: at }, OR: [{ submittedAt: { gt: at } }, { id: { gt: id } }] };
  return { submittedAt: { lte: at }, OR: [{ submittedAt: { lt: at } }, { id: { lt: id } }] };
}

function orderBy(sort: ListSort): Prisma.PrivateCoachingApplicationOrderByWithRelationInput[] {
  if (sort === "due") return [{ dueAt: "asc" }, { id: "asc" }];
  const direction = sort === "oldest" ? "asc" : "desc";
  return [{ submittedAt: direction }, { id: direction }];
}

type Row = Prisma.PrivateCoachingApplicationGetPayload<{ select: typeof select }>;

function compare(sort: ListSort) {
  const sign = sort === "newest" ? -1 : 1;
  const at = (row: Row) => (sort === "due" ? row.dueAt : row.submittedAt).getTime();
  return (a: Row, b: Row) => sign * (at(a) - at(b) || (a.id < b.id ? -1 : 1));
}

// No index sorts rows of several states by submittedAt, so each state is queried on its own and the results are merged.
function parts(filter: ListFilter, sort: ListSort): Where[] {
  if (filter === "all") return [{}];
  if (filter !== "awaiting") return [{ status: filter }];
  return sort === "due" ? [{ awaitsAnswer: true }] : awaitingStatuses.map((status) => ({ status }));
}

/** A page of 25 applications after the cursor's row. With a search, `isCut` says that more match than are seen. */
export async function listApplications(db: Database, input: ListApplicationsInput) {
  const filter = input.status ?? "awaiting";
  const sort = input.sort ?? usualSort(filter);
  const place = readCursor(input.cursor);
  const found = input.q ? await findApplicationIds(db, input.q) : null;
  const terms = found ? [{ id: { in: found.ids } }, ...termFilters(input.q ?? "")] : [];
  const pages = await Promise.all(
    parts(filter, sort).map((part) =>
      db.privateCoachingApplication.findMany({
        where: { AND: [part, ...terms, ...(place ? [after(sort, place)] : [])] },
        orderBy: orderBy(sort),
        take: pageSize + 1,
        select,
      }),
    ),
  );
  const all = pages.length === 1 ? pages.flat() : pages.flat().sort(compare(sort));
  const rows = all.slice(0, pageSize);
  const last = all.length > pageSize ? rows.at(-1) : undefined;
  const next = last && writeCursor({ at: sort === "due" ? last.dueAt : last.submittedAt, id: last.id });
  return { rows, next: next ?? null, isCut: found?.isCut ?? false, filter, sort };
}

/** How many applications each filter shows; counting stops at 1,000. */
export async function countApplications(db: Database): Promise<Record<ListFilter, number>> {
  // Prisma sorts by id before it stops counting, unless it is told an order: this one the indexes have.
  const orderBy = [{ dueAt: "asc" as const }, { id: "asc" as const }];
  const count = (where: Where) => db.privateCoachingApplication.count({ where, orderBy, take: countLimit });
  const each = applicationStatuses.map(async (status) => [status, await count({ status })] as const);
  const [awaiting, all, ...states] = await Promise.all([count({ awaitsAnswer: true }), count({}), ...each]);
  return { awaiting, all, ...(Object.fromEntries(states) as Record<ApplicationStatus, number>) };
}
