import "server-only";
import { applicationWords } from "@/content/desk-applications";
import { auditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isNotFound, isUniqueViolation } from "@/server/db/errors";
import { refuse } from "@/server/refusal";
import { refusalOfLateMove } from "./move-service";
import { awaitsAnswer, isApplicationStatus } from "./moves";
import { subjectOf, textOf } from "./record-service";
import type { TakeBackInput } from "./schema";
import { takeBackUntil, takenBackId } from "./take-back";
import { letWaitAgain } from "./waiting-letters";

const { errors } = applicationWords;

async function findMove(db: Database, { id, move }: TakeBackInput) {
  const entry = await db.auditEntry.findFirst({
    where: { id: move, subject: subjectOf(id), action: "application.moved" },
    select: { before: true, after: true, createdAt: true },
  });
  if (!entry) throw refuse("NOT_FOUND", "not-there", errors.notThere);
  const [from, to] = [textOf(entry.before, "status"), textOf(entry.after, "status")];
  const isKnown = from && to && isApplicationStatus(from) && isApplicationStatus(to);
  if (!isKnown || takeBackUntil(entry.createdAt) <= new Date()) {
    throw refuse("CONFLICT", "illegal-move", errors.tooLate);
  }
  return { from, to, letter: textOf(entry.after, "letter") };
}

/** The two writes that make a letter one that never was. The first finds no row once a mailer has taken it. */
function letterWrites(db: Database, moveId: string) {
  return [
    db.outboxMail.update({
      where: { id: moveId, state: "queued", attempts: 0, leasedUntil: null },
      data: { state: "cancelled" },
      select: { id: true },
    }),
    db.outboxMail.delete({ where: { id: moveId }, select: { id: true } }),
  ] as const;
}

async function refusalOf(db: Database, actorId: string, { id, move }: TakeBackInput, status: string) {
  const [back, present] = await Promise.all([
    db.auditEntry.findUnique({ where: { id: takenBackId(move) }, select: { id: true } }),
    db.privateCoachingApplication.findUnique({ where: { id }, select: { status: true } }),
  ]);
  if (back) return refuse("CONFLICT", "already-done", errors.takenBack);
  if (present?.status === status) return refuse("CONFLICT", "already-done", errors.letterGone);
  return refusalOfLateMove(db, id, actorId);
}

/**
 * Takes a move back within ten minutes, and with it the letter that waited for them: it is either sent or taken back,
 * whoever comes first at its row. A letter that the move had called off waits again. Throws NOT_FOUND (not-there) or CONFLICT (illegal-move when it is too late,
 * already-done, changed-meanwhile).
 */
export async function takeBack(db: Database, actorId: string, input: TakeBackInput) {
  const { id, move } = input;
  const { from, to, letter } = await findMove(db, input);
  const audit = auditRow({
    action: "application.taken-back",
    subject: subjectOf(id),
    actorId,
    before: { status: to, letter },
    after: { status: from, letter: null },
  });
  try {
    await db.$transaction([
      db.privateCoachingApplication.update({
        where: { id, status: to },
        data: { status: from, reviewed: from !== "pending_review", awaitsAnswer: awaitsAnswer(from) },
        select: { id: true },
      }),
      db.auditEntry.create({ data: { ...audit, id: takenBackId(move) }, select: { id: true } }),
      ...(letter === null ? [] : [...letterWrites(db, move)]),
      letWaitAgain(db, id),
    ]);
  } catch (error) {
    if (!isNotFound(error) && !isUniqueViolation(error)) throw error;
    throw await refusalOf(db, actorId, input, to);
  }
  return { status: from };
}
