import "server-only";
import { z } from "@/lib/zod";
import { cookieName, type OwnCookie, readCookie, serialiseCookie } from "../http/cookies";
import { seal, unseal } from "../secret";

const purpose = "google-link";
const ttlSeconds = 10 * 60;
const schema = z.tuple([z.string(), z.string(), z.number(), z.string().nullable()]);

/** A Google identity that waits for the password of the account it is to be connected to. */
export type PendingLink = { sub: string; userId: string; picture: string | null };

const name = () => cookieName(purpose);

/** Returns the cookie that names a pending identity, for ten minutes. */
export function pendingCookie({ sub, userId, picture }: PendingLink): OwnCookie {
  const body = JSON.stringify([sub, userId, Date.now() + ttlSeconds * 1_000, picture]);
  return [name(), seal(purpose, Buffer.from(body).toString("base64url")), ttlSeconds];
}

/** Writes the cookie that takes the pending identity away. */
export function noPendingCookie() {
  return serialiseCookie(name(), "", 0);
}

/** Reads the pending identity of a browser; null when there is none of ours or its time is over. */
export function readPending(headers: Headers): PendingLink | null {
  const body = unseal(purpose, readCookie(headers, name()));
  if (!body) return null;
  // A cookie of an earlier release had another shape: whoever holds one goes to Google again.
  const parsed = schema.safeParse(JSON.parse(Buffer.from(body, "base64url").toString()));
  if (!parsed.success) return null;
  const [sub, userId, expires, picture] = parsed.data;
  return expires > Date.now() ? { sub, userId, picture } : null;
}
