import "server-only";
import type { Database } from "./db/client";

/**
 * Processes a quarantined form like a new form and returns its subject, such as "application:ID", and whether the
 * record existed before.
 */
export type ReleaseForm = (db: Database, payload: unknown) => Promise<{ subject: string; isKnown?: boolean }>;

/** Sign-ups were quarantined only until 25 November 2026, and retention deletes the last of them ninety days later. */
export type QuarantinedForm = "waitlist" | "application" | "sign-up";

/** root.ts passes these functions to the Desk, because features do not import features. */
export type Releases = Record<QuarantinedForm, ReleaseForm>;

/** Returns the write that deletes the quarantined waiting list forms of a person, including released forms. */
export function deleteWaitlistForms(db: Database, emailCanonical: string) {
  return db.quarantinedSubmission.deleteMany({ where: { form: "waitlist", emailCanonical } });
}

/** Returns the function that processes a released form, or null if this release does not know the form. */
export function releaseFor(releases: Releases, form: string): ReleaseForm | null {
  return Object.hasOwn(releases, form) ? releases[form as QuarantinedForm] : null;
}
