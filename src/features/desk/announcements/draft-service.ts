import "server-only";
import type { AuditAction } from "@/content/audit";
import { deskAnnouncements, proposedLetter } from "@/content/desk-announcements";
import { type FreeToolId, freeToolName } from "@/content/free-tools";
import { aboutOf } from "@/server/announcements/queue-letters";
import { auditRow } from "@/server/audit";
import type { Database, Write } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import type { SaveInput } from "./schema";

const words = deskAnnouncements.refused;

/** The refusal of what was meant for an announcement that stands otherwise by now, or is gone. */
export async function refusalOfLateChange(db: Database, id: string) {
  const found = await db.announcement.findUnique({ where: { id }, select: { id: true } });
  if (!found) return refuse("NOT_FOUND", "not-there", words.gone);
  return refuse("CONFLICT", "changed-meanwhile", words.changed);
}

/** Does a change of an announcement, with its audit row. Throws NOT_FOUND (not-there) or CONFLICT (changed-meanwhile). */
async function change(db: Database, id: string, actorId: string, action: AuditAction, write: Write) {
  const audit = auditRow({ action, subject: aboutOf(id), actorId });
  try {
    await db.$transaction([write, db.auditEntry.create({ data: audit, select: { id: true } })]);
  } catch (error) {
    throw isNotFound(error) ? await refusalOfLateChange(db, id) : error;
  }
}

/** Begins a draft about a tool, with the words that are proposed for it; gives its id. */
export async function beginAnnouncement(db: Database, actorId: string, { tool }: { tool: FreeToolId }) {
  const draft = { tool, authorId: actorId, ...proposedLetter(freeToolName(tool)) };
  const { id } = await db.announcement.create({ data: draft, select: { id: true } });
  const audit = auditRow({ action: "announcement.begun", subject: aboutOf(id), actorId, after: { tool } });
  await db.auditEntry.create({ data: audit, select: { id: true } });
  return { id };
}

/** Keeps what was written in a draft. */
export async function saveAnnouncement(db: Database, actorId: string, { id, ...letter }: SaveInput) {
  const write = db.announcement.update({
    where: { id, state: "draft" },
    data: { ...letter, authorId: actorId },
    select: { id: true },
  });
  await change(db, id, actorId, "announcement.saved", write);
  return { ok: true };
}

/** Throws a draft away. */
export async function discardAnnouncement(db: Database, actorId: string, { id }: { id: string }) {
  const write = db.announcement.delete({ where: { id, state: "draft" }, select: { id: true } });
  await change(db, id, actorId, "announcement.discarded", write);
  return { ok: true };
}
