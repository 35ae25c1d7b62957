import "server-only";
import type { RecordInput } from "@/lib/text-schema";
import { writeOwnAudit } from "@/server/audit";
import { forgetSession, forgetSessionsOf } from "@/server/auth/session-lookup";
import { idleLimit } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isNotFound, writeIfAllMatch } from "@/server/db/errors";
import { readDeviceName } from "./device-name";

export type SessionOwner = { userId: string; sessionId: string };

/** Returns a member's sessions, the current one first, then by last activity. */
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
    ...readDeviceName(userAgent),
    signedInAt: authTime,
    lastSeenAt,
    isCurrent: id === sessionId,
  }));
  return devices.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one of a member's sessions. Does nothing if it is another member's or has ended. */
export async function endSession(db: Database, { userId, sessionId }: SessionOwner, { id }: RecordInput) {
  const action = id === sessionId ? "account.signed-out" : "account.sessions-ended";
  const isEnded = await writeIfAllMatch(db, [
    db.authSession.update({ where: { id, userId, revokedAt: null }, data: { revokedAt: new Date() } }),
    writeOwnAudit(db, action, userId),
  ]);
  if (!isEnded) return { ended: 0 };
  forgetSession(id);
  return { ended: 1 };
}

/** Ends all other sessions of a member and returns how many there were. */
export async function endOtherSessions(db: Database, { userId, sessionId }: SessionOwner) {
  const others = { userId, id: { not: sessionId }, revokedAt: null };
  for (;;) {
    const first = await db.authSession.findFirst({ where: others, select: { id: true } });
    if (!first) return { ended: 0 };
    const data = { revokedAt: new Date() };
    try {
      // The first write fails if a concurrent call has ended this session, so that only one call is audited.
      const [, { count }] = await db.$transaction([
        db.authSession.update({ where: { ...first, revokedAt: null }, data }),
        db.authSession.updateMany({ where: others, data }),
        writeOwnAudit(db, "account.sessions-ended", userId),
      ]);
      await forgetSessionsOf(db, userId);
      return { ended: count + 1 };
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
}
