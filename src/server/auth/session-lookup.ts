import "server-only";
import { processWide } from "@/process-registry";
import { writeOwnAudit } from "../audit";
import { type Database, database, type Prisma } from "../db/client";
import { writeIfAllMatch } from "../db/errors";
import { readCookie } from "../http/cookies";
import { describeError, log } from "../log";
import { decodeClaims, getSessionCookieName, idleLimit, type SessionClaims } from "./sessions";

const cacheFor = 5_000;
const cacheSize = 10_000;
const touchEvery = 5 * 60_000;

const userFields = {
  id: true,
  email: true,
  displayName: true,
  photoURL: true,
  role: true,
  sessionVersion: true,
} as const;

export type SessionUser = Omit<Prisma.UserGetPayload<{ select: typeof userFields }>, "sessionVersion">;

/** "degraded" means that the database is unavailable; callers answer 503. */
export type Session =
  | { state: "none" }
  | { state: "degraded" }
  | { state: "live"; user: SessionUser; claims: SessionClaims; factorAt: Date | null };

type Entry = { at: number; found: Promise<Session> };
const cache = processWide("sessions", () => new Map<string, Entry>());

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
  if (now - row.lastSeenAt.getTime() > touchEvery) {
    const touched = { where: { id: claims.sid, revokedAt: null }, data: { lastSeenAt: new Date(now) } };
    db.authSession
      .updateMany(touched)
      .catch((error) => log.warn(describeError(error), "last use of a session not stored"));
  }
  return { state: "live", user, claims, factorAt: row.factorAt };
}

function findOrDegrade(claims: SessionClaims): Promise<Session> {
  return findSession(claims).catch((error): Session => {
    log.error(describeError(error), "session look-up failed");
    cache.delete(claims.sid);
    return { state: "degraded" };
  });
}

function findCached(claims: SessionClaims): Promise<Session> {
  const entry = cache.get(claims.sid);
  if (entry && performance.now() - entry.at < cacheFor) return entry.found;
  cache.delete(claims.sid);
  const oldest = cache.keys().next();
  if (cache.size >= cacheSize && !oldest.done) cache.delete(oldest.value);
  const found = findOrDegrade(claims);
  cache.set(claims.sid, { at: performance.now(), found });
  return found;
}

/** Caches the result for at most 5 seconds unless `isFresh`. All uses of a session go through this function. */
async function checkSession(token: string | null | undefined, { isFresh = false } = {}): Promise<Session> {
  const claims = await decodeClaims(token);
  if (!claims) return { state: "none" };
  const session = await (isFresh ? findOrDegrade(claims) : findCached(claims));
  if (session.state !== "live") return session;
  return session.claims.sv === claims.sv && session.claims.sub === claims.sub ? session : { state: "none" };
}

/** Removes a session from the cache, or all sessions if there is no id. */
export function forgetSession(sid?: string) {
  if (sid) cache.delete(sid);
  else cache.clear();
}

/** Drops this process's cache of a member's sessions. */
export async function forgetSessionsOf(db: Database, userId: string) {
  const rows = await db.authSession.findMany({ where: { userId }, select: { id: true } }).catch(() => null);
  if (rows) for (const { id } of rows) forgetSession(id);
  else forgetSession();
}

export function getSession(headers: Headers, options?: { isFresh?: boolean }) {
  return checkSession(readCookie(headers, getSessionCookieName()), options);
}

/** Returns whether the session cookie is genuine and its member was deleted. */
export async function isMemberDeleted(headers: Headers) {
  const claims = await decodeClaims(readCookie(headers, getSessionCookieName()));
  return claims !== null && (await database().user.count({ where: { id: claims.sub } })) === 0;
}

/** Ends a session, immediately in this process and within 5 seconds in other processes. */
export async function revokeSession(db: Database, { sid, sub }: SessionClaims) {
  const where = { id: sid, revokedAt: null };
  await writeIfAllMatch(db, [
    db.authSession.update({ where, data: { revokedAt: new Date() } }),
    writeOwnAudit(db, "account.signed-out", sub),
  ]);
  forgetSession(sid);
}
