import "server-only";
import { applicationWords } from "@/content/desk-applications";
import { auditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isNotFound, isUniqueViolation } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import { subjectOf } from "./record-service";
import type { AddNoteInput, RemoveNoteInput } from "./schema";

const { errors } = applicationWords;

/** Keeps a note of the team about an application; one that comes twice with the same key is kept once. */
export async function addNote(db: Database, authorId: string, { id, text, key }: AddNoteInput) {
  const noteId = key ?? crypto.randomUUID();
  const audit = auditRow({
    action: "application.noted",
    subject: subjectOf(id),
    actorId: authorId,
    after: { noteId, text },
  });
  try {
    await db.$transaction([
      db.applicationNote.create({ data: { id: noteId, applicationId: id, authorId, text } }),
      db.auditEntry.create({ data: audit }),
    ]);
  } catch (error) {
    if (isForeignKeyViolation(error)) throw refuse("NOT_FOUND", "not-there", errors.notThere);
    if (!isUniqueViolation(error)) throw error;
  }
  return { noteId };
}

/** Removes a note, whoever wrote it; the audit keeps what it said. */
export async function removeNote(db: Database, actorId: string, { id, noteId }: RemoveNoteInput) {
  const note = await db.applicationNote.findFirst({
    where: { id: noteId, applicationId: id },
    select: { text: true, authorId: true },
  });
  if (!note) throw refuse("NOT_FOUND", "not-there", errors.noteGone);
  const audit = auditRow({
    action: "application.note-removed",
    subject: subjectOf(id),
    actorId,
    before: { noteId, ...note },
  });
  try {
    await db.$transaction([
      db.applicationNote.delete({ where: { id: noteId, applicationId: id } }),
      db.auditEntry.create({ data: audit }),
    ]);
  } catch (error) {
    if (isNotFound(error)) throw refuse("NOT_FOUND", "not-there", errors.noteGone);
    throw error;
  }
}
