import { countLimit } from "@/lib/count-limit";
import { recordId, text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

export type Column = "createdAt" | "submittedAt" | "dueAt";

/** Rows with equal times are ordered by id. */
export type Order<At extends Column = Column> = { column: At; direction: "asc" | "desc" };

/** The next page starts after this row. */
export type Cursor = { at: Date; id: string };

export const newestFirst = { column: "createdAt", direction: "desc" } as const;
const pageSize = 25;

/** Refuses dates before 1970: no row is older, and PostgreSQL has no year 0. */
const moment = z.iso.datetime().refine((at) => Date.parse(at) >= 0);

/** Parses the cursor in a link, which contains the time and id of the last row of the previous page. */
export const cursorSchema = text(200)
  .transform((cursor) => cursor.split("~"))
  .pipe(z.tuple([moment, recordId]))
  .transform(([at, id]): Cursor => ({ at: new Date(at), id }))
  .describe("`next` of the previous page");

type Range = { gt?: Date; gte?: Date; lt?: Date; lte?: Date };

/**
 * Returns the condition for the rows after a cursor. The first part of the condition lets the database start at the
 * cursor's position in the index.
 */
export function whereAfter<At extends Column>({ column, direction }: Order<At>, cursor: Cursor | undefined) {
  if (!cursor) return {};
  const { at, id } = cursor;
  const on = (range: Range) => ({ [column]: range }) as Record<At, Range>;
  return direction === "asc"
    ? { ...on({ gte: at }), OR: [on({ gt: at }), { id: { gt: id } }] }
    : { ...on({ lte: at }), OR: [on({ lt: at }), { id: { lt: id } }] };
}

/** Returns the order and limit of a query. The default limit is one row more than a page, to detect a next page. */
export function orderAndLimit<At extends Column>({ column, direction }: Order<At>, take = pageSize + 1) {
  const byTime = { [column]: direction } as Record<At, "asc" | "desc">;
  return { orderBy: [byTime, { id: direction }], take };
}

/**
 * Returns the limit of a count, and the order of an index on `column`: without an order Prisma would sort all rows by
 * id before it counts them.
 */
export function limitCount<At extends Column>(column: At) {
  return orderAndLimit({ column, direction: "asc" }, countLimit);
}

/** Returns the rows of a page, and the cursor of the next page or null if this page is the last. */
export function splitPage<At extends Column, One extends Record<At, Date> & { id: string }>(
  all: readonly One[],
  { column }: Order<At>,
) {
  const rows = all.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: last && all.length > pageSize ? `${last[column].toISOString()}~${last.id}` : null };
}
