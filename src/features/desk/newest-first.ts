import { recordId, text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

/** The last row of a page; the next page starts after it. */
export type Place = { at: Date; id: string };

/** PostgreSQL has no year 0. */
const moment = z.iso.datetime().refine((at) => Date.parse(at) >= 0);
const places = z.tuple([moment, recordId]);

export function writeCursor({ at, id }: Place) {
  return btoa(JSON.stringify([at.toISOString(), id]))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Returns the place of a cursor, or null if it is malformed. */
export function readCursor(cursor: string | undefined): Place | null {
  if (!cursor) return null;
  try {
    const [at, id] = places.parse(JSON.parse(atob(cursor.replaceAll("-", "+").replaceAll("_", "/"))));
    return { at: new Date(at), id };
  } catch {
    return null;
  }
}

const pageSize = 25;

type Dated = { createdAt: Date; id: string };

/** The last row of the previous page, as its link carries it. */
export const cursorSchema = text(200)
  .transform((cursor, context) => {
    const place = readCursor(cursor);
    if (place) return { createdAt: place.at, id: place.id };
    context.addIssue({ code: "custom", message: "not a cursor" });
    return z.NEVER;
  })
  .describe("`next` of the page before");

/**
 * Returns the query of one page; the first condition lets the database start at the right place in the
 * index.
 */
export function pageAfter(cursor: Dated | undefined) {
  const after = cursor && {
    createdAt: { lte: cursor.createdAt },
    OR: [{ createdAt: { lt: cursor.createdAt } }, { id: { lt: cursor.id } }],
  };
  const order = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  return { after: after ?? {}, query: { orderBy: order, take: pageSize + 1 } };
}

/** Returns the rows of a page and the cursor of the next one, from a query for one row more. */
export function pageOf<Row extends Dated>(rows: readonly Row[]) {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page,
    next: last && rows.length > pageSize ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** Merges rows of several queries, newest first and without duplicates. */
export function mergeNewest<Row extends Dated>(lists: readonly (readonly Row[])[]) {
  const rows = [...new Map(lists.flat().map((row) => [row.id, row])).values()];
  return rows.sort((one, other) => {
    const time = other.createdAt.getTime() - one.createdAt.getTime();
    return time || (other.id > one.id ? 1 : -1);
  });
}
