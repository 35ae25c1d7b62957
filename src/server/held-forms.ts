import "server-only";
import type { Database } from "./db/client";

/** Processes a held form as if it had just been sent; gives the subject it made, such as "application:ID". */
export type ReleaseHeld = (db: Database, payload: unknown) => Promise<{ subject: string }>;

/** The public forms. A sign-up is held no longer; what an earlier release held of them can still be released. */
export type HeldForm = "waitlist" | "application" | "sign-up";

/** Who processes each form. root.ts hands this to the Desk, because features do not import features. */
export type Releases = Record<HeldForm, ReleaseHeld>;

/** How to release a submission of this form; null for a form that this version of the site does not know. */
export function releaseFor(releases: Releases, form: string): ReleaseHeld | null {
  return Object.hasOwn(releases, form) ? releases[form as HeldForm] : null;
}
