import "server-only";
import { deskApplications } from "@/content/desk-applications";
import type { Database } from "@/server/db/client";
import { refuse } from "@/server/refusal";
import { type ApplicationStatus, isApplicationStatus, takeBackUntil } from "./moves";

/** How the outbox and the audit name an application. */
export function subjectOf(id: string) {
  return `application:${id}`;
}

/** Returns the condition for the emails that tell an applicant of a decision. */
export function decisionsOf(id: string) {
  return { kind: "decision", about: subjectOf(id) };
}

const maxRows = 200;
const nameFields = { id: true, displayName: true, email: true } as const;
const nameOfUser = (user: { displayName: string | null; email: string }) => user.displayName || user.email;

async function namesOf(db: Database, ids: (string | null)[]) {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map<string, string>();
  const users = await db.user.findMany({
    where: { id: { in: known } },
    select: nameFields,
  });
  return new Map(users.map((user) => [user.id, nameOfUser(user)]));
}

/** Returns a text that lies in a column of JSON. */
function textOf(json: unknown, key: string) {
  if (typeof json !== "object" || json === null || !(key in json)) return null;
  const value: unknown = Reflect.get(json, key);
  return typeof value === "string" ? value : null;
}

function paragraphsOf(payload: unknown) {
  if (typeof payload !== "object" || payload === null) return [];
  const paragraphs: unknown = Reflect.get(payload, "paragraphs");
  return Array.isArray(paragraphs) ? paragraphs.filter((text) => typeof text === "string") : [];
}

/** A move that can be taken back. */
export type OpenMove = { id: string; from: ApplicationStatus; hasEmail: boolean; until: Date };

type NewestMove = {
  id: string;
  fromStatus: string;
  toStatus: string;
  createdAt: Date;
  email: { state: string; attempts: number } | null;
};

// The newest move that was not taken back, unless its time is over or its email was tried.
function openMoveOf(status: string, [move]: NewestMove[]): OpenMove | null {
  if (!move || move.toStatus !== status || !isApplicationStatus(move.fromStatus)) return null;
  const { id, fromStatus, createdAt, email } = move;
  const until = takeBackUntil(createdAt);
  if (until <= new Date() || (email && (email.state !== "queued" || email.attempts > 0))) return null;
  return { id, from: fromStatus, hasEmail: email !== null, until };
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
        moves: {
          where: { undoesId: null, undoneBy: null },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: 1,
          select: {
            id: true,
            fromStatus: true,
            toStatus: true,
            createdAt: true,
            email: { select: { state: true, attempts: true } },
          },
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
        createdAt: true,
        sentAt: true,
        payload: true,
      },
    }),
  ]);
  if (!record) throw refuse("NOT_FOUND", "not-there", deskApplications.errors.notThere);
  const { notes, moves, ...application } = record;
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
    openMove: openMoveOf(application.status, moves),
    notes: notes.map((note) => ({ ...note, author: nameOf(note.authorId) })),
    history,
    mails: mails.map(({ payload, ...mail }) => ({ ...mail, paragraphs: paragraphsOf(payload) })),
  };
}

export type ApplicationRecord = Awaited<ReturnType<typeof getApplication>>;

/** Who moved an application last and its status, for the refusal of a move that came too late. */
export async function lastMove(db: Database, id: string) {
  const [record, move] = await Promise.all([
    db.privateCoachingApplication.findUnique({ where: { id }, select: { name: true, status: true } }),
    db.applicationMove.findFirst({
      where: { applicationId: id },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { createdAt: true, actor: { select: nameFields } },
    }),
  ]);
  if (!record) return null;
  const by = move?.actor ? { id: move.actor.id, name: nameOfUser(move.actor) } : null;
  return { ...record, by, at: move?.createdAt ?? null };
}
