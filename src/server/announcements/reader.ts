import "server-only";
import type { Database } from "../db/client";

/** Whether a member gets announcements: "gone" when there is no such member any more. */
export async function readerState(db: Database, id: string): Promise<"reader" | "left" | "gone"> {
  const user = await db.user.findUnique({ where: { id }, select: { announcementsLeft: true } });
  if (!user) return "gone";
  return user.announcementsLeft ? "left" : "reader";
}

type Mail = { kind: string; about: string | null };

/** Whether a mail that is about to leave is still to: an announcement is not once its member has left or is gone. */
export async function isWanted(db: Database, { kind, about }: Mail, payload: object) {
  if (kind !== "announcement" || !about?.startsWith("announcement:") || !("userId" in payload)) return true;
  return (await readerState(db, String(payload.userId))) === "reader";
}
