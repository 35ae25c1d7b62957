import "server-only";
import { cookieName, readCookie, serialiseCookie } from "@/server/http/cookies";
import { seal, unseal } from "@/server/secret";
import { timeOrderedId } from "@/server/time-ordered-id";

const purpose = "visitor";
const maxAge = 400 * 24 * 60 * 60;

/** Who votes: the member when signed in, and the browser by its signed, http-only cookie; `isNew` when it gets that only now. */
export type Voter = { userId: string | null; visitorId: string | null; isNew?: boolean };

/** Reads the visitor's id from the request; null when there is none or it was not signed here. */
export function readVisitor(headers: Headers) {
  return unseal(purpose, readCookie(headers, cookieName(purpose)));
}

/** Makes a visitor's id and the signed cookie that keeps it for 400 days. */
export function newVisitor() {
  const id = timeOrderedId();
  return { id, cookie: serialiseCookie(cookieName(purpose), seal(purpose, id), maxAge) };
}

/** The keys under which a voter may have voted; the first is the one a new vote is stored under. */
export function voterKeys({ userId, visitorId }: Voter) {
  const keys = [userId && `member:${userId}`, visitorId && `visitor:${visitorId}`];
  return keys.filter((key): key is string => Boolean(key));
}
