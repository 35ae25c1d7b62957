import "server-only";
import { idleLimit } from "@/server/auth/session-claims";
import { forgetSession } from "@/server/auth/session-lookup";
import type { Database } from "@/server/db/client";
import { deviceName } from "./device-name";
import type { EndSessionInput } from "./schema";

/** Whose sessions, and which of them this call came with. */
export type SessionOwner = { userId: string; sessionId: string };

/** Makes this process ask the database again about every session of a member. */
export async function forgetSessionsOf(db: Database, userId: string) {
  const rows = await db.authSession.findMany({ where: { userId }, select: { id: true } }).catch(() => null);
  if (rows) for (const { id } of rows) forgetSession(id);
  else forgetSession();
}

/** The devices a member is signed in on, this one first, then as they were last seen. */
export async function listSessions(db: Database, { userId, sessionId }: SessionOwner) {
  const now = Date.now();
  const rows = await db.authSession.findMany({
    where: {
      userId,
      revokedAt: null,
      absoluteExpiresAt: { gt: new Date(now) },
      lastSeenAt: { gt: new Date(now - idleLimit * 1000) },
    },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    select: { id: true, userAgent: true, authTime: true, lastSeenAt: true },
  });
  const devices = rows.map(({ id, userAgent, authTime, lastSeenAt }) => ({
    id,
    ...deviceName(userAgent),
    signedInAt: authTime,
    lastSeenAt,
    isCurrent: id === sessionId,
  }));
  return devices.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one of a member's sessions, at once in this process; one that is not theirs or ended before changes nothing. */
export async function endSession(db: Database, { userId }: SessionOwner, { id }: EndSessionInput) {
  const { count } = await db.authSession.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  if (count > 0) forgetSession(id);
  return { ended: count };
}

/** Ends all of a member's sessions but the one this call came with; says how many there were. */
export async function endOtherSessions(db: Database, { userId, sessionId }: SessionOwner) {
  const { count } = await db.authSession.updateMany({
    where: { userId, id: { not: sessionId }, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await forgetSessionsOf(db, userId);
  return { ended: count };
}
