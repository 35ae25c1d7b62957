import "server-only";
import { findSubscriptionState } from "../announcements/audience";
import type { Database } from "../db/client";

type Mail = { kind: string; about: string | null };

/** The stored reasons of emails that were cancelled because their recipients do not need them any more. */
export const obsoleteReasons = ["not-wanted", "link-void"];

const entryKinds: readonly string[] = ["waitlistJoined", "waitlistInvited"];

/** Returns the id of the waiting list entry that an email is about, or null. */
export function readEntryId({ kind, about }: Mail) {
  return entryKinds.includes(kind) && about?.startsWith("entry:") ? about.slice("entry:".length) : null;
}

/**
 * Returns false for an announcement to a member who has unsubscribed or was deleted, and for an email to a person who
 * has left the waiting list, else true.
 */
export async function isStillWanted(db: Database, mail: Mail, payload: object) {
  const entryId = readEntryId(mail);
  if (entryId) {
    const where = { id: entryId, status: { not: "left" } };
    return (await db.groupCoachingEntry.count({ where })) > 0;
  }
  const { kind, about } = mail;
  if (kind !== "announcement" || !about?.startsWith("announcement:") || !("userId" in payload)) return true;
  return (await findSubscriptionState(db, String(payload.userId))) === "reader";
}
