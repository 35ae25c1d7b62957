import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { ownAuditRow } from "../audit";
import type { Database } from "../db/client";
import { isNotFound } from "../db/errors";
import { cookieName, readCookie, serialiseCookie } from "../http/cookies";
import { siteSecret } from "../secret";
import { absoluteLimit, encodeClaims, type SessionClaims } from "./session-claims";
import { checkSession, forgetSession } from "./session-lookup";

/** What a member proved themselves with. */
export type Door = "password" | "google";

/** What is kept of the device that signs in. */
export type Device = { userAgent: string | null; address: string };

/** The name of the session cookie. */
export const sessionCookie = () => cookieName("session");

/** Reads who is signed in from a request's headers. */
export function getSession(headers: Headers, options?: { fresh?: boolean }) {
  return checkSession(readCookie(headers, sessionCookie()), options);
}

function hashAddress(address: string) {
  return createHash("sha256").update(`${siteSecret()}:address:${address}`).digest("base64url");
}

/** Builds the row of a new session (128-bit id) and the claims its cookie carries. */
export function newSession(user: { id: string; sessionVersion: number }, device: Device) {
  const now = new Date();
  const sid = randomBytes(16).toString("base64url");
  const claims: SessionClaims = {
    sub: user.id,
    sid,
    sv: user.sessionVersion,
    authTime: Math.floor(now.getTime() / 1000),
  };
  const row = {
    id: sid,
    userId: user.id,
    authTime: now,
    lastSeenAt: now,
    absoluteExpiresAt: new Date(now.getTime() + absoluteLimit * 1000),
    userAgent: device.userAgent?.slice(0, 300) ?? null,
    ipHash: hashAddress(device.address),
  };
  return { claims, row };
}

/** The writes of a sign-in: its session, and the note that somebody came in, and by which door. */
export function signInWrites(db: Database, row: ReturnType<typeof newSession>["row"], by: Door) {
  const audit = ownAuditRow("account.signed-in", row.userId, { after: { by } });
  return [db.authSession.create({ data: row }), db.auditEntry.create({ data: audit })] as const;
}

/** Stores a new session for a user and gives the claims of its cookie. */
export async function createSession(
  db: Database,
  user: { id: string; sessionVersion: number },
  device: Device,
  by: Door = "password",
) {
  const { claims, row } = newSession(user, device);
  await db.$transaction([...signInWrites(db, row, by)]);
  return claims;
}

/** Writes the Set-Cookie value that signs the browser in with these claims. */
export async function sessionCookieFor(claims: SessionClaims) {
  return serialiseCookie(sessionCookie(), await encodeClaims(claims), absoluteLimit);
}

/** Ends one session: at once in this process, within 5 s in others. */
export async function revokeSession(db: Database, { sid, sub }: SessionClaims) {
  const where = { id: sid, revokedAt: null };
  await db
    .$transaction([
      db.authSession.update({ where, data: { revokedAt: new Date() }, select: { id: true } }),
      db.auditEntry.create({ data: ownAuditRow("account.signed-out", sub) }),
    ])
    .catch((error) => {
      if (!isNotFound(error)) throw error;
    });
  forgetSession(sid);
}
