import "server-only";
import { addressTerm, beginsWith, wordsOf } from "@/lib/search-terms";
import type { Database } from "./db/client";

type Found = { ids: string[]; isCut: boolean };

/** How many records a search looks at; a longer search text finds the others. */
export const searchDepth = 500;

function search(query: string, find: (range: { gte: string; lt: string }) => Promise<string[]>) {
  const [longest] = wordsOf(query).sort((a, b) => b.length - a.length);
  const word = addressTerm(query) ?? longest;
  if (!word) return Promise.resolve<Found>({ ids: [], isCut: false });
  return find(beginsWith(word)).then((ids) => ({
    ids: [...new Set(ids)].slice(0, searchDepth),
    isCut: ids.length > searchDepth,
  }));
}

const take = searchDepth + 1;

/**
 * The ids that hold the longest word of a query, or the address it is, as the beginning of one of their terms, at
 * most 500, and whether there are more. The other words narrow it: see `termFilters`.
 */
export function findApplicationIds(db: Database, query: string) {
  return search(query, async (term) => {
    const rows = await db.applicationTerm.findMany({
      where: { term },
      take,
      select: { applicationId: true },
    });
    return rows.map((row) => row.applicationId);
  });
}

/** Like findApplicationIds, on the waitlist. */
export function findEntryIds(db: Database, query: string) {
  return search(query, async (term) => {
    const rows = await db.entryTerm.findMany({ where: { term }, take, select: { entryId: true } });
    return rows.map((row) => row.entryId);
  });
}

/** Like findApplicationIds, among members. */
export function findUserIds(db: Database, query: string) {
  return search(query, async (term) => {
    const rows = await db.userTerm.findMany({ where: { term }, take, select: { userId: true } });
    return rows.map((row) => row.userId);
  });
}

/** One condition for each word of a query: a term of the record begins with it. */
export function termFilters(query: string) {
  return [...new Set(wordsOf(query))].map((word) => ({ terms: { some: { term: beginsWith(word) } } }));
}
