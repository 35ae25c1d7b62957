import { recordId } from "@/lib/text-schema";
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
