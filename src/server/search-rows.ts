import "server-only";
import { termsOf } from "@/lib/search-terms";
import type { Database } from "./db/client";

type Text = string | null | undefined;

/** The terms a new record is found by, to be made together with it. */
export function newTerms(...texts: Text[]) {
  return { create: termsOf(...texts).map((term) => ({ term })) };
}

/** The rows by which a member is found. */
export const userTermRows = (userId: string, ...texts: Text[]) =>
  termsOf(...texts).map((term) => ({ userId, term }));

/** The rows by which a place on the waitlist is found. */
export const entryTermRows = (entryId: string, ...texts: Text[]) =>
  termsOf(...texts).map((term) => ({ entryId, term }));

/** The rows by which an application is found. */
export const applicationTermRows = (applicationId: string, ...texts: Text[]) =>
  termsOf(...texts).map((term) => ({ applicationId, term }));

/** The writes that make a member found by these texts and no others, for the transaction that changes them. */
export function userTerms(db: Database, userId: string, ...texts: Text[]) {
  const data = userTermRows(userId, ...texts);
  return [db.userTerm.deleteMany({ where: { userId } }), db.userTerm.createMany({ data })] as const;
}

/** Like userTerms, for a place on the waitlist. */
export function entryTerms(db: Database, entryId: string, ...texts: Text[]) {
  const data = entryTermRows(entryId, ...texts);
  return [db.entryTerm.deleteMany({ where: { entryId } }), db.entryTerm.createMany({ data })] as const;
}

/** Like userTerms, for an application. */
export function applicationTerms(db: Database, applicationId: string, ...texts: Text[]) {
  const data = applicationTermRows(applicationId, ...texts);
  return [
    db.applicationTerm.deleteMany({ where: { applicationId } }),
    db.applicationTerm.createMany({ data }),
  ] as const;
}
