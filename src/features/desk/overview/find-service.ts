import "server-only";
import type { Database } from "@/server/db/client";
import { searchWhere } from "@/server/search";
import { newestFirst, orderAndLimit } from "../paging";

const shown = 10;

function takeShown<Row>(rows: Row[]) {
  return { rows: rows.slice(0, shown), hasMore: rows.length > shown };
}

/** Returns the newest applications, waiting-list entries and members that match a name or an address. */
export async function findPeople(db: Database, query: string) {
  const where = searchWhere(query);
  const form = { id: true, name: true, email: true, status: true, submittedAt: true } as const;
  const forms = {
    where,
    ...orderAndLimit({ column: "submittedAt", direction: "desc" }, shown + 1),
    select: form,
  };
  const [applications, entries, members] = await Promise.all([
    db.privateCoachingApplication.findMany(forms),
    db.groupCoachingEntry.findMany(forms),
    db.user.findMany({
      where,
      ...orderAndLimit(newestFirst, shown + 1),
      select: { id: true, displayName: true, email: true, membershipStatus: true, createdAt: true },
    }),
  ]);
  return {
    applications: takeShown(applications),
    entries: takeShown(entries),
    members: takeShown(members),
  };
}

export type FoundPeople = Awaited<ReturnType<typeof findPeople>>;
