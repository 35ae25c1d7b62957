import "server-only";
import type { Database } from "./db/client";

/** Does what a held-back form asked for; gives the subject it made, such as "application:ID". */
export type Release = (db: Database, payload: unknown) => Promise<{ subject: string }>;

/** The forms whose submissions can be held back. */
export type CaughtForm = "waitlist" | "application" | "sign-up";

/** Which feature takes which form; root.ts hands them to the Desk, which must not know the features. */
export type Releases = Record<CaughtForm, Release>;

/** What releases a form's submissions; null for a form this release does not know. */
export function releaseOf(releases: Releases, form: string): Release | null {
  return Object.hasOwn(releases, form) ? releases[form as CaughtForm] : null;
}
