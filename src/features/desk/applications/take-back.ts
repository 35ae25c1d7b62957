import { type ApplicationStatus, isApplicationStatus } from "./moves";

/** How long a move can be taken back; for as long its letter waits. */
const takeBackMs = 10 * 60_000;

/** Until when a move made at a time can be taken back, which is when its letter leaves. */
export function takeBackUntil(movedAt: Date) {
  return new Date(movedAt.getTime() + takeBackMs);
}

/** The audit row of a move that is taken back: there can be one only. */
export function takenBackId(moveId: string) {
  return `${moveId}.back`;
}

type Entry = {
  id: string;
  action: string;
  from: string | null;
  to: string | null;
  mail: string | null;
  createdAt: Date;
};

/** A letter as it stands in the outbox; one that belongs to a move has the move's id. */
type Letter = { id: string; state: string; attempts: number };

/** A move that can be taken back. */
export type OpenMove = { id: string; from: ApplicationStatus; hasLetter: boolean; until: Date };

/** The move that led to where an application is now, if it can still be taken back. */
export function openMove(
  status: string,
  history: readonly Entry[],
  letters: readonly Letter[],
  now: Date,
): OpenMove | null {
  const ids = new Set(history.map(({ id }) => id));
  const move = history.find(
    ({ id, action, to }) => action === "application.moved" && to === status && !ids.has(takenBackId(id)),
  );
  if (!move?.from || !isApplicationStatus(move.from)) return null;
  const until = takeBackUntil(move.createdAt);
  if (until <= now) return null;
  const hasLetter = move.mail !== null;
  const letter = letters.find(({ id }) => id === move.id);
  if (hasLetter && (letter?.state !== "queued" || letter.attempts > 0)) return null;
  return { id: move.id, from: move.from, hasLetter, until };
}
