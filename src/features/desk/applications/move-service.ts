import "server-only";
import { randomUUID } from "node:crypto";
import { deskApplications } from "@/content/desk-applications";
import { splitParagraphs } from "@/lib/paragraphs";
import { createAuditRow, writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isConflict, writeIfAllMatch } from "@/server/db/errors";
import { createMailRow } from "@/server/mail/outbox";
import { refusal } from "@/server/refusal";
import { createTimeOrderedId } from "@/server/time-ordered-id";
import { findUserNames } from "../audit/service";
import { newestFirst, orderAndLimit } from "../paging";
import {
  type ApplicationStatus,
  getUndoDeadline,
  isApplicationStatus,
  isAwaitingAnswer,
  isLegalMove,
} from "./moves";
import { getSubject, whereDecisionOf } from "./record-service";
import type { Mail, MoveApplicationInput, UndoMoveInput } from "./schema";

const { errors } = deskApplications;

async function explainLateMove(db: Database, id: string, ownId: string) {
  const [record, move] = await Promise.all([
    db.privateCoachingApplication.findUnique({ where: { id }, select: { name: true, status: true } }),
    db.applicationMove.findFirst({
      where: { applicationId: id },
      ...orderAndLimit(newestFirst, 1),
      select: { createdAt: true, actorId: true },
    }),
  ]);
  if (!record) return refusal("NOT_FOUND", "not-there", errors.notThere);
  const actorId = move?.actorId ?? "";
  const names = await findUserNames(db, [actorId]);
  const who = actorId === ownId ? errors.yourself : (names.get(actorId) ?? errors.anotherCoach);
  const { name, status } = record;
  return refusal("CONFLICT", "changed-meanwhile", errors.changed(who, name, status, move?.createdAt ?? null));
}

async function createDecisionRow(db: Database, id: string, mail: Mail, nextTryAt: Date) {
  const record = await db.privateCoachingApplication.findUnique({
    where: { id },
    select: { name: true, email: true },
  });
  if (!record) throw refusal("NOT_FOUND", "not-there", errors.notThere);
  const row = createMailRow({
    kind: "decision",
    to: record.email,
    about: getSubject(id),
    payload: { name: record.name, subject: mail.subject, paragraphs: splitParagraphs(mail.body) },
  });
  return { ...row, id: randomUUID(), nextTryAt };
}

/**
 * Changes an application's status if it still has the status that the coach saw, and cancels a queued email about an
 * earlier decision; the new email is sent when the change can no longer be undone. Throws BAD_REQUEST (illegal-move),
 * NOT_FOUND (not-there) or CONFLICT (changed-meanwhile).
 */
export async function moveApplication(db: Database, actorId: string, input: MoveApplicationInput) {
  const { id, from, to, mail } = input;
  if (!isLegalMove(from, to)) throw refusal("BAD_REQUEST", "illegal-move", errors.illegal(from, to));
  const createdAt = new Date();
  const row = mail ? await createDecisionRow(db, id, mail, getUndoDeadline(createdAt)) : null;
  const move = { id: createTimeOrderedId(), applicationId: id, actorId, fromStatus: from, toStatus: to };
  const audit = createAuditRow({
    action: "application.moved",
    subject: getSubject(id),
    actorId,
    before: { status: from },
    after: { status: to, letter: mail?.subject ?? null },
  });
  const isMoved = await writeIfAllMatch(db, [
    db.privateCoachingApplication.update({
      where: { id, status: from },
      data: { status: to, reviewed: true, awaitsAnswer: isAwaitingAnswer(to) },
    }),
    db.outboxMail.updateMany({
      where: { ...whereDecisionOf(id), state: "queued", leasedUntil: null },
      data: { state: "cancelled" },
    }),
    ...(row ? [db.outboxMail.create({ data: row })] : []),
    db.applicationMove.create({ data: { ...move, emailId: row?.id ?? null, createdAt } }),
    db.auditEntry.create({ data: { ...audit, createdAt } }),
  ]);
  if (!isMoved) throw await explainLateMove(db, id, actorId);
  return { status: to satisfies ApplicationStatus };
}

async function findMove(db: Database, { id, move }: UndoMoveInput) {
  const found = await db.applicationMove.findFirst({
    where: { id: move, applicationId: id, undoesId: null },
    select: {
      fromStatus: true,
      toStatus: true,
      createdAt: true,
      email: { select: { id: true, subject: true } },
    },
  });
  if (!found) throw refusal("NOT_FOUND", "not-there", errors.notThere);
  const { fromStatus: from, toStatus: to, email, createdAt } = found;
  if (!isApplicationStatus(from) || !isApplicationStatus(to) || getUndoDeadline(createdAt) <= new Date()) {
    throw refusal("CONFLICT", "illegal-move", errors.tooLate);
  }
  return { from, to, email };
}

/** The first write fails if a mailer has claimed the email, so that a claimed email is not removed. */
function removeEmailWrites(db: Database, emailId: string) {
  return [
    db.outboxMail.update({
      where: { id: emailId, state: "queued", attempts: 0, leasedUntil: null },
      data: { state: "cancelled" },
    }),
    db.outboxMail.delete({ where: { id: emailId } }),
  ];
}

async function explainRefusedUndo(
  db: Database,
  actorId: string,
  { id, move }: UndoMoveInput,
  status: string,
) {
  const [undo, present] = await Promise.all([
    db.applicationMove.findUnique({ where: { undoesId: move }, select: { id: true } }),
    db.privateCoachingApplication.findUnique({ where: { id }, select: { status: true } }),
  ]);
  if (undo) return refusal("CONFLICT", "already-done", errors.undone);
  if (present?.status === status) return refusal("CONFLICT", "already-done", errors.emailGone);
  return explainLateMove(db, id, actorId);
}

/**
 * Undoes a status change within ten minutes if its email is still queued, and removes that email; an email that the
 * change had cancelled is queued again for its original time. Throws NOT_FOUND (not-there) or CONFLICT (illegal-move if
 * too late, already-done, changed-meanwhile).
 */
export async function undoMove(db: Database, actorId: string, input: UndoMoveInput) {
  const { id, move } = input;
  const { from, to, email } = await findMove(db, input);
  const audit = writeAudit(db, {
    action: "application.taken-back",
    subject: getSubject(id),
    actorId,
    before: { status: to, letter: email?.subject ?? null },
    after: { status: from, letter: null },
  });
  const undo = { applicationId: id, actorId, fromStatus: to, toStatus: from, undoesId: move };
  const writes = [
    db.privateCoachingApplication.update({
      where: { id, status: to },
      data: { status: from, reviewed: from !== "pending_review", awaitsAnswer: isAwaitingAnswer(from) },
    }),
    db.applicationMove.create({ data: { ...undo, id: createTimeOrderedId() } }),
    audit,
    ...(email ? removeEmailWrites(db, email.id) : []),
    db.outboxMail.updateMany({
      where: { ...whereDecisionOf(id), state: "cancelled" },
      data: { state: "queued" },
    }),
  ];
  const isUndone = await writeIfAllMatch(db, writes, isConflict);
  if (!isUndone) throw await explainRefusedUndo(db, actorId, input, to);
  return { status: from };
}
