import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "../db/client";

type Mail = { id: string; kind: string; about: string | null; recipient: string };

/** The stored reasons of emails that were cancelled because their recipients do not need them any more. */
export const obsoleteReasons = ["not-wanted", "link-void"];

const entryKinds: readonly string[] = ["waitlistJoined", "waitlistInvited"];

/** Returns the id of the waiting list entry that an email is about, or null. */
export function readEntryId({ kind, about }: Pick<Mail, "kind" | "about">) {
  return entryKinds.includes(kind) && about?.startsWith("entry:") ? about.slice("entry:".length) : null;
}

/** Returns the ids of the decision emails whose application has a different status now. */
export async function findOutdatedDecisions(db: Database, mails: readonly Pick<Mail, "id" | "kind">[]) {
  const ids = mails.filter(({ kind }) => kind === "decision").map(({ id }) => id);
  const moves = await db.applicationMove.findMany({
    where: { emailId: { in: ids } },
    select: { emailId: true, toStatus: true, application: { select: { status: true } } },
  });
  const outdated = moves.filter(({ toStatus, application }) => toStatus !== application.status);
  return new Set(outdated.map(({ emailId }) => emailId));
}

/**
 * Returns false for an announcement to a member who has unsubscribed, has another address now or was deleted, for an email
 * to a person who has left the waiting list, and for one about a decision that has changed, else true.
 */
export async function isStillWanted(db: Database, mail: Mail, payload: object) {
  const entryId = readEntryId(mail);
  if (entryId) {
    const where = { id: entryId, status: { not: "left" } };
    return (await db.groupCoachingEntry.count({ where })) > 0;
  }
  const { id, kind, about, recipient } = mail;
  if (kind === "decision") return !(await findOutdatedDecisions(db, [mail])).has(id);
  if (kind !== "announcement" || !about?.startsWith("announcement:") || !("userId" in payload)) return true;
  const emailCanonical = canonicalEmail(recipient);
  const where = { id: String(payload.userId), emailCanonical, announcementsLeft: null };
  return (await db.user.count({ where })) > 0;
}
