import "server-only";
import { google } from "@/content/google";
import { parseJson } from "@/lib/parse-json";
import { z } from "@/lib/zod";
import { writeOwnAudit } from "../audit";
import type { Database } from "../db/client";
import { isNotFound, isUniqueViolation } from "../db/errors";
import { getCookieName, type OwnCookie, readCookie, serialiseCookie } from "../http/cookies";
import { queueMail, wakeMailer } from "../mail/outbox";
import { refusal } from "../refusal";
import { seal, unseal } from "../secret";
import { copyGooglePicture } from "./google-picture";
import { createAccountRow, findLinked } from "./google-sign-in";
import { describeDevice, prepareSession, signInWrites } from "./sessions";
import { checkPassword } from "./sign-in";

const purpose = "google-link";
const ttlSeconds = 10 * 60;

/** `email` is the address that the account had when the cookie was set. */
const pendingSchema = z.object({
  sub: z.string(),
  userId: z.string(),
  picture: z.string().nullable(),
  email: z.string(),
  expires: z.number(),
});

export type PendingLink = Omit<z.infer<typeof pendingSchema>, "expires">;

const getPendingCookieName = () => getCookieName(purpose);

export function createPendingCookie(pending: PendingLink): OwnCookie {
  const body = JSON.stringify({ ...pending, expires: Date.now() + ttlSeconds * 1_000 });
  return [getPendingCookieName(), seal(purpose, Buffer.from(body).toString("base64url")), ttlSeconds];
}

export function clearPendingCookie() {
  return serialiseCookie(getPendingCookieName(), "", 0);
}

export function readPending(headers: Headers): PendingLink | null {
  const body = unseal(purpose, readCookie(headers, getPendingCookieName()));
  if (!body) return null;
  // Cookies of an earlier release have another format and count as expired.
  const { data } = pendingSchema.safeParse(parseJson(Buffer.from(body, "base64url").toString()));
  return data && data.expires > Date.now() ? data : null;
}

const linkExpired = () => refusal("FORBIDDEN", "link-expired", google.link.expired);

/**
 * Links the pending Google identity of this browser after a password check, and returns the claims of a new session.
 * Throws FORBIDDEN (link-expired), BAD_REQUEST or CONFLICT (link-refused), or TOO_MANY_REQUESTS (rate-limited).
 */
export async function linkGoogle(db: Database, headers: Headers, password: string) {
  const pending = readPending(headers);
  if (!pending) throw linkExpired();
  const account = await db.user.findUnique({
    where: { id: pending.userId },
    select: { email: true, emailCanonical: true, displayName: true },
  });
  // The password is also hashed if the account was deleted, so that the response time does not reveal the deletion.
  const user = await checkPassword(db, headers, { email: account?.emailCanonical ?? "", password });
  if (!account || user?.id !== pending.userId)
    throw refusal("BAD_REQUEST", "link-refused", google.link.wrong);
  const { id, sessionVersion } = user;
  const { claims, row } = prepareSession(user, describeDevice(headers));
  const payload = { name: account.displayName, isTakeover: false };
  try {
    await db.$transaction([
      db.user.update({
        where: { id, sessionVersion, emailVerified: { not: null } },
        data: { updatedAt: new Date() },
      }),
      db.account.create({ data: createAccountRow(id, pending.sub) }),
      writeOwnAudit(db, "google.linked", id),
      queueMail(db, { kind: "googleLinked", to: account.email, payload }),
      ...signInWrites(db, row, "google"),
    ]);
    wakeMailer();
  } catch (error) {
    if (isNotFound(error)) throw linkExpired();
    if (!isUniqueViolation(error)) throw error;
    const owner = await findLinked(db, pending.sub);
    if (owner?.id !== id) throw refusal("CONFLICT", "link-refused", google.link.taken);
    await db.$transaction([...signInWrites(db, row, "google")]);
  }
  await copyGooglePicture(db, user, pending.picture);
  return claims;
}
