import "server-only";
import { buildSearchText, splitSearch } from "@/lib/search-text";
import { type Database, Prisma } from "./db/client";
import { selectJsonRows } from "./db/sql";

const batchSize = 500;

type Named = { id: string; name: string | null; email: string };
type After = { where: { searchText: ""; id: { gt: string } }; orderBy: { id: "asc" }; take: number };

/** Returns the filter of a search. A query without letters, digits and symbols matches no records. */
export function searchWhere(query: string) {
  const parts = splitSearch(query);
  if (parts.length === 0) return { id: { in: [] } };
  // The parts contain letters, digits, symbols and spaces only, so they have no wildcards of LIKE.
  return { AND: parts.map((part) => ({ searchText: { contains: part } })) };
}

async function fillTable(db: Database, table: string, list: (after: After) => Promise<Named[]>) {
  let last = "";
  for (;;) {
    const where = { searchText: "", id: { gt: last } } as const;
    const rows = await list({ where, orderBy: { id: "asc" }, take: batchSize });
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
    const tableName = Prisma.raw(`"${table}"`);
    const texts = rows.map(({ id, name, email }) => ({ id, text: buildSearchText(name, email) }));
    // A record that was renamed meanwhile already has a current search text.
    await db.$executeRaw`UPDATE ${tableName} SET "searchText" = value ->> 'text' FROM ${selectJsonRows(texts)}
      WHERE ${tableName}."id" = value ->> 'id' AND ${tableName}."searchText" = ''`;
  }
}

/**
 * Adds the search text to records of earlier releases, in batches. Each batch is one statement, so a killed run can be
 * repeated.
 */
export async function fillSearchText(db: Database) {
  const select = { id: true, name: true, email: true } as const;
  await fillTable(db, "users", async (after) => {
    const users = await db.user.findMany({
      ...after,
      select: { id: true, displayName: true, email: true },
    });
    return users.map(({ displayName, ...user }) => ({ ...user, name: displayName }));
  });
  await fillTable(db, "group_coaching", (after) => db.groupCoachingEntry.findMany({ ...after, select }));
  await fillTable(db, "private_coaching", (after) =>
    db.privateCoachingApplication.findMany({ ...after, select }),
  );
}
