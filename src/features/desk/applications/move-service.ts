import "server-only";
import { randomUUID } from "node:crypto";
import { applicationWords } from "@/content/desk-applications";
import { auditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { mailRow } from "@/server/mail/outbox";
import { refuse } from "@/server/refusal";
import { type ApplicationStatus, awaitsAnswer, isLegalMove } from "./moves";
import { lastMove, subjectOf } from "./record-service";
import type { Mail, MoveApplicationInput } from "./schema";
import { takeBackUntil } from "./take-back";
import { callOffWaiting } from "./waiting-letters";

const { errors } = applicationWords;

/** The paragraphs of a mail as it was written, with an empty line between them. */
function paragraphsOf(body: string) {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Says who was quicker, and where the application is by now. */
export async function refusalOfLateMove(db: Database, id: string, actorId: string) {
  const present = await lastMove(db, id);
  if (!present) return refuse("NOT_FOUND", "not-there", errors.notThere);
  const who = present.by?.id === actorId ? errors.yourself : (present.by?.name ?? errors.somebody);
  return refuse(
    "CONFLICT",
    "changed-meanwhile",
    errors.changed(who, present.name, present.status, present.at),
  );
}

async function decisionRow(db: Database, id: string, mail: Mail) {
  const record = await db.privateCoachingApplication.findUnique({
    where: { id },
    select: { name: true, email: true },
  });
  if (!record) throw refuse("NOT_FOUND", "not-there", errors.notThere);
  return mailRow({
    kind: "decision",
    to: record.email,
    about: subjectOf(id),
    payload: { name: record.name, subject: mail.subject, paragraphs: paragraphsOf(mail.body) },
  });
}

/**
 * Moves an application to another status if it still has the one that the coach saw, and queues the mail, which has the
 * id of the move and leaves when the move can no longer be taken back. A letter of an earlier move that still waits is
 * called off. When another coach was first it refuses with `changed-meanwhile` and says who.
 */
export async function moveApplication(db: Database, actorId: string, input: MoveApplicationInput) {
  const { id, from, to, mail } = input;
  if (!isLegalMove(from, to)) throw refuse("BAD_REQUEST", "illegal-move", errors.illegal(from, to));
  const row = mail ? await decisionRow(db, id, mail) : null;
  const [moveId, movedAt] = [randomUUID(), new Date()];
  const move = db.privateCoachingApplication.update({
    where: { id, status: from },
    data: { status: to, reviewed: true, awaitsAnswer: awaitsAnswer(to) },
    select: { id: true },
  });
  const audit = auditRow({
    action: "application.moved",
    subject: subjectOf(id),
    actorId,
    before: { status: from },
    after: { status: to, letter: mail?.subject ?? null },
  });
  try {
    await db.$transaction([
      move,
      db.auditEntry.create({ data: { ...audit, id: moveId, createdAt: movedAt } }),
      callOffWaiting(db, id),
      ...(row
        ? [db.outboxMail.create({ data: { ...row, id: moveId, nextTryAt: takeBackUntil(movedAt) } })]
        : []),
    ]);
  } catch (error) {
    if (isNotFound(error)) throw await refusalOfLateMove(db, id, actorId);
    throw error;
  }
  return { status: to satisfies ApplicationStatus };
}
