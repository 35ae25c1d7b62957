import "server-only";
import { ownAuditRow } from "@/server/audit";
import { forgetSession } from "@/server/auth/session-lookup";
import { idleLimit } from "@/server/auth/sessions";
import type { Database } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
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
export async function endSession(db: Database, { userId, sessionId }: SessionOwner, { id }: EndSessionInput) {
  const action = id === sessionId ? "account.signed-out" : "account.sessions-ended";
  try {
    await db.$transaction([
      db.authSession.update({
        where: { id, userId, revokedAt: null },
        data: { revokedAt: new Date() },
        select: { id: true },
      }),
      db.auditEntry.create({ data: ownAuditRow(action, userId) }),
    ]);
  } catch (error) {
    if (isNotFound(error)) return { ended: 0 };
    throw error;
  }
  forgetSession(id);
  return { ended: 1 };
}

/** Ends all of a member's sessions but the one this call came with; says how many there were. */
export async function endOtherSessions(db: Database, { userId, sessionId }: SessionOwner) {
  const others = { userId, id: { not: sessionId }, revokedAt: null };
  for (;;) {
    const first = await db.authSession.findFirst({ where: others, select: { id: true } });
    if (!first) return { ended: 0 };
    const data = { revokedAt: new Date() };
    try {
      // The first one by name: of two calls at once, one ends them and is noted.
      const [, { count }] = await db.$transaction([
        db.authSession.update({ where: { ...first, revokedAt: null }, data, select: { id: true } }),
        db.authSession.updateMany({ where: others, data }),
        db.auditEntry.create({ data: ownAuditRow("account.sessions-ended", userId) }),
      ]);
      await forgetSessionsOf(db, userId);
      return { ended: count + 1 };
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
}
