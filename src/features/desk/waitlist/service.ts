import "server-only";
import type { Database, Prisma } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { countLimit } from "../count-limit";
import { type Place, readCursor, writeCursor } from "../newest-first";
import type { EntryFilter, ListEntriesInput } from "./schema";

const pageSize = 25;

type Where = Prisma.GroupCoachingEntryWhereInput;

// What leaves the server of an entry: a new column of the table stays here until it is named.
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

/** Returns the condition for the entries of a status ("all" is every one) that a search text finds. */
export function matching({ status, q }: EntryFilter): Where {
  return { ...(status === "all" ? {} : { status }), ...(q ? searchWhere(q) : {}) };
}

// One range the index is read by, and what to leave out of its first date.
function beyond(place: Place | null, order: ListEntriesInput["order"]): Where {
  if (!place) return {};
  const { at, id } = place;
  return order === "newest"
    ? { submittedAt: { lte: at }, OR: [{ submittedAt: { lt: at } }, { id: { lt: id } }] }
    : { submittedAt: { gte: at }, OR: [{ submittedAt: { gt: at } }, { id: { gt: id } }] };
}

function countEntries(db: Database, status: string) {
  // Without an order of ours Prisma sorts all of them by id before it counts the first thousand.
  const orderBy = { submittedAt: "asc" as const };
  return db.groupCoachingEntry.count({ where: { status }, orderBy, take: countLimit });
}

/** Returns a page of the waitlist, and how many entries there are of each status. */
export async function listEntries(db: Database, { status, q, order, cursor }: ListEntriesInput) {
  const direction = order === "newest" ? "desc" : "asc";
  const [rows, waiting, invited, left] = await Promise.all([
    db.groupCoachingEntry.findMany({
      where: { AND: [matching({ status, q }), beyond(readCursor(cursor), order)] },
      orderBy: [{ submittedAt: direction }, { id: direction }],
      take: pageSize + 1,
      select: shown,
    }),
    countEntries(db, "waiting"),
    countEntries(db, "invited"),
    countEntries(db, "left"),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const next = rows.length > pageSize && last ? writeCursor({ at: last.submittedAt, id: last.id }) : null;
  return { rows: page, next, counts: { waiting, invited, left } };
}

export type Entry = Awaited<ReturnType<typeof listEntries>>["rows"][number];
