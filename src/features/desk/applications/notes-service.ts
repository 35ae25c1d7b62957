import "server-only";
import { hash, randomUUID } from "node:crypto";
import { deskApplications } from "@/content/desk-applications";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isUniqueViolation, writeIfAllMatch } from "@/server/db/errors";
import { refusal } from "@/server/refusal";
import { getSubject } from "./record-service";
import type { AddNoteInput, RemoveNoteInput } from "./schema";

const { errors } = deskApplications;

type Note = { applicationId: string; authorId: string; text: string };

/** Stores a note with its audit row. Returns false if a note with this id exists. */
async function storeNote(db: Database, noteId: string, note: Note) {
  const audit = writeAudit(db, {
    action: "application.noted",
    subject: getSubject(note.applicationId),
    actorId: note.authorId,
    after: { noteId, text: note.text },
  });
  try {
    await db.$transaction([db.applicationNote.create({ data: { id: noteId, ...note } }), audit]);
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) throw refusal("NOT_FOUND", "not-there", errors.notThere);
    if (!isUniqueViolation(error)) throw error;
    return false;
  }
}

/**
 * Stores a note once per key and text, and returns its id. Duplicated tabs share keys, so another text makes a new
 * note.
 */
export async function addNote(db: Database, authorId: string, { id, text, key }: AddNoteInput) {
  const note = { applicationId: id, authorId, text };
  const noteId = key ?? randomUUID();
  if (await storeNote(db, noteId, note)) return { noteId };
  const known = await db.applicationNote.findUnique({
    where: { id: noteId },
    select: { applicationId: true, text: true },
  });
  if (known?.applicationId === id && known.text === text) return { noteId };
  const ownId = hash("sha256", JSON.stringify([noteId, id, text]), "base64url");
  await storeNote(db, ownId, note);
  return { noteId: ownId };
}

/** Removes a note; the audit keeps its text. Throws `NOT_FOUND` (not-there). */
export async function removeNote(db: Database, actorId: string, { id, noteId }: RemoveNoteInput) {
  const note = await db.applicationNote.findFirst({
    where: { id: noteId, applicationId: id },
    select: { text: true, authorId: true },
  });
  if (!note) throw refusal("NOT_FOUND", "not-there", errors.noteGone);
  const audit = writeAudit(db, {
    action: "application.note-removed",
    subject: getSubject(id),
    actorId,
    before: { noteId, ...note },
  });
  const isRemoved = await writeIfAllMatch(db, [
    db.applicationNote.delete({ where: { id: noteId, applicationId: id } }),
    audit,
  ]);
  if (!isRemoved) throw refusal("NOT_FOUND", "not-there", errors.noteGone);
}
