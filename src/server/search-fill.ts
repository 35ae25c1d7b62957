import "server-only";
import type { Database } from "./db/client";
import { isUniqueViolation } from "./db/errors";
import { applicationTermRows, entryTermRows, userTermRows } from "./search-rows";

const batchSize = 500;

async function fill<Row extends { id: string }>(
  list: () => Promise<Row[]>,
  write: (rows: Row[]) => Promise<unknown>,
) {
  for (let rows = await list(); rows.length > 0; rows = await list()) {
    // Another instance that starts at the same time may have written them; the next query lists what is left.
    await write(rows).catch((error) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }
}

/** Adds the search terms to records of earlier releases. It is safe to run again. */
export async function fillSearchTerms(db: Database) {
  const missing = { where: { terms: { none: {} } }, take: batchSize } as const;
  const named = { id: true, name: true, email: true } as const;
  await fill(
    () => db.user.findMany({ ...missing, select: { id: true, displayName: true, email: true } }),
    (rows) =>
      db.userTerm.createMany({
        data: rows.flatMap((row) => userTermRows(row.id, row.displayName, row.email)),
      }),
  );
  await fill(
    () => db.groupCoachingEntry.findMany({ ...missing, select: named }),
    (rows) =>
      db.entryTerm.createMany({ data: rows.flatMap((row) => entryTermRows(row.id, row.name, row.email)) }),
  );
  await fill(
    () => db.privateCoachingApplication.findMany({ ...missing, select: named }),
    (rows) =>
      db.applicationTerm.createMany({
        data: rows.flatMap((row) => applicationTermRows(row.id, row.name, row.email)),
      }),
  );
}
