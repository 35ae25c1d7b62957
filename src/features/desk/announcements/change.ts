import "server-only";
import { deskAnnouncements } from "@/content/desk-announcements";
import { messages } from "@/content/messages";
import { announcementSubject } from "@/server/announcements/announcement-mails";
import { auditRow } from "@/server/audit";
import type { Database, Write } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { refuse } from "@/server/refusal";

const words = deskAnnouncements.refused;

/** The refusal of what was meant for an announcement that stands otherwise by now, or is gone. */
async function refusalOfLateChange(db: Database, id: string) {
  const found = await db.announcement.findUnique({ where: { id }, select: { id: true } });
  if (!found) return refuse("NOT_FOUND", "not-there", words.gone);
  return refuse("CONFLICT", "changed-meanwhile", messages.general.changedMeanwhile);
}

type Audit = Omit<Parameters<typeof auditRow>[0], "subject">;

/** Does a change of an announcement, with its audit row. Throws NOT_FOUND (not-there) or CONFLICT (changed-meanwhile). */
export async function changeAnnouncement(db: Database, id: string, write: Write, audit: Audit) {
  const row = auditRow({ ...audit, subject: announcementSubject(id) });
  try {
    await db.$transaction([write, db.auditEntry.create({ data: row, select: { id: true } })]);
  } catch (error) {
    throw isNotFound(error) ? await refusalOfLateChange(db, id) : error;
  }
}
