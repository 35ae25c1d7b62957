import "server-only";
import { buildSearchText, splitSearch } from "@/lib/search-text";
import { type Database, Prisma } from "./db/client";
import { selectJsonRows } from "./db/sql";

const batchSize = 500;

type Named = { id: string; name: string | null; email: string };

/** The tables with a search text, each with its column of names. */
const nameColumns = { users: "displayName", group_coaching: "name", private_coaching: "name" };

/** Returns the filter of a search. A query without letters, digits and symbols matches no records. */
export function searchWhere(query: string) {
  const parts = splitSearch(query);
  if (parts.length === 0) return { id: { in: [] } };
  // The parts never contain the wildcards of LIKE.
  return { AND: parts.map((part) => ({ searchText: { contains: part } })) };
}

async function fillTable(db: Database, tableName: string, nameColumn: string) {
  const table = Prisma.raw(`"${tableName}"`);
  const name = Prisma.raw(`"${nameColumn}"`);
  let last = "";
  for (;;) {
    const rows = await db.$queryRaw<Named[]>`SELECT "id", ${name} AS "name", "email" FROM ${table}
      WHERE "searchText" = '' AND "id" > ${last} ORDER BY "id" LIMIT ${batchSize}`;
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
    const texts = rows.map(({ id, name, email }) => ({ id, text: buildSearchText(name, email) }));
    // A record that was renamed meanwhile already has a current search text.
    await db.$executeRaw`UPDATE ${table} SET "searchText" = value ->> 'text' FROM ${selectJsonRows(texts)}
      WHERE ${table}."id" = value ->> 'id' AND ${table}."searchText" = ''`;
  }
}

/**
 * Adds the search text to records of earlier releases, in batches. Each batch is one statement, so a killed run can be
 * repeated.
 */
export async function fillSearchText(db: Database) {
  for (const [table, nameColumn] of Object.entries(nameColumns)) await fillTable(db, table, nameColumn);
}
