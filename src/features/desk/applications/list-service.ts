import "server-only";
import type { Database, Prisma } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { countLimit } from "../count-limit";
import { type Place, readCursor, writeCursor } from "../newest-first";
import { beyond, compare, momentOf, type Order, orderBy, orderOf, partsOf, usualSort } from "./list-order";
import { type ApplicationStatus, applicationStatuses } from "./moves";
import type { ListApplicationsInput, ListedInput, ListFilter, ListSort, NeighboursInput } from "./schema";

const pageSize = 25;

type Where = Prisma.PrivateCoachingApplicationWhereInput;

type Reading = {
  filter: ListFilter;
  sort: ListSort;
  found: Where;
  order: Order;
  place: Place | null;
  take: number;
};

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

/** The rows of a list that come after a place in it, or before it, nearest first; at most so many. */
async function readRows(db: Database, { filter, sort, found, order, place, take }: Reading) {
  const pages = await Promise.all(
    partsOf(filter, sort).map((part) =>
      db.privateCoachingApplication.findMany({
        where: { AND: [part, found, ...(place ? [beyond(order, place)] : [])] },
        orderBy: orderBy(order),
        take,
        select,
      }),
    ),
  );
  return pages.length === 1 ? pages.flat() : pages.flat().sort(compare(order)).slice(0, take);
}

/** What is asked for, with all that is not said filled in. */
function completed({ status, sort: asked, q }: ListedInput) {
  const filter = status ?? "awaiting";
  const sort = asked ?? usualSort(filter);
  return { filter, sort, found: q ? searchWhere(q) : {} };
}

/** Returns a page of 25 applications after the cursor's row. */
export async function listApplications(db: Database, input: ListApplicationsInput) {
  const asked = completed(input);
  const { filter, sort } = asked;
  const place = readCursor(input.cursor);
  const all = await readRows(db, { ...asked, order: orderOf(sort), place, take: pageSize + 1 });
  const rows = all.slice(0, pageSize);
  const last = all.length > pageSize ? rows.at(-1) : undefined;
  const next = last && writeCursor({ at: momentOf(sort, last), id: last.id });
  return { rows, next: next ?? null, filter, sort };
}

/**
 * Who stands before and after an application in a list, null where nobody does. It need not be in the list any more:
 * after a move it is where it was. Nobody on either side where there is no such application.
 */
export async function neighboursOf(db: Database, { id, ...listed }: NeighboursInput) {
  const asked = completed(listed);
  const row = await db.privateCoachingApplication.findUnique({ where: { id }, select });
  if (!row) return { previous: null, next: null };
  const place = { at: momentOf(asked.sort, row), id };
  const [previous, next] = await Promise.all(
    [true, false].map(async (isBack) => {
      const [nearest] = await readRows(db, { ...asked, order: orderOf(asked.sort, isBack), place, take: 1 });
      return nearest ? { id: nearest.id, name: nearest.name } : null;
    }),
  );
  return { previous: previous ?? null, next: next ?? null };
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
