import "server-only";
import { messages } from "@/content/messages";
import type { Database, Write } from "../db/client";
import { writeIfAllMatch } from "../db/errors";
import { refusal } from "../refusal";
import type { LiveSession } from "./session-lookup";

const minuteMs = 60_000;
const validMs = 12 * 60 * minuteMs;
const freshMs = 5 * minuteMs;

type WithFactor = Pick<LiveSession, "factorAt">;

const isWithin = ({ factorAt }: WithFactor, ms: number) =>
  factorAt !== null && Date.now() - factorAt.getTime() < ms;

/** Returns whether the second factor was verified in this session within twelve hours. */
export const isFactorVerified = (session: WithFactor) => isWithin(session, validMs);

/** Returns whether the second factor was verified within five minutes, as irreversible actions require. */
export const isFactorFresh = (session: WithFactor) => isWithin(session, freshMs);

export function factorNeeded() {
  return refusal("FORBIDDEN", "factor-needed", messages.factor.needed);
}

/** Returns the write of a verified factor. It throws P2025 if the session has ended. */
export function writeFactor(db: Database, sid: string) {
  return db.authSession.update({
    where: { id: sid, revokedAt: null },
    data: { factorAt: new Date(), challenge: null },
  });
}

/**
 * Runs writes that can succeed only once, and marks the factor as verified. Returns false, and changes nothing, if a
 * write has succeeded before or the session has ended.
 */
export function verifyFactor(db: Database, sid: string, writes: readonly Write[]) {
  return writeIfAllMatch(db, [...writes, writeFactor(db, sid)]);
}
