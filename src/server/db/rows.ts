import "server-only";
import { isSqlite, Prisma } from "./client";

/**
 * Rows for a statement of ours, as one JSON text: the statement is the same however many they are, so none is made, parsed
 * and planned for each number. To be read from with `FROM`; `value ->> 0` is then the first column of a row, as a text.
 * Before `ON CONFLICT` write `WHERE TRUE`: SQLite would read the `ON` as that of a join.
 */
export function eachOf(rows: (string | number | null)[][]) {
  const json = JSON.stringify(rows);
  return isSqlite
    ? Prisma.sql`json_each(${json})`
    : Prisma.sql`json_array_elements(${json}::json) AS row_of(value)`;
}
