import "server-only";
import { decode, encode } from "next-auth/jwt";
import { siteSecret } from "../secret";

/** What the session cookie says; nothing personal. `authTime` in seconds since 1970. */
export type SessionClaims = { sub: string; sid: string; sv: number; authTime: number };

/** A session may live this long, in seconds: unused, and in all. */
export const idleLimit = 14 * 24 * 60 * 60;
export const absoluteLimit = 30 * 24 * 60 * 60;

/** Encrypts the claims, and only them, into the cookie's value. */
export function encodeClaims({ sub, sid, sv, authTime }: SessionClaims) {
  return encode({ token: { sub, sid, sv, authTime }, secret: siteSecret(), maxAge: absoluteLimit });
}

/** Reads the cookie's value; null when it is not ours, has expired or lacks a claim. */
export async function decodeClaims(token: string | null | undefined): Promise<SessionClaims | null> {
  if (!token) return null;
  try {
    const claims = await decode({ token, secret: siteSecret() });
    if (typeof claims?.sub !== "string" || typeof claims.sid !== "string") return null;
    if (typeof claims.sv !== "number" || typeof claims.authTime !== "number") return null;
    return { sub: claims.sub, sid: claims.sid, sv: claims.sv, authTime: claims.authTime };
  } catch {
    return null;
  }
}
