import "server-only";
import { hash, randomUUID } from "node:crypto";
import { deskApplications } from "@/content/desk-applications";
import { toRecord } from "@/lib/is-record";
import { writeAudit } from "@/server/audit";
import type { Database, Prisma } from "@/server/db/client";
import { isForeignKeyViolation, isUniqueViolation, writeIfAllMatch } from "@/server/db/errors";
import { getShownState } from "@/server/mail/mail-files";
import { refusal } from "@/server/refusal";
import { findUserNames } from "../audit/service";
import { newestFirst, orderAndLimit } from "../paging";
import { type ApplicationStatus, getUndoDeadline, isApplicationStatus } from "./moves";
import type { AddNoteInput, Mail, RemoveNoteInput } from "./schema";

const { errors } = deskApplications;

/** Returns the value by which outbox and audit log refer to an application. */
export function getSubject(id: string) {
  return `application:${id}`;
}

/** Returns the filter for emails about decisions on an application, in any state. */
export function whereDecisionOf(id: string) {
  return { kind: "decision", about: getSubject(id) };
}

const maxRows = 200;

function readText(json: unknown, key: string) {
  const value = toRecord(json)[key];
  return typeof value === "string" ? value : null;
}

function readSentParagraphs(payload: unknown) {
  const { paragraphs } = toRecord(payload);
  return Array.isArray(paragraphs) ? paragraphs.filter((text) => typeof text === "string") : [];
}

export type UndoableMove = { id: string; from: ApplicationStatus; mail: Mail | null; until: Date };

const moveFields = {
  id: true,
  fromStatus: true,
  toStatus: true,
  createdAt: true,
  email: { select: { state: true, attempts: true, subject: true, payload: true } },
} as const;

type NewestMove = Prisma.ApplicationMoveGetPayload<{ select: typeof moveFields }>;

function findUndoableMove(status: string, [move]: NewestMove[]): UndoableMove | null {
  if (!move || move.toStatus !== status || !isApplicationStatus(move.fromStatus)) return null;
  const { id, fromStatus, createdAt, email } = move;
  const until = getUndoDeadline(createdAt);
  if (until <= new Date() || (email && (email.state !== "queued" || email.attempts > 0))) return null;
  const mail = email && { subject: email.subject, body: readSentParagraphs(email.payload).join("\n\n") };
  return { id, from: fromStatus, mail, until };
}

/**
 * Returns an application with its notes, history and emails, newest first, and its last status change if that can
 * still be undone. Throws `NOT_FOUND` (not-there).
 */
export async function getApplication(db: Database, id: string) {
  const [record, audit, mails] = await Promise.all([
    db.privateCoachingApplication.findUnique({
      where: { id },
      omit: {
        idempotencyKey: true,
        emailCanonical: true,
        searchText: true,
        createdAt: true,
        updatedAt: true,
      },
      include: {
        notes: {
          ...orderAndLimit(newestFirst, maxRows),
          select: { id: true, authorId: true, text: true, createdAt: true },
        },
        moves: {
          where: { undoesId: null, undoneBy: null },
          ...orderAndLimit(newestFirst, 1),
          select: moveFields,
        },
      },
    }),
    db.auditEntry.findMany({
      where: { subject: getSubject(id), action: { notIn: ["application.noted", "application.submitted"] } },
      ...orderAndLimit(newestFirst, maxRows),
      select: { id: true, action: true, actorId: true, before: true, after: true, createdAt: true },
    }),
    db.outboxMail.findMany({
      where: { about: getSubject(id) },
      ...orderAndLimit(newestFirst, maxRows),
      select: {
        id: true,
        kind: true,
        recipient: true,
        subject: true,
        state: true,
        createdAt: true,
        sentAt: true,
        payload: true,
      },
    }),
  ]);
  if (!record) throw refusal("NOT_FOUND", "not-there", errors.notThere);
  const { notes, moves, ...application } = record;
  const names = await findUserNames(db, [
    ...notes.map((note) => note.authorId),
    ...audit.map((row) => row.actorId),
  ]);
  const nameOf = (user: string | null) => (user ? (names.get(user) ?? null) : null);
  const history = audit.map(({ before, after, actorId, ...entry }) => ({
    ...entry,
    actor: entry.action === "application.updated" ? application.name : nameOf(actorId),
    from: readText(before, "status"),
    to: readText(after, "status"),
    mail: readText(after, "letter"),
  }));
  return {
    application,
    undoableMove: findUndoableMove(application.status, moves),
    notes: notes.map((note) => ({ ...note, author: nameOf(note.authorId) })),
    history,
    mails: mails.map(({ payload, ...mail }) => ({
      ...mail,
      state: getShownState(mail.state),
      paragraphs: readSentParagraphs(payload),
    })),
  };
}

export type ApplicationRecord = Awaited<ReturnType<typeof getApplication>>;

type Note = { applicationId: string; authorId: string; text: string };

/** Stores a note with its audit row. Returns false if a note with this id exists. Throws `NOT_FOUND` (not-there). */
async function storeNote(db: Database, noteId: string, note: Note) {
  const audit = writeAudit(db, {
    action: "application.noted",
    subject: getSubject(note.applicationId),
    actorId: note.authorId,
    after: { noteId },
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
 * Stores a note once per key and text, and returns its id; a text that differs makes a new note, because duplicated
 * tabs share keys. Throws `NOT_FOUND` (not-there).
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

/** Removes a note. Throws `NOT_FOUND` (not-there). */
export async function removeNote(db: Database, actorId: string, { id, noteId }: RemoveNoteInput) {
  const audit = writeAudit(db, {
    action: "application.note-removed",
    subject: getSubject(id),
    actorId,
    before: { noteId },
  });
  const isRemoved = await writeIfAllMatch(db, [
    db.applicationNote.delete({ where: { id: noteId, applicationId: id } }),
    audit,
  ]);
  if (!isRemoved) throw refusal("NOT_FOUND", "not-there", errors.noteGone);
}
