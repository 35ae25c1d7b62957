import "server-only";
import { ownAuditRow } from "../audit";
import type { Database } from "../db/client";
import { isNotFound } from "../db/errors";
import { withdrawalsFor } from "./withdraw";

/** Ends announcements to a member, also what waits in the outbox; who has left already stays so. */
export async function leaveAnnouncements(db: Database, id: string) {
  const withdrawals = await withdrawalsFor(db, id);
  await unlessDone(
    db.$transaction([
      db.user.update({
        where: { id, announcementsLeft: null },
        data: { announcementsLeft: new Date() },
        select: { id: true },
      }),
      ...withdrawals,
      db.auditEntry.create({ data: ownAuditRow("account.letters-left", id), select: { id: true } }),
    ]),
  );
}

/** Lets a member who had left get announcements again. */
export async function comeBack(db: Database, id: string) {
  await unlessDone(
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

async function unlessDone(writing: Promise<unknown>) {
  try {
    await writing;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
