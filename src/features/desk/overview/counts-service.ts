import "server-only";
import type { Database } from "@/server/db/client";

/** Counting stops here: beyond it only "more" matters, and a page must stay quick. */
export const countedTo = 1_000;

/** What waits at the Desk, for its navigation; each number stops at `countedTo`. */
export async function countWaiting(db: Database) {
  const take = countedTo;
  const [applications, entries, failedMails, caught] = await Promise.all([
    db.privateCoachingApplication.count({ where: { awaitsAnswer: true }, take }),
    db.groupCoachingEntry.count({ where: { status: "waiting" }, take }),
    db.outboxMail.count({ where: { state: "failed" }, take }),
    db.caughtSubmission.count({ where: { releasedAt: null }, take }),
  ]);
  return { applications, entries, failedMails, caught };
}
