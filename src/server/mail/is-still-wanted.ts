import "server-only";
import { awaitingStatuses, undoMs } from "@/lib/application-answer";
import { canonicalEmail } from "@/lib/email-address";
import type { Database } from "../db/client";

type Mail = { id: string; kind: string; about: string | null; recipient: string; createdAt: Date };

/** The stored reasons of emails that were cancelled because their recipients do not need them any more. */
export const obsoleteReasons = ["not-wanted", "link-void"];

const entryKinds: readonly string[] = ["waitlistJoined", "waitlistInvited"];

/** Returns the id of the waiting list entry that an email is about, or null. */
export function readEntryId({ kind, about }: Pick<Mail, "kind" | "about">) {
  return entryKinds.includes(kind) && about?.startsWith("entry:") ? about.slice("entry:".length) : null;
}

/** The kinds of email about an application; `applicationReceived` promises an answer. */
const applicationKinds: readonly string[] = ["decision", "applicationReceived"];

/** Returns the ids of the emails that are untrue, because the status of their application has changed. */
export async function findOutdatedMails(db: Database, mails: readonly Omit<Mail, "recipient">[]) {
  const undoable = new Date(Date.now() - undoMs);
  const decisions = mails.filter(({ kind }) => kind === "decision");
  const received = mails.filter(({ kind }) => kind === "applicationReceived");
  const applicationOf = ({ about }: Pick<Mail, "about">) => about?.replace("application:", "") ?? "";
  const [moves, answered] = await Promise.all([
    db.applicationMove.findMany({
      where: { applicationId: { in: decisions.map(applicationOf) }, undoesId: null, undoneBy: null },
      select: { applicationId: true, emailId: true, createdAt: true },
    }),
    db.privateCoachingApplication.findMany({
      // Leaves out applications whose answer the coach can still undo.
      where: {
        id: { in: received.map(applicationOf) },
        awaitsAnswer: false,
        moves: { none: { fromStatus: { in: [...awaitingStatuses] }, createdAt: { gt: undoable } } },
      },
      select: { id: true },
    }),
  ]);
  // Compares times, because a copy of an email belongs to no status change.
  const decided = decisions.filter((mail) =>
    moves.some(
      ({ applicationId, emailId, createdAt }) =>
        applicationId === applicationOf(mail) && emailId !== mail.id && createdAt > mail.createdAt,
    ),
  );
  const early = received.filter((mail) => answered.some(({ id }) => id === applicationOf(mail)));
  return new Set([...decided, ...early].map(({ id }) => id));
}

/**
 * Returns false for an announcement to a member who has unsubscribed, changed the address or been deleted, and for an
 * email that the status of a waiting list entry or of an application has made untrue. Otherwise returns true.
 */
export async function isStillWanted(db: Database, mail: Mail, payload: object) {
  const entryId = readEntryId(mail);
  if (entryId) {
    const where = { id: entryId, status: mail.kind === "waitlistInvited" ? "invited" : "waiting" };
    return (await db.groupCoachingEntry.count({ where })) > 0;
  }
  const { id, kind, about, recipient } = mail;
  if (applicationKinds.includes(kind)) return !(await findOutdatedMails(db, [mail])).has(id);
  if (kind !== "announcement" || !about?.startsWith("announcement:") || !("userId" in payload)) return true;
  const emailCanonical = canonicalEmail(recipient);
  const where = { id: String(payload.userId), emailCanonical, announcementsLeft: null };
  return (await db.user.count({ where })) > 0;
}
