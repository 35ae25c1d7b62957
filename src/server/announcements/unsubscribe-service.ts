import "server-only";
import { ownAuditRow } from "../audit";
import type { Database } from "../db/client";
import { isNotFound } from "../db/errors";
import { withdrawalWrites } from "./announcement-mails";

/** Unsubscribes a member and removes unsent announcements; does nothing if already unsubscribed. */
export async function unsubscribe(db: Database, id: string) {
  const removals = await withdrawalWrites(db, id);
  await ignoreIfDone(
    db.$transaction([
      db.user.update({
        where: { id, announcementsLeft: null },
        data: { announcementsLeft: new Date() },
        select: { id: true },
      }),
      ...removals,
      db.auditEntry.create({ data: ownAuditRow("account.letters-left", id), select: { id: true } }),
    ]),
  );
}

/** Subscribes a member again; does nothing if subscribed. */
export async function resubscribe(db: Database, id: string) {
  await ignoreIfDone(
    db.$transaction([
      db.user.update({
        where: { id, announcementsLeft: { not: null } },
        data: { announcementsLeft: null },
        select: { id: true },
      }),
      db.auditEntry.create({ data: ownAuditRow("account.letters-back", id), select: { id: true } }),
    ]),
  );
}

async function ignoreIfDone(writing: Promise<unknown>) {
  try {
    await writing;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
