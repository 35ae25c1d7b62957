import "server-only";
import type { Database, Prisma } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { countLimit } from "../count-limit";
import { orderAndLimit, splitPage, whereAfter } from "../paging";
import type { EntryFilter, ListEntriesInput } from "./schema";

type Where = Prisma.GroupCoachingEntryWhereInput;

// An allow-list of the columns that the Desk shows.
const shown = {
  id: true,
  name: true,
  email: true,
  motivation: true,
  status: true,
  submittedAt: true,
  notified: true,
  notifiedAt: true,
  leftAt: true,
} as const;

/** Returns the filter for entries with a status (or "all") that match a search text. */
export function whereMatching({ status, q }: EntryFilter): Where {
  const found = q ? searchWhere(q) : {};
  return status === "all" ? found : { ...found, status };
}

function countEntries(db: Database, status: string) {
  // Without an order Prisma sorts by id before it stops counting.
  const first = orderAndLimit({ column: "submittedAt", direction: "asc" }, countLimit);
  return db.groupCoachingEntry.count({ where: { status }, ...first });
}

/** Returns a page of the waiting list and the number of entries of each status. */
export async function listEntries(db: Database, { status, q, order: by, cursor }: ListEntriesInput) {
  const order = { column: "submittedAt", direction: by === "newest" ? "desc" : "asc" } as const;
  const [all, waiting, invited, left] = await Promise.all([
    db.groupCoachingEntry.findMany({
      where: { AND: [whereMatching({ status, q }), whereAfter(order, cursor)] },
      ...orderAndLimit(order),
      select: shown,
    }),
    countEntries(db, "waiting"),
    countEntries(db, "invited"),
    countEntries(db, "left"),
  ]);
  return { ...splitPage(all, order), counts: { waiting, invited, left } };
}

export type Entry = Awaited<ReturnType<typeof listEntries>>["rows"][number];
