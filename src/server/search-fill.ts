import "server-only";
import { termsOf } from "@/lib/search-terms";
import type { Database } from "./db/client";
import { isUniqueViolation } from "./db/errors";

const atOnce = 500;

async function fill<Row extends { id: string }>(
  list: () => Promise<Row[]>,
  write: (rows: Row[]) => Promise<unknown>,
) {
  for (let rows = await list(); rows.length > 0; rows = await list()) {
    // Another instance that starts at the same time may have been quicker; what is left is listed anew.
    await write(rows).catch((error) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }
}

/** Gives the records of earlier releases the terms they are found by. Run it again as often as you like. */
export async function fillSearchTerms(db: Database) {
  const missing = { where: { terms: { none: {} } }, take: atOnce } as const;
  await fill(
    () => db.user.findMany({ ...missing, select: { id: true, displayName: true, email: true } }),
    (rows) =>
      db.userTerm.createMany({
        data: rows.flatMap(({ id, displayName, email }) =>
          termsOf(displayName, email).map((term) => ({ userId: id, term })),
        ),
      }),
  );
  await fill(
    () => db.groupCoachingEntry.findMany({ ...missing, select: { id: true, name: true, email: true } }),
    (rows) =>
      db.entryTerm.createMany({
        data: rows.flatMap(({ id, name, email }) =>
          termsOf(name, email).map((term) => ({ entryId: id, term })),
        ),
      }),
  );
  await fill(
    () =>
      db.privateCoachingApplication.findMany({ ...missing, select: { id: true, name: true, email: true } }),
    (rows) =>
      db.applicationTerm.createMany({
        data: rows.flatMap(({ id, name, email }) =>
          termsOf(name, email).map((term) => ({ applicationId: id, term })),
        ),
      }),
  );
}
