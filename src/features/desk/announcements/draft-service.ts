import "server-only";
import { randomUUID } from "node:crypto";
import { deskAnnouncements, proposeText } from "@/content/desk-announcements";
import type { FreeToolId } from "@/content/free-tools";
import { getAnnouncementSubject } from "@/server/announcements/announcement-mails";
import { readFreeTools } from "@/server/announcements/free-tools";
import { writeAudit } from "@/server/audit";
import type { Database, Write } from "@/server/db/client";
import { writeIfAllMatch } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import type { SaveInput } from "./schema";

const { refused } = deskAnnouncements;

type Audit = Omit<Parameters<typeof writeAudit>[1], "subject">;

/**
 * Changes an announcement and writes its audit row. Throws `NOT_FOUND` (not-there) or `CONFLICT`
 * (changed-meanwhile).
 */
export async function changeAnnouncement(db: Database, id: string, write: Write, audit: Audit) {
  const auditEntry = writeAudit(db, { ...audit, subject: getAnnouncementSubject(id) });
  const isChanged = await writeIfAllMatch(db, [write, auditEntry]);
  if (isChanged) return;
  const found = await db.announcement.findUnique({ where: { id }, select: { id: true } });
  if (!found) throw refuse("NOT_FOUND", "not-there", refused.gone);
  throw refuse("CONFLICT", "changed-meanwhile", refused.changedMeanwhile);
}

/** Creates a draft about a tool with the proposed text and returns its id. */
export async function beginAnnouncement(db: Database, actorId: string, { tool }: { tool: FreeToolId }) {
  const id: string = randomUUID();
  const { name = "", text = "" } = (await readFreeTools()).get(tool) ?? {};
  const draft = { id, tool, authorId: actorId, ...proposeText(name, text) };
  const write = db.announcement.create({ data: draft });
  await changeAnnouncement(db, id, write, { action: "announcement.begun", actorId, after: { tool } });
  return { id };
}

/** Saves the text of a draft. Throws `NOT_FOUND` (not-there) or `CONFLICT` (changed-meanwhile). */
export async function saveAnnouncement(db: Database, actorId: string, { id, seen, ...text }: SaveInput) {
  const write = db.announcement.update({
    // Also matches a row that has the new text already, so that a repeated save succeeds.
    where: { id, state: "draft", ...(seen ? { OR: [seen, text] } : {}) },
    data: { ...text, authorId: actorId },
  });
  await changeAnnouncement(db, id, write, { action: "announcement.saved", actorId });
  return { ok: true };
}

export async function discardAnnouncement(db: Database, actorId: string, { id }: { id: string }) {
  const write = db.announcement.delete({ where: { id, state: "draft" } });
  await changeAnnouncement(db, id, write, { action: "announcement.discarded", actorId });
  return { ok: true };
}
