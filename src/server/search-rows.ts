import "server-only";
import { termsOf } from "@/lib/search-terms";
import type { Database } from "./db/client";

type Text = string | null | undefined;

/** The writes that make a member found by these texts and no others, for the transaction that changes them. */
export function userTerms(db: Database, userId: string, ...texts: Text[]) {
  const data = termsOf(...texts).map((term) => ({ userId, term }));
  return [db.userTerm.deleteMany({ where: { userId } }), db.userTerm.createMany({ data })] as const;
}

/** Like userTerms, for a place on the waiting list. */
export function entryTerms(db: Database, entryId: string, ...texts: Text[]) {
  const data = termsOf(...texts).map((term) => ({ entryId, term }));
  return [db.entryTerm.deleteMany({ where: { entryId } }), db.entryTerm.createMany({ data })] as const;
}

/** Like userTerms, for an application. */
export function applicationTerms(db: Database, applicationId: string, ...texts: Text[]) {
  const data = termsOf(...texts).map((term) => ({ applicationId, term }));
  return [
    db.applicationTerm.deleteMany({ where: { applicationId } }),
    db.applicationTerm.createMany({ data }),
  ] as const;
}
