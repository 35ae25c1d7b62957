import "server-only";
import type { Database } from "./db/client";

/** Does what a held-back form asked for; gives the subject it made, such as "application:ID". */
export type Release = (db: Database, payload: unknown) => Promise<{ subject: string }>;

/** The forms whose submissions can be held back. */
export type CaughtForm = "waitlist" | "application" | "sign-up";

const globals = globalThis as { aureaReleases?: Record<CaughtForm, Release> };

/** Tells which feature takes which form; root.ts does so once, since the Desk must not know the features. */
export function setReleases(releases: Record<CaughtForm, Release>) {
  globals.aureaReleases = releases;
}

/** What releases a form's submissions; null for a form this release does not know. */
export function releaseOf(form: string): Release | null {
  const known = new Map<string, Release>(Object.entries(globals.aureaReleases ?? {}));
  return known.get(form) ?? null;
}
