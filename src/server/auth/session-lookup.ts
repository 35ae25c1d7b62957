import "server-only";
import { writeOwnAudit } from "../audit";
import { type Database, database, type Prisma } from "../db/client";
import { writeIfAllMatch } from "../db/errors";
import { readCookie } from "../http/cookies";
import { describeError, log } from "../log";
import { decodeClaims, getSessionCookieName, idleLimit, type SessionClaims } from "./sessions";

const touchIntervalMs = 5 * 60_000;

const userFields = {
  id: true,
  email: true,
  emailVerified: true,
  displayName: true,
  photoURL: true,
  role: true,
  sessionVersion: true,
} as const;

export type SessionUser = Omit<Prisma.UserGetPayload<{ select: typeof userFields }>, "sessionVersion">;

/** "degraded" means that the database is unavailable; callers answer 503. */
export type Session = { state: "none" } | { state: "degraded" } | LiveSession;

export type LiveSession = { state: "live"; user: SessionUser; claims: SessionClaims; factorAt: Date | null };

async function findSession(claims: SessionClaims): Promise<Session> {
  const db = database();
  const row = await db.authSession.findUnique({
    where: { id: claims.sid },
    select: {
      userId: true,
      revokedAt: true,
      lastSeenAt: true,
      absoluteExpiresAt: true,
      factorAt: true,
      user: { select: userFields },
    },
  });
  const now = Date.now();
  // Prisma reads the user in a second query, so a user deleted in between is null.
  const found = row?.user as (SessionUser & { sessionVersion: number }) | null | undefined;
  if (!row || !found || row.userId !== claims.sub || row.revokedAt) return { state: "none" };
  if (row.absoluteExpiresAt.getTime() <= now) return { state: "none" };
  if (row.lastSeenAt.getTime() + idleLimit * 1000 <= now) return { state: "none" };
  const { sessionVersion, ...user } = found;
  if (sessionVersion !== claims.sv) return { state: "none" };
  if (now - row.lastSeenAt.getTime() > touchIntervalMs) {
    const touched = { where: { id: claims.sid, revokedAt: null }, data: { lastSeenAt: new Date(now) } };
    db.authSession
      .updateMany(touched)
      .catch((error) => log.warn(describeError(error), "last use of a session not stored"));
  }
  return { state: "live", user, claims, factorAt: row.factorAt };
}

/** Returns the session of a request, checked in the database. All code that needs a session calls this function. */
export async function getSession(headers: Headers): Promise<Session> {
  const claims = await decodeClaims(readCookie(headers, getSessionCookieName()));
  if (!claims) return { state: "none" };
  return findSession(claims).catch((error): Session => {
    log.error(describeError(error), "session look-up failed");
    return { state: "degraded" };
  });
}

/** Returns whether the session cookie is genuine and its member was deleted. */
export async function isMemberDeleted(headers: Headers) {
  const claims = await decodeClaims(readCookie(headers, getSessionCookieName()));
  return claims !== null && (await database().user.count({ where: { id: claims.sub } })) === 0;
}

export async function revokeSession(db: Database, { sid, sub }: SessionClaims) {
  const where = { id: sid, revokedAt: null };
  await writeIfAllMatch(db, [
    db.authSession.update({ where, data: { revokedAt: new Date() } }),
    writeOwnAudit(db, "account.signed-out", sub),
  ]);
}
