import "server-only";
import { randomUUID } from "node:crypto";
import { proposedLetter } from "@/content/desk-announcements";
import { type FreeToolId, freeToolName } from "@/content/free-tools";
import type { Database } from "@/server/db/client";
import { changeAnnouncement } from "./change";
import type { SaveInput } from "./schema";

/** Begins a draft about a tool, with the words that are proposed for it; gives its id. */
export async function beginAnnouncement(db: Database, actorId: string, { tool }: { tool: FreeToolId }) {
  const id: string = randomUUID();
  const draft = { id, tool, authorId: actorId, ...proposedLetter(freeToolName(tool)) };
  const write = db.announcement.create({ data: draft, select: { id: true } });
  await changeAnnouncement(db, id, write, { action: "announcement.begun", actorId, after: { tool } });
  return { id };
}

/** Keeps what was written in a draft. */
export async function saveAnnouncement(db: Database, actorId: string, { id, ...letter }: SaveInput) {
  const write = db.announcement.update({
    where: { id, state: "draft" },
    data: { ...letter, authorId: actorId },
    select: { id: true },
  });
  await changeAnnouncement(db, id, write, { action: "announcement.saved", actorId });
  return { ok: true };
}

/** Throws a draft away. */
export async function discardAnnouncement(db: Database, actorId: string, { id }: { id: string }) {
  const write = db.announcement.delete({ where: { id, state: "draft" }, select: { id: true } });
  await changeAnnouncement(db, id, write, { action: "announcement.discarded", actorId });
  return { ok: true };
}
