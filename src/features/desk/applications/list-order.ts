import type { Prisma } from "@/server/db/client";
import { awaitingStatuses, awaitsAnswer } from "./moves";
import type { ListFilter, ListSort } from "./schema";

type Where = Prisma.PrivateCoachingApplicationWhereInput;
type Column = "dueAt" | "submittedAt";

/** Where a row stands in a list. */
type Standing = Record<Column, Date> & { id: string };

/** What is due comes first while an answer is owed; of the others the newest. */
export function usualSort(filter: ListFilter): ListSort {
  return filter === "awaiting" || (filter !== "all" && awaitsAnswer(filter)) ? "due" : "newest";
}

const columnOf = (sort: ListSort): Column => (sort === "due" ? "dueAt" : "submittedAt");

/** How the rows of a list follow each other; `isBack` is the same list read from its end. */
export function orderOf(sort: ListSort, isBack = false) {
  const isDown = (sort === "newest") !== isBack;
  return { column: columnOf(sort), direction: isDown ? ("desc" as const) : ("asc" as const) };
}

export type Order = ReturnType<typeof orderOf>;

/** When a row stands where it stands. */
export const momentOf = (sort: ListSort, row: Standing) => row[columnOf(sort)];

// The first bound lets the index start at the right row; the second separates rows of the same time.
export function beyond({ column, direction }: Order, { at, id }: { at: Date; id: string }): Where {
  return direction === "asc"
    ? { [column]: { gte: at }, OR: [{ [column]: { gt: at } }, { id: { gt: id } }] }
    : { [column]: { lte: at }, OR: [{ [column]: { lt: at } }, { id: { lt: id } }] };
}

export function orderBy({ column, direction }: Order) {
  return [{ [column]: direction }, { id: direction }];
}

export function compare({ column, direction }: Order) {
  const sign = direction === "desc" ? -1 : 1;
  return (a: Standing, b: Standing) =>
    sign * (a[column].getTime() - b[column].getTime() || (a.id < b.id ? -1 : 1));
}

// No index sorts rows of several states by submittedAt, so each state is queried on its own and the results are merged.
export function partsOf(filter: ListFilter, sort: ListSort): Where[] {
  if (filter === "all") return [{}];
  if (filter !== "awaiting") return [{ status: filter }];
  return sort === "due" ? [{ awaitsAnswer: true }] : awaitingStatuses.map((status) => ({ status }));
}
