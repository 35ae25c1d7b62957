import "server-only";
import { deskApplications } from "@/content/desk-applications";
import { auditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isForeignKeyViolation, isNotFound, isUniqueViolation } from "@/server/db/errors";
import { refuse, signedOut } from "@/server/refusal";
import { timeOrderedId } from "@/server/time-ordered-id";
import { refusalOfLateMove } from "./move-service";
import { awaitsAnswer, isApplicationStatus, takeBackUntil } from "./moves";
import { decisionsOf, subjectOf } from "./record-service";
import type { TakeBackInput } from "./schema";

const { errors } = deskApplications;

async function findMove(db: Database, { id, move }: TakeBackInput) {
  const found = await db.applicationMove.findFirst({
    where: { id: move, applicationId: id, undoesId: null },
    select: {
      fromStatus: true,
      toStatus: true,
      createdAt: true,
      email: { select: { id: true, subject: true } },
    },
  });
  if (!found) throw refuse("NOT_FOUND", "not-there", errors.notThere);
  const { fromStatus: from, toStatus: to, email, createdAt } = found;
  if (!isApplicationStatus(from) || !isApplicationStatus(to) || takeBackUntil(createdAt) <= new Date()) {
    throw refuse("CONFLICT", "illegal-move", errors.tooLate);
  }
  return { from, to, email };
}

/** Returns the two writes that remove an email that was never tried. The first fails once a mailer has claimed it. */
function emailWrites(db: Database, emailId: string) {
  return [
    db.outboxMail.update({
      where: { id: emailId, state: "queued", attempts: 0, leasedUntil: null },
      data: { state: "cancelled" },
    }),
    db.outboxMail.delete({ where: { id: emailId } }),
  ] as const;
}

async function refusalOf(db: Database, actorId: string, { id, move }: TakeBackInput, status: string) {
  const [undo, present] = await Promise.all([
    db.applicationMove.findUnique({ where: { undoesId: move }, select: { id: true } }),
    db.privateCoachingApplication.findUnique({ where: { id }, select: { status: true } }),
  ]);
  if (undo) return refuse("CONFLICT", "already-done", errors.takenBack);
  if (present?.status === status) return refuse("CONFLICT", "already-done", errors.emailGone);
  return refusalOfLateMove(db, id, actorId);
}

/**
 * Undoes a move within ten minutes if its email is still queued, and removes that email. An email that the move had
 * cancelled is queued again for its original time. Throws NOT_FOUND (not-there) or CONFLICT (illegal-move when it is
 * too late, already-done, changed-meanwhile).
 */
export async function takeBack(db: Database, actorId: string, input: TakeBackInput) {
  const { id, move } = input;
  const { from, to, email } = await findMove(db, input);
  const audit = auditRow({
    action: "application.taken-back",
    subject: subjectOf(id),
    actorId,
    before: { status: to, letter: email?.subject ?? null },
    after: { status: from, letter: null },
  });
  const undo = { applicationId: id, actorId, fromStatus: to, toStatus: from, undoesId: move };
  try {
    await db.$transaction([
      db.privateCoachingApplication.update({
        where: { id, status: to },
        data: { status: from, reviewed: from !== "pending_review", awaitsAnswer: awaitsAnswer(from) },
      }),
      db.applicationMove.create({ data: { ...undo, id: timeOrderedId() } }),
      db.auditEntry.create({ data: audit }),
      ...(email ? [...emailWrites(db, email.id)] : []),
      db.outboxMail.updateMany({
        where: { ...decisionsOf(id), state: "cancelled" },
        data: { state: "queued" },
      }),
    ]);
  } catch (error) {
    // The coach has deleted their account meanwhile.
    if (isForeignKeyViolation(error)) throw signedOut();
    if (!isNotFound(error) && !isUniqueViolation(error)) throw error;
    throw await refusalOf(db, actorId, input, to);
  }
  return { status: from };
}
