import "server-only";
import type { Database } from "@/server/db/client";
import { countLimit } from "../count-limit";

// Without an order Prisma sorts by id before it stops counting; these are the orders of the indexes.
const byDue = [{ dueAt: "asc" as const }, { id: "asc" as const }];
const bySubmission = [{ submittedAt: "asc" as const }, { id: "asc" as const }];
const byCreation = [{ createdAt: "asc" as const }, { id: "asc" as const }];

/** What waits at the Desk, for its navigation; each number stops at `countLimit`. */
export async function countWaiting(db: Database) {
  const take = countLimit;
  const [applications, entries, failedMails, held] = await Promise.all([
    db.privateCoachingApplication.count({ where: { awaitsAnswer: true }, orderBy: byDue, take }),
    db.groupCoachingEntry.count({ where: { status: "waiting" }, orderBy: bySubmission, take }),
    db.outboxMail.count({ where: { state: "failed" }, orderBy: byCreation, take }),
    db.heldSubmission.count({ where: { releasedAt: null }, orderBy: byCreation, take }),
  ]);
  return { applications, entries, failedMails, held };
}
