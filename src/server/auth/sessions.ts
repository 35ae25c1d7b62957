import "server-only";
import { hash, randomBytes } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { z } from "@/lib/zod";
import { writeOwnAudit } from "../audit";
import type { Database } from "../db/client";
import { getClientAddress } from "../http/client-address";
import { getCookieName, serialiseCookie } from "../http/cookies";
import { getSiteSecret } from "../secret";

/** `authTime` is in seconds since the epoch. */
const claimsSchema = z.object({ sub: z.string(), sid: z.string(), sv: z.number(), authTime: z.number() });

export type SessionClaims = z.infer<typeof claimsSchema>;

/** The limits of a session in seconds. */
export const idleLimit = 14 * 24 * 60 * 60;
export const absoluteLimit = 30 * 24 * 60 * 60;

export type SignInMethod = "password" | "google" | "link";

export type Device = { userAgent: string | null; address: string };

export function describeDevice(headers: Headers): Device {
  return { userAgent: headers.get("user-agent"), address: getClientAddress(headers) };
}

export const getSessionCookieName = () => getCookieName("session");

export function encodeClaims({ sub, sid, sv, authTime }: SessionClaims) {
  return encode({ token: { sub, sid, sv, authTime }, secret: getSiteSecret(), maxAge: absoluteLimit });
}

/** Returns the claims in a session cookie, or null if the cookie is invalid, expired or incomplete. */
export async function decodeClaims(token: string | null | undefined): Promise<SessionClaims | null> {
  if (!token) return null;
  try {
    return claimsSchema.parse(await decode({ token, secret: getSiteSecret() }));
  } catch {
    return null;
  }
}

export function prepareSession(user: { id: string; sessionVersion: number }, device: Device) {
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
    ipHash: hash("sha256", `${getSiteSecret()}:address:${device.address}`, "base64url"),
  };
  return { claims, row };
}

export function signInWrites(db: Database, row: ReturnType<typeof prepareSession>["row"], by: SignInMethod) {
  const audit = writeOwnAudit(db, "account.signed-in", row.userId, { after: { by } });
  return [db.authSession.create({ data: row }), audit] as const;
}

export async function createSession(
  db: Database,
  user: { id: string; sessionVersion: number },
  device: Device,
  by: SignInMethod,
) {
  const { claims, row } = prepareSession(user, device);
  await db.$transaction([...signInWrites(db, row, by)]);
  return claims;
}

export async function createSessionCookie(claims: SessionClaims) {
  return serialiseCookie(getSessionCookieName(), await encodeClaims(claims), absoluteLimit);
}
