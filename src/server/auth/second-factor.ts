import "server-only";
import { messages } from "@/content/messages";
import type { Database, Write } from "../db/client";
import { isNotFound } from "../db/errors";
import { refuse } from "../refusal";
import { forgetSession, type Session } from "./session-lookup";

const minuteMs = 60_000;
const lastsMs = 12 * 60 * minuteMs;
const freshMs = 5 * minuteMs;

type Live = Extract<Session, { state: "live" }>;
type Given = Pick<Live, "factorAt">;

const isWithin = ({ factorAt }: Given, ms: number) =>
  factorAt !== null && Date.now() - factorAt.getTime() < ms;

/** Whether the second factor was given in this session within the last twelve hours. */
export const hasFactor = (session: Given) => isWithin(session, lastsMs);

/** Whether it was given within the last five minutes, as what cannot be taken back asks for. */
export const hasFreshFactor = (session: Given) => isWithin(session, freshMs);

/** The refusal of what needs a second factor. */
export function factorNeeded() {
  return refuse("FORBIDDEN", "factor-needed", messages.factor.needed);
}

/** The write that notes the second factor as given in a session; follow it with `forgetSession`. It fails with P2025 once the session has ended. */
export function factorWrite(db: Database, sid: string) {
  return db.authSession.update({
    where: { id: sid, revokedAt: null },
    data: { factorAt: new Date(), challenge: null },
    select: { id: true },
  });
}

/**
 * Does the writes by which a factor was shown, each of which can happen only once, and notes it in the session. False when
 * one of them was done already.
 */
export async function giveFactor(db: Database, sid: string, writes: readonly Write[]) {
  try {
    await db.$transaction([...writes, factorWrite(db, sid)]);
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
  forgetSession(sid);
  return true;
}
