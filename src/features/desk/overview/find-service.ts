import "server-only";
import type { Database } from "@/server/db/client";
import { findApplicationIds, findEntryIds, findUserIds, termFilters } from "@/server/search";

const shown = 10;

type Found = { ids: string[]; isCut: boolean };

async function firstOf<Row>(found: Promise<Found>, read: (ids: string[]) => Promise<Row[]>) {
  const { ids, isCut } = await found;
  const rows = ids.length ? await read(ids) : [];
  return { rows: rows.slice(0, shown), hasMore: isCut || rows.length > shown };
}

/** Whoever a name or an address could mean: among the applications, on the waitlist and among the members. */
export async function findPeople(db: Database, query: string) {
  const AND = termFilters(query);
  const take = shown + 1;
  const [applications, entries, members] = await Promise.all([
    firstOf(findApplicationIds(db, query), (ids) =>
      db.privateCoachingApplication.findMany({
        where: { id: { in: ids }, AND },
        orderBy: [{ submittedAt: "desc" }, { id: "desc" }],
        take,
        select: { id: true, name: true, email: true, status: true, submittedAt: true },
      }),
    ),
    firstOf(findEntryIds(db, query), (ids) =>
      db.groupCoachingEntry.findMany({
        where: { id: { in: ids }, AND },
        orderBy: [{ submittedAt: "desc" }, { id: "desc" }],
        take,
        select: { id: true, name: true, email: true, status: true, submittedAt: true },
      }),
    ),
    firstOf(findUserIds(db, query), (ids) =>
      db.user.findMany({
        where: { id: { in: ids }, AND },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take,
        select: { id: true, displayName: true, email: true, membershipStatus: true, createdAt: true },
      }),
    ),
  ]);
  return { applications, entries, members };
}

export type FoundPeople = Awaited<ReturnType<typeof findPeople>>;
