import "server-only";
import { type Database, isSqlite, Prisma } from "./client";

/**
 * Returns rows as one parameter, so that the text of a raw statement is the same for any number of rows; `value ->>
 * 'id'` is the field `id` as text. Before `ON CONFLICT` write `WHERE TRUE`, or SQLite reads `ON` as part of a join.
 */
export function selectJsonRows(rows: Record<string, string | number | null>[]) {
  const json = JSON.stringify(rows);
  return isSqlite
    ? Prisma.sql`json_each(${json})`
    : Prisma.sql`json_array_elements(${json}::json) AS row_of(value)`;
}

/**
 * Returns a text with its ASCII letters in lower case. PostgreSQL would otherwise follow the database's locale: a
 * Turkish locale turns I into ı.
 */
export function lowerAscii(text: Prisma.Sql) {
  return isSqlite ? Prisma.sql`lower(${text})` : Prisma.sql`lower(${text} COLLATE "C")`;
}

/** Escapes the wildcards of a text for LIKE … ESCAPE '!'. */
export function escapeLike(text: string) {
  return text.replace(/[!%_]/g, "!$&");
}

/**
 * Removes deleted rows from SQLite's write-ahead log; in the database file, `secure_delete` has overwritten them
 * already. While a reader is active, the log is kept until the next call.
 */
export async function truncateWal(db: Database) {
  if (isSqlite) await db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
}
