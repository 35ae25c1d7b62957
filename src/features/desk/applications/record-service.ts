import "server-only";
import { applicationWords } from "@/content/desk-applications";
import type { Database } from "@/server/db/client";
import { refuse } from "@/server/refusal";
import { openMove } from "./take-back";

/** How the outbox and the audit name an application. */
export function subjectOf(id: string) {
  return `application:${id}`;
}

const maxRows = 200;

async function namesOf(db: Database, ids: (string | null)[]) {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map<string, string>();
  const users = await db.user.findMany({
    where: { id: { in: known } },
    select: { id: true, displayName: true, email: true },
  });
  return new Map(users.map((user) => [user.id, user.displayName || user.email]));
}

/** A text that lies in a column of JSON. */
export function textOf(json: unknown, key: string) {
  if (typeof json !== "object" || json === null || !(key in json)) return null;
  const value: unknown = Reflect.get(json, key);
  return typeof value === "string" ? value : null;
}

function paragraphsOf(payload: unknown) {
  if (typeof payload !== "object" || payload === null) return [];
  const paragraphs: unknown = Reflect.get(payload, "paragraphs");
  return Array.isArray(paragraphs) ? paragraphs.filter((text) => typeof text === "string") : [];
}

/** An application with all that is known of it: answers, moves, notes and mails, the newest of each first. */
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
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: maxRows,
          select: { id: true, authorId: true, text: true, createdAt: true },
        },
      },
    }),
    db.auditEntry.findMany({
      where: { subject: subjectOf(id), action: { notIn: ["application.noted", "application.submitted"] } },
      orderBy: { createdAt: "desc" },
      take: maxRows,
      select: { id: true, action: true, actorId: true, before: true, after: true, createdAt: true },
    }),
    db.outboxMail.findMany({
      where: { about: subjectOf(id) },
      orderBy: { createdAt: "desc" },
      take: maxRows,
      select: {
        id: true,
        kind: true,
        recipient: true,
        subject: true,
        state: true,
        attempts: true,
        createdAt: true,
        sentAt: true,
        payload: true,
      },
    }),
  ]);
  if (!record) throw refuse("NOT_FOUND", "not-there", applicationWords.errors.notThere);
  const { notes, ...application } = record;
  const names = await namesOf(
    db,
    [...notes, ...audit].map((row) => ("text" in row ? row.authorId : row.actorId)),
  );
  const nameOf = (user: string | null) => (user ? (names.get(user) ?? null) : null);
  const history = audit.map(({ before, after, actorId, ...entry }) => ({
    ...entry,
    actor: nameOf(actorId),
    from: textOf(before, "status"),
    to: textOf(after, "status"),
    mail: textOf(after, "letter"),
  }));
  return {
    application,
    openMove: openMove(application.status, history, mails, new Date()),
    notes: notes.map((note) => ({ ...note, author: nameOf(note.authorId) })),
    history,
    mails: mails.map(({ payload, attempts, ...mail }) => ({ ...mail, paragraphs: paragraphsOf(payload) })),
  };
}

export type ApplicationRecord = Awaited<ReturnType<typeof getApplication>>;

/** Who moved an application last and its status, for the refusal of a move that came too late. */
export async function lastMove(db: Database, id: string) {
  const [record, move] = await Promise.all([
    db.privateCoachingApplication.findUnique({ where: { id }, select: { name: true, status: true } }),
    db.auditEntry.findFirst({
      where: { subject: subjectOf(id), action: { in: ["application.moved", "application.taken-back"] } },
      orderBy: { createdAt: "desc" },
      select: { actorId: true, createdAt: true },
    }),
  ]);
  if (!record) return null;
  const names = await namesOf(db, [move?.actorId ?? null]);
  const by = move?.actorId ? { id: move.actorId, name: names.get(move.actorId) ?? null } : null;
  return { ...record, by, at: move?.createdAt ?? null };
}
