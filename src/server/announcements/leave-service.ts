import "server-only";
import { ownAuditRow } from "../audit";
import type { Database } from "../db/client";
import { isNotFound } from "../db/errors";
import { withdrawalsFor } from "./withdraw";

/** Whether a member gets announcements: "gone" when there is no such member any more. */
export async function readerState(db: Database, id: string): Promise<"reader" | "left" | "gone"> {
  const user = await db.user.findUnique({ where: { id }, select: { announcementsLeft: true } });
  if (!user) return "gone";
  return user.announcementsLeft ? "left" : "reader";
}

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

type Mail = { kind: string; about: string | null };

/** Whether a mail that is about to leave is still to: an announcement is not once its member has left or is gone. */
export async function isWanted(db: Database, { kind, about }: Mail, payload: object) {
  if (kind !== "announcement" || !about?.startsWith("announcement:") || !("userId" in payload)) return true;
  return (await readerState(db, String(payload.userId))) === "reader";
}
